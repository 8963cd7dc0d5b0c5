import SwiftUI
import Testing

/// Sizes and places that frames, padding, ratios and the like lead to; the rules are Apple's
/// documentation of each modifier and the spec's section 13.
@Suite("Layout: modifiers") @MainActor struct ModifierLayoutTests {
  @Test(
    "a frame places its child by its alignment",
    arguments: [
      (Alignment.topLeading, "50 20"), (.top, "90 20"), (.trailing, "130 45"),
      (.center, "90 45"), (.bottomLeading, "50 70"), (.bottomTrailing, "130 70"),
    ])
  func frame(_ alignment: Alignment, _ place: String) {
    // A frame of 100 × 60 begins at (50, 20); the child is 20 × 10.
    #expect(
      layoutDump {
        leaf("a").frame(width: 20, height: 10)
          .frame(width: 100, height: 60, alignment: alignment)
      } == "a \(place) 20 10")
  }

  @Test("a frame larger than the proposal is not cut")
  func large() {
    // 300 wide in the middle of 200: from −50 on.
    #expect(layoutDump { leaf("a").frame(width: 300) } == "a -50 0 300 100")
  }

  @Test("a flexible frame keeps the proposal within its bounds")
  func flexible() {
    #expect(
      layoutDump { leaf("a").frame(maxWidth: 80, maxHeight: 40) } == "a 60 30 80 40")
    #expect(
      layoutDump { leaf("a").frame(minWidth: 260, maxWidth: 300) } == "a -30 0 260 100")
    #expect(
      layoutDump {
        leaf("a").frame(width: 20, height: 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      } == "a 180 90 20 10")
  }

  @Test("a flexible frame without a greatest width hugs a smaller child")
  func hugs() {
    // Only a least width: the child's 20 is less, so that the frame is 50 wide, in the middle.
    #expect(
      layoutDump {
        leaf("a").frame(width: 20, height: 10).frame(minWidth: 50, alignment: .leading)
      } == "a 75 45 20 10")
  }

  @Test("frames nest: the inner one is proposed the outer one's size")
  func nested() {
    #expect(
      layoutDump {
        leaf("a").frame(maxWidth: 120).frame(width: 80, height: 50)
      } == "a 60 25 80 50")
    #expect(
      layoutDump {
        leaf("a").frame(width: 80).frame(maxWidth: 50, alignment: .leading)
      } == "a 75 0 80 100")
  }

  @Test("padding takes from the proposal and adds to the size; 16 points by default")
  func padding() {
    #expect(layoutDump { leaf("a").padding() } == "a 16 16 168 68")
    #expect(layoutDump { leaf("a").padding(.leading, 30) } == "a 30 0 170 100")
    // 20 + 2·10 wide: from (200 − 40) / 2 + 10 on.
    #expect(
      layoutDump {
        leaf("a").frame(width: 20, height: 10).padding(.horizontal, 10)
      } == "a 90 45 20 10")
    #expect(layoutDump { leaf("a").padding(-10) } == "a -10 -10 220 120")
  }

  @Test("a ratio fits into or fills the proposal")
  func ratio() {
    // 200 × 100 at 1 : 1 is 100 to fit, 200 to fill; at 4 : 1 it is 200 × 50.
    #expect(layoutDump { leaf("a").aspectRatio(1, contentMode: .fit) } == "a 50 0 100 100")
    #expect(layoutDump { leaf("a").aspectRatio(1, contentMode: .fill) } == "a 0 -50 200 200")
    #expect(layoutDump { leaf("a").aspectRatio(4, contentMode: .fit) } == "a 0 25 200 50")
    #expect(
      layoutDump {
        leaf("a").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit).frame(width: 90)
      } == "a 55 20 90 60")
  }

  @Test("fixedSize takes the ideal size, 10 where there is none")
  func fixed() {
    #expect(layoutDump { leaf("a").fixedSize() } == "a 95 45 10 10")
    #expect(
      layoutDump { leaf("a").fixedSize(horizontal: true, vertical: false) } == "a 95 0 10 100")
    #expect(
      layoutDump {
        leaf("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
      } == "a 65 35 70 30")
  }

  @Test("offset, scale and rotation leave the layout alone")
  func effects() {
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a").frame(width: 20, height: 20).offset(x: 7, y: 3)
          leaf("b").frame(width: 20, height: 20)
        }
      } == "a 87 43 20 20\nb 100 40 20 20")
  }

  @Test("position puts the middle of a view at a place of the whole proposal")
  func position() {
    #expect(
      layoutDump { leaf("a").frame(width: 20, height: 10).position(x: 30, y: 40) }
        == "a 20 35 20 10")
  }

  @Test("a background is proposed the size of its view, an overlay stands in its alignment")
  func layers() {
    #expect(
      layoutDump {
        leaf("a").frame(width: 60, height: 40).background { leaf("b") }
          .overlay(alignment: .topTrailing) { leaf("c").frame(width: 10, height: 10) }
      } == "b 70 30 60 40\na 70 30 60 40\nc 120 30 10 10")
  }

  @Test("a geometry reader takes all and places its content at its top")
  func reader() {
    #expect(
      layoutDump {
        GeometryReader { proxy in leaf("a").frame(width: proxy.size.width / 4, height: 10) }
      } == "a 0 0 50 10")
  }

  @Test("the first view that fits is taken")
  func fits() {
    #expect(
      layoutDump {
        ViewThatFits {
          leaf("a").frame(width: 300, height: 10)
          leaf("b").frame(width: 150, height: 10)
          leaf("c").frame(width: 50, height: 10)
        }
      } == "b 25 45 150 10")
  }
}

/// Rules of Apple's documentation of `Grid`.
@Suite("Layout: grids") @MainActor struct GridDumpTests {
  @Test("a column is as wide as its widest cell, a row as high as its highest")
  func cells() {
    // 40 + 8 + 30 wide, 20 + 8 + 10 high: from (61, 31) on; smaller cells stand in the middle.
    #expect(
      layoutDump {
        Grid {
          GridRow {
            leaf("a").frame(width: 40, height: 20)
            leaf("b").frame(width: 10, height: 10)
          }
          GridRow {
            leaf("c").frame(width: 20, height: 10)
            leaf("d").frame(width: 30, height: 10)
          }
        }
      } == "a 61 31 40 20\nb 119 36 10 10\nc 71 59 20 10\nd 109 59 30 10")
  }

  @Test("a cell may span columns")
  func span() {
    #expect(
      layoutDump {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            leaf("a").frame(width: 40, height: 20)
            leaf("b").frame(width: 60, height: 20)
          }
          leaf("c").frame(height: 10).gridCellColumns(2)
        }
      } == "a 50 35 40 20\nb 90 35 60 20\nc 50 55 100 10")
  }

  @Test("an alignment of the grid is that of its cells")
  func alignment() {
    #expect(
      layoutDump {
        Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            leaf("a").frame(width: 40, height: 20)
            leaf("b").frame(width: 10, height: 10)
          }
          GridRow {
            leaf("c").frame(width: 20, height: 10)
            leaf("d").frame(width: 30, height: 10)
          }
        }
      } == "a 65 35 40 20\nb 125 45 10 10\nc 85 55 20 10\nd 105 55 30 10")
  }

  @Test(
    "a length that is negative or without end leaves the side free",
    arguments: [-1, .infinity, -.infinity, .nan] as [CGFloat])
  func oddLengths(_ length: CGFloat) {
    #expect(
      layoutDump { leaf("a").frame(width: length, height: 30) } == "a 0 35 200 30")
    #expect(
      layoutDump { leaf("a").frame(width: 30, height: length) } == "a 85 0 30 100")
  }

  @Test("a negative bound is none at all")
  func negativeBounds() {
    #expect(
      layoutDump { leaf("a").frame(maxWidth: -5, maxHeight: 20) } == "a 100 40 0 20")
  }
}
