// zoetrope: --tap 'Add to cart@0.4s' --size 320x240
import SwiftUI

/// A button that takes the tap, sends its cart off and says that all is done.
struct CartButton: View {
  private enum Step: CaseIterable {
    case rest, pressed, lifted, landed

    var scale: Double {
      switch self {
      case .rest, .landed: 1
      case .pressed: 0.94
      case .lifted: 1.06
      }
    }
    var animation: Animation {
      switch self {
      case .pressed: .easeOut(duration: 0.1)
      case .lifted: .spring(duration: 0.25, bounce: 0.4)
      case .rest, .landed: .spring(duration: 0.4, bounce: 0.3)
      }
    }
  }

  @State private var isAdded = false
  @State private var taps = 0

  var body: some View {
    Button {
      taps += 1
      withAnimation(.spring(duration: 0.45, bounce: 0.35).delay(0.12)) { isAdded = true }
    } label: {
      HStack(spacing: 12) {
        ZStack {
          if isAdded {
            Image(systemName: "checkmark")
              .transition(.scale(scale: 0.2).combined(with: .opacity))
          } else {
            Image(systemName: "cart.badge.plus")
              .transition(
                .asymmetric(
                  insertion: .opacity,
                  removal: .offset(x: 40, y: -30)
                    .combined(with: .scale(scale: 0.4)).combined(with: .opacity)))
          }
        }
        .font(.system(size: 22, weight: .semibold))
        .frame(width: 32)
        Text(isAdded ? "Added" : "Add to cart")
          .font(.system(size: 18, weight: .semibold))
          .fixedSize()
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .frame(height: 60)
      .background(Capsule().fill((isAdded ? Color.green : Color.indigo).gradient))
      .shadow(
        color: (isAdded ? Color.green : Color.indigo).opacity(0.35), radius: 14, y: 8)
    }
    .buttonStyle(.plain)
    .phaseAnimator(Step.allCases, trigger: taps) { button, step in
      button.scaleEffect(step.scale)
    } animation: { step in
      step.animation
    }
    .accessibilityLabel("Add to cart")
  }
}

#Preview {
  CartButton()
}
