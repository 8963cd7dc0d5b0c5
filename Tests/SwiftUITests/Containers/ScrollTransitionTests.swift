import AnimationCore
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@Suite("Scroll transitions") @MainActor struct ScrollTransitionTests {
  /// Rows of 60 points in a window of 200.
  private struct Rows: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { index in
            Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("row \(index)")
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.4)
              }
          }
        }
      }
    }
  }

  private func opacity(_ row: Int, _ configuration: ScrollTransitionConfiguration) -> Double? {
    Stage(Rows(configuration: configuration)).view("row \(row)", at: 0.1)?.opacity
  }

  @Test("a row in sight is as it is, one out of sight as its phase says")
  func ends() throws {
    #expect(try #require(opacity(0, .interactive)) == 1)
    #expect(try #require(opacity(2, .interactive)) == 1)
    #expect(abs(try #require(opacity(4, .interactive)) - 0.4) < 1e-9)
  }

  @Test("a row on its way is between both by the share of it that is seen")
  func between() throws {
    // Row 3 lies from 180 to 240: a third of it is seen, so that two thirds of the way are gone.
    let curve = UnitCurve.linear
    let seen = try #require(opacity(3, .interactive(timingCurve: curve)))
    #expect(abs(seen - (1 - 0.6 * 2 / 3)) < 1e-9)
  }

  @Test("with a threshold of a third the row is in sight already")
  func threshold() throws {
    let configuration = ScrollTransitionConfiguration.interactive.threshold(.visible(1 / 3))
    #expect(abs(try #require(opacity(3, configuration)) - 1) < 1e-9)
  }
}
