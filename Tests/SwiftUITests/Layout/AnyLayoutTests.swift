import SwiftUI
import Testing

/// A stack as a layout places what a stack as a view places.
@Suite("Layout: stacks behind AnyLayout") @MainActor struct AnyLayoutTests {
  private func content() -> some View {
    Group {
      leaf("a").frame(width: 30, height: 40)
      leaf("b")
      leaf("c").frame(maxWidth: 25, maxHeight: 10)
    }
  }

  @Test("a row")
  func row() {
    let dump = layoutDump { HStack(alignment: .bottom, spacing: 6) { content() } }
    #expect(
      dump
        == layoutDump { AnyLayout(HStackLayout(alignment: .bottom, spacing: 6))() { content() } })
    // 200 − 30 − 25 − 2·6 for the flexible one.
    #expect(dump.contains("b 36 0 133 100"))
  }

  @Test("a column")
  func column() {
    #expect(
      layoutDump { VStack(alignment: .trailing) { content() } }
        == layoutDump { AnyLayout(VStackLayout(alignment: .trailing))() { content() } })
  }

  @Test("a pile")
  func pile() {
    #expect(
      layoutDump { ZStack(alignment: .topTrailing) { content() } }
        == layoutDump { AnyLayout(ZStackLayout(alignment: .topTrailing))() { content() } })
  }
}
