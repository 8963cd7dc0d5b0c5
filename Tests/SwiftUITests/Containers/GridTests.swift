import SwiftUI
import TestSupport
import Testing

@Suite("Grids") @MainActor struct GridTests {
  private func lengths(_ items: [GridItem], _ total: CGFloat) -> [CGFloat] {
    GridTracks(items, in: total).tracks.map(\.length)
  }
  private func starts(_ items: [GridItem], _ total: CGFloat) -> [CGFloat] {
    GridTracks(items, in: total).tracks.map(\.start)
  }

  @Test("flexible columns share what fixed ones and gaps leave")
  func flexible() {
    // 300 − 60 − 2·10 = 220, halved.
    let items = [
      GridItem(.flexible(), spacing: 10), GridItem(.fixed(60), spacing: 10), GridItem(.flexible()),
    ]
    #expect(lengths(items, 300) == [110, 60, 110])
    #expect(starts(items, 300) == [0, 120, 190])
  }

  @Test("a flexible column keeps its bounds")
  func bounds() {
    // The first takes its least of 150; the second what is left of 200 − 0.
    let items = [
      GridItem(.flexible(minimum: 150), spacing: 0), GridItem(.flexible(maximum: 30), spacing: 0),
    ]
    #expect(lengths(items, 200) == [150, 30])
  }

  @Test(
    "an adaptive column becomes as many as fit",
    arguments: [
      // n = ⌊(w + 8) / (50 + 8)⌋, each (w − 8(n − 1)) / n.
      (CGFloat(100), 1), (108, 2), (165, 2), (166, 3),
    ])
  func adaptive(width: CGFloat, count: Int) {
    let found = lengths([GridItem(.adaptive(minimum: 50))], width)
    #expect(found.count == count)
    #expect(found.first == (width - 8 * CGFloat(count - 1)) / CGFloat(count))
  }

  @Test("views of a lazy grid lie in the middle of their cells, line after line")
  func lazyGrid() {
    let stage = Stage(
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Rectangle().frame(width: 20, height: index == 0 ? 40 : 20)
            .accessibilityIdentifier("\(index)")
        }
      })
    // Two columns of 100; lines of 40 and 20 with 10 between: 70 high in the middle of 200.
    #expect(stage.view("0", at: 0)?.center == CGPoint(x: 50, y: 65 + 20))
    #expect(stage.view("1", at: 0)?.center == CGPoint(x: 150, y: 65 + 20))
    #expect(stage.view("2", at: 0)?.center == CGPoint(x: 50, y: 65 + 40 + 10 + 10))
  }

  @Test("columns of a grid are as wide as their widest view")
  func grid() {
    let stage = Stage(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          Rectangle().frame(width: 30, height: 20).accessibilityIdentifier("a")
          Rectangle().frame(width: 50, height: 20).accessibilityIdentifier("b")
        }
        GridRow {
          Rectangle().frame(width: 60, height: 20).accessibilityIdentifier("c")
          Rectangle().frame(width: 10, height: 20).accessibilityIdentifier("d")
        }
      })
    // 60 + 10 + 50 = 120 wide, 20 + 6 + 20 = 46 high, in the middle of 200 × 200.
    #expect(stage.view("a", at: 0)?.origin == CGPoint(x: 40, y: 77))
    #expect(stage.view("b", at: 0)?.origin == CGPoint(x: 110, y: 77))
    #expect(stage.view("c", at: 0)?.origin == CGPoint(x: 40, y: 103))
    #expect(stage.view("d", at: 0)?.origin == CGPoint(x: 110, y: 103))
  }

  @Test("a view over several columns takes their widths and the gaps")
  func span() {
    let stage = Stage(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Rectangle().frame(width: 30, height: 20)
          Rectangle().frame(width: 50, height: 20)
        }
        GridRow {
          Rectangle().frame(height: 20).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
            .accessibilityIdentifier("wide")
        }
      })
    #expect(stage.view("wide", at: 0)?.width == 90)
  }

  @Test(
    "the first view whose ideal size fits is shown",
    arguments: [
      (CGFloat(200), "wide"), (120, "narrow"), (20, "narrow"),
    ])
  func fits(width: CGFloat, name: String) {
    let stage = Stage(
      ViewThatFits(in: .horizontal) {
        Rectangle().frame(width: 150, height: 10).accessibilityIdentifier("wide")
        Rectangle().frame(width: 60, height: 10).accessibilityIdentifier("narrow")
      }
      .frame(width: width))
    #expect(stage.move(to: 0).map(\.name) == [name])
  }
}
