import SwiftUI

// zoetrope: --dark --size 393x852 --scale 2 --duration 9s --cadence device

/// Four discs that wander to the right and back, each by a curve of its own.
struct EasedList: View {
  private struct Row: Identifiable {
    let id: String
    let note: String
    let animation: Animation
  }

  private let rows = [
    Row(id: "linear", note: "The same pace all the way", animation: .linear(duration: 2)),
    Row(id: "easeIn", note: "Sets off slowly", animation: .easeIn(duration: 2)),
    Row(id: "easeOut", note: "Arrives slowly", animation: .easeOut(duration: 2)),
    Row(id: "easeInOut", note: "Slow at both ends", animation: .easeInOut(duration: 2)),
  ]

  var body: some View {
    List(rows) { row in
      Section {
        Circle()
          .frame(width: 50, height: 50)
          .accessibilityIdentifier(row.id)
          .phaseAnimator([false, true]) { disc, isAway in
            disc
              .foregroundStyle(isAway ? .red : .blue)
              .offset(x: isAway ? 260 : 0)
          } animation: { _ in
            row.animation.delay(0.2)
          }
      } header: {
        Text(row.id)
      } footer: {
        Text(row.note)
      }
    }
    .listStyle(.plain)
  }
}

#Preview { EasedList() }
