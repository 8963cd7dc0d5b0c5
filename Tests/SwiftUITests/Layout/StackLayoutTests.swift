import SwiftUI
import Testing

/// The rules are those of Apple's talk "Building Custom Views with SwiftUI" (WWDC 2019, session 237).
///
/// A parent proposes a size, the child chooses its own, the parent places it, in the middle by
/// default. A stack takes its gaps from the proposal, then offers equal shares of what is left to
/// its children, the least flexible one first. Numbers of defaults are those of the spec, section 13.
@Suite("Layout: stacks") @MainActor struct StackLayoutTests {
  @Test("flexible children share what fixed ones and gaps leave")
  func shares() {
    // 200 − 2·10 − 60 = 120, halved; the height of the proposal.
    let dump = layoutDump {
      HStack(spacing: 10) {
        leaf("a")
        leaf("b").frame(width: 60)
        leaf("c")
      }
    }
    #expect(dump == "a 0 0 60 100\nb 70 0 60 100\nc 140 0 60 100")
  }

  @Test("a stack without a gap of its own leaves 8 points")
  func gap() {
    // (200 − 8) / 2.
    #expect(
      layoutDump {
        HStack {
          leaf("a")
          leaf("b")
        }
      } == "a 0 0 96 100\nb 104 0 96 100")
  }

  @Test("a child with a limit gives what it does not need to the others")
  func limited() {
    // 200 / 2 is more than 40; the other gets 160.
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a")
          leaf("b").frame(maxWidth: 40)
        }
      } == "a 0 0 160 100\nb 160 0 40 100")
  }

  @Test("a higher priority is served first, after the least lengths of the lower")
  func priority() {
    // 200 − 30 for the lower one's least width.
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a").frame(minWidth: 30)
          leaf("b").layoutPriority(1)
        }
      } == "a 0 0 30 100\nb 30 0 170 100")
  }

  @Test("children that need less than is there stand in the middle of the canvas")
  func middle() {
    // 30 + 8 + 20 = 58 wide, 40 high, in 200 × 100.
    #expect(
      layoutDump {
        HStack {
          leaf("a").frame(width: 30, height: 40)
          leaf("b").frame(width: 20, height: 10)
        }
      } == "a 71 30 30 40\nb 109 45 20 10")
  }

  @Test(
    "a stack aligns its children across its direction",
    arguments: [(VerticalAlignment.top, "30"), (.center, "45"), (.bottom, "60")])
  func alignment(_ alignment: VerticalAlignment, _ y: String) {
    #expect(
      layoutDump {
        HStack(alignment: alignment, spacing: 0) {
          leaf("a").frame(width: 30, height: 40)
          leaf("b").frame(width: 20, height: 10)
        }
      } == "a 75 30 30 40\nb 105 \(y) 20 10")
  }

  @Test("an alignment guide moves a child against the others")
  func guide() {
    // The second one's top guide is 5 above its top: it stands 5 lower, and the stack is 45 high.
    #expect(
      layoutDump {
        HStack(alignment: .top, spacing: 0) {
          leaf("a").frame(width: 30, height: 40)
          leaf("b").frame(width: 20, height: 40).alignmentGuide(.top) { $0[.top] - 5 }
        }
      } == "a 75 27.5 30 40\nb 105 32.5 20 40")
  }

  @Test("a pile is as large as its largest child and aligns the others in it")
  func pile() {
    #expect(
      layoutDump {
        ZStack(alignment: .bottomTrailing) {
          leaf("a").frame(width: 60, height: 40)
          leaf("b").frame(width: 20, height: 10)
        }
      } == "a 70 30 60 40\nb 110 60 20 10")
  }

  @Test("stacks within stacks share their parts again")
  func nested() {
    // The column gets 100; its rows (100 − 20) / 2 each.
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a")
          VStack(spacing: 20) {
            leaf("b")
            leaf("c")
          }
        }
      } == "a 0 0 100 100\nb 100 0 100 40\nc 100 60 100 40")
  }
}

@Suite("Layout: spacers") @MainActor struct SpacerLayoutTests {
  @Test("a spacer takes what the others leave, and adds no gap of its own")
  func rest() {
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a").frame(width: 30, height: 10)
          Spacer()
          leaf("b").frame(width: 20, height: 10)
        }
      } == "a 0 45 30 10\nb 180 45 20 10")
  }

  @Test("two spacers share it")
  func two() {
    // (200 − 40) / 2 on each side.
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          Spacer()
          leaf("a").frame(width: 40, height: 10)
          Spacer()
        }
      } == "a 80 45 40 10")
  }

  @Test("a spacer keeps its least length")
  func least() {
    // 200 − 50 for the flexible one.
    #expect(
      layoutDump {
        HStack(spacing: 0) {
          leaf("a")
          Spacer(minLength: 50).frame(width: 50)
        }
      } == "a 0 0 150 100")
  }
}
