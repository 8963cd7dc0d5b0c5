import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite("Paints of symbols") struct SymbolPaintTests {
  private func parts(_ mode: SymbolRenderingMode) -> Int {
    let badge = Image(systemName: "folder.badge.minus").symbolRenderingMode(mode)
      .foregroundStyle(.red, .green)
    return Stage(badge).graph.displayList().items.count
  }

  @Test("leave the sign of a badge open but in its own colours, where it is white")
  func badge() {
    let coloured = parts(.multicolor)
    #expect(coloured >= 3)
    #expect(parts(.hierarchical) == coloured - 1)
    #expect(parts(.palette) == coloured - 1)
  }
}
