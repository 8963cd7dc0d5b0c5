// zoetrope: --tap Like@0.3s --size 240x200
import SwiftUI

/// A heart that swells, tips over and comes to rest when it is tapped.
struct LikeButton: View {
  private enum Beat: CaseIterable {
    case rest, swell, tip

    var scale: Double {
      switch self {
      case .rest: 1
      case .swell: 1.5
      case .tip: 1.15
      }
    }
    var degrees: Double { self == .tip ? -12 : 0 }

    var animation: Animation {
      switch self {
      case .rest: .spring(duration: 0.5, bounce: 0.5)
      case .swell: .easeOut(duration: 0.15)
      case .tip: .easeInOut(duration: 0.12)
      }
    }
  }

  @State private var likes = 0

  var body: some View {
    Button {
      likes += 1
    } label: {
      Image(systemName: "heart.fill")
        .font(.system(size: 64))
        .foregroundStyle(likes > 0 ? Color.pink : Color.gray.opacity(0.4))
        .animation(.easeOut(duration: 0.2), value: likes)
        .phaseAnimator(Beat.allCases, trigger: likes) { heart, beat in
          heart
            .scaleEffect(beat.scale)
            .rotationEffect(.degrees(beat.degrees))
        } animation: { beat in
          beat.animation
        }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Like")
  }
}

#Preview {
  LikeButton()
}
