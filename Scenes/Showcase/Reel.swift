// zoetrope: --size 640x400 --duration 4s
import SwiftUI

/// Four small scenes side by side, which play by themselves: a heart, a toast, a loader, a cart.
struct Reel: View {
  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        tile { Heart() }
        tile { Toast() }
      }
      HStack(spacing: 20) {
        tile { Loader() }
        tile { Cart() }
      }
    }
    .frame(width: 640, height: 400)
    .background(Color(red: 0.93, green: 0.93, blue: 0.96))
  }

  private func tile<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
      .frame(width: 290, height: 170)
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 22))
  }
}

/// A heart that is liked, bursts into sparks, and is let go again.
private struct Heart: View {
  private enum Beat: CaseIterable {
    case rest, shrink, swell, tip

    var scale: Double {
      switch self {
      case .rest: 1
      case .shrink: 0.8
      case .swell: 1.35
      case .tip: 1.12
      }
    }
  }

  @State private var isLiked = false
  @State private var isBurst = false
  @State private var beats = 0

  var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { index in
        Circle()
          .fill([Color.pink, .orange, .purple, .yellow][index % 4])
          .frame(width: 9, height: 9)
          .scaleEffect(isBurst ? 0.01 : 1)
          .offset(y: isBurst ? -62 : -20)
          .rotationEffect(.degrees(Double(index) * 45 + 20))
          .animation(.easeOut(duration: 0.7), value: isBurst)
          .opacity(isBurst ? 1 : 0)
      }
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.system(size: 64))
        .foregroundStyle(isLiked ? Color.pink : Color.gray.opacity(0.6))
        .phaseAnimator(Beat.allCases, trigger: beats) { heart, beat in
          heart
            .scaleEffect(beat.scale)
            .rotationEffect(.degrees(beat == .tip ? -10 : 0))
        } animation: { beat in
          switch beat {
          case .shrink: .easeIn(duration: 0.1)
          case .swell: .spring(duration: 0.25, bounce: 0.4)
          case .tip: .easeInOut(duration: 0.12)
          case .rest: .spring(duration: 0.5, bounce: 0.5)
          }
        }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.4))
      beats = 1
      try? await Task.sleep(for: .seconds(0.1))
      isLiked = true
      try? await Task.sleep(for: .seconds(0.1))
      isBurst = true
      try? await Task.sleep(for: .seconds(2.8))
      withAnimation(.easeInOut(duration: 0.3)) { isLiked = false }
    }
  }
}

/// A message that drops in, waits and leaves.
private struct Toast: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 12) {
        ForEach([200, 230, 170], id: \.self) { width in
          Capsule().fill(.gray.opacity(0.16)).frame(width: CGFloat(width), height: 14)
        }
      }
      .frame(width: 290, height: 170)
      if isShown {
        HStack(spacing: 10) {
          Image(systemName: "checkmark")
            .font(.system(size: 13, weight: .bold))
            .foregroundStyle(.white)
            .padding(7)
            .background(Circle().fill(.green))
          Text("Saved to your library").font(.system(size: 15, weight: .medium))
        }
        .padding(.vertical, 9)
        .padding(.leading, 10)
        .padding(.trailing, 18)
        .background(Capsule().fill(.white).shadow(color: .black.opacity(0.2), radius: 10, y: 5))
        .padding(.top, 24)
        .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.9))
      withAnimation(.spring(duration: 0.55, bounce: 0.4)) { isShown = true }
      try? await Task.sleep(for: .seconds(2.3))
      withAnimation(.easeIn(duration: 0.3)) { isShown = false }
    }
  }
}

/// Dots that rise and fall in turn.
private struct Loader: View {
  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<5, id: \.self) { index in
        Circle()
          .fill(Color.indigo.opacity(1 - Double(index) * 0.14))
          .frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: 0.0, repeating: true) { dot, height in
            dot
              .offset(y: -height)
              .scaleEffect(x: 1 - height / 200, y: 1 + height / 200)
          } keyframes: { _ in
            KeyframeTrack {
              LinearKeyframe(0, duration: 0.001 + Double(index) * 0.09)
              CubicKeyframe(34, duration: 0.25)
              CubicKeyframe(0, duration: 0.25)
              LinearKeyframe(0, duration: 0.499 - Double(index) * 0.09)
            }
          }
      }
    }
  }
}

/// A button that is pressed, sends its cart off, and says that all is done.
private struct Cart: View {
  @State private var isPressed = false
  @State private var isAdded = false

  var body: some View {
    HStack(spacing: 10) {
      ZStack {
        if isAdded {
          Image(systemName: "checkmark")
            .transition(.scale(scale: 0.2).combined(with: .opacity))
        } else {
          Image(systemName: "cart.badge.plus")
            .transition(
              .asymmetric(
                insertion: .opacity,
                removal: .offset(x: 30, y: -24).combined(with: .opacity)))
        }
      }
      .font(.system(size: 20, weight: .semibold))
      .frame(width: 30)
      Text(isAdded ? "Added" : "Add to cart")
        .font(.system(size: 17, weight: .semibold))
        .fixedSize()
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 22)
    .frame(height: 54)
    .background(Capsule().fill((isAdded ? Color.green : .blue).gradient))
    .shadow(color: (isAdded ? Color.green : .blue).opacity(0.35), radius: 12, y: 7)
    .scaleEffect(isPressed ? 0.92 : 1)
    .task {
      try? await Task.sleep(for: .seconds(1.4))
      withAnimation(.easeOut(duration: 0.12)) { isPressed = true }
      try? await Task.sleep(for: .seconds(0.15))
      withAnimation(.spring(duration: 0.5, bounce: 0.45)) {
        isPressed = false
        isAdded = true
      }
      try? await Task.sleep(for: .seconds(1.9))
      withAnimation(.spring(duration: 0.5)) { isAdded = false }
    }
  }
}

#Preview {
  Reel()
}
