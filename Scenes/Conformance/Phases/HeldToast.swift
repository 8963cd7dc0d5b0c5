// zoetrope: --size 160x120 --fps 30 --duration 2.5s
import SwiftUI

/// A bar that springs in, is held by a delay, fades, and jumps back.
struct HeldToast: View {
  private enum Step: CaseIterable {
    case hidden, visible, fadingOut

    var animation: Animation {
      switch self {
      case .visible: .spring(duration: 0.4)
      case .fadingOut: .easeIn(duration: 0.4).delay(1.5)
      case .hidden: .linear(duration: 0)
      }
    }
  }

  @State private var shows = 0

  var body: some View {
    Rectangle()
      .fill(Color(red: 0, green: 0, blue: 1))
      .frame(width: 100, height: 20)
      .phaseAnimator(Step.allCases, trigger: shows) { bar, step in
        bar
          .opacity(step == .visible ? 1 : 0)
          .offset(y: step == .hidden ? -80 : 0)
      } animation: { step in
        step.animation
      }
      .frame(width: 160, height: 120)
      .onAppear { shows += 1 }
  }
}

#Preview {
  HeldToast()
}
