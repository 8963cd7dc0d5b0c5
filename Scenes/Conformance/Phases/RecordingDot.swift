// zoetrope: --size 60x60 --fps 30
import SwiftUI

/// A red dot that swells, glows, fades and rests, over and over.
struct RecordingDot: View {
  private enum Beat: CaseIterable {
    case resting, expanding, bright, fading

    var scale: Double {
      switch self {
      case .resting, .fading: 1
      case .expanding: 1.25
      case .bright: 1.1
      }
    }
    var opacity: Double {
      switch self {
      case .resting: 0.65
      case .expanding: 0.9
      case .bright: 1
      case .fading: 0.55
      }
    }
    var animation: Animation {
      switch self {
      case .resting: .easeOut(duration: 0.25).delay(1.2)
      case .expanding: .easeOut(duration: 0.35)
      case .bright: .spring(duration: 0.3)
      case .fading: .easeIn(duration: 0.4)
      }
    }
  }

  var body: some View {
    PhaseAnimator(Beat.allCases) { beat in
      Circle()
        .fill(Color(red: 1, green: 0, blue: 0))
        .frame(width: 16, height: 16)
        .scaleEffect(beat.scale)
        .opacity(beat.opacity)
    } animation: { beat in
      beat.animation
    }
  }
}

#Preview {
  RecordingDot()
}
