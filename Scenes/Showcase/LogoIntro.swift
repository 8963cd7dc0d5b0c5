// zoetrope: --size 320x240
import SwiftUI

/// A mark that falls in, lands, and lets its name follow.
struct LogoIntro: View {
  private struct Pose {
    var drop = -140.0
    var stretch = 1.0
    var turn = Angle.degrees(-40)
    var nameOpacity = 0.0
    var nameShift = 12.0
  }

  @State private var runs = 0

  var body: some View {
    KeyframeAnimator(initialValue: Pose(), trigger: runs) { pose in
      VStack(spacing: 18) {
        RoundedRectangle(cornerRadius: 20)
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: 84, height: 84)
          .overlay {
            Image(systemName: "play.fill").font(.system(size: 34)).foregroundStyle(.white)
          }
          .rotationEffect(pose.turn)
          .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
          .offset(y: pose.drop)
        Text("Zoetrope")
          .font(.system(size: 26, weight: .semibold))
          .opacity(pose.nameOpacity)
          .offset(y: pose.nameShift)
      }
    } keyframes: { _ in
      KeyframeTrack(\.drop) {
        CubicKeyframe(0, duration: 0.35)
        SpringKeyframe(0, duration: 0.6, spring: .bouncy)
      }
      KeyframeTrack(\.turn) {
        CubicKeyframe(.zero, duration: 0.35)
      }
      KeyframeTrack(\.stretch) {
        LinearKeyframe(1, duration: 0.32)
        CubicKeyframe(0.8, duration: 0.08)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.nameOpacity) {
        LinearKeyframe(0, duration: 0.5)
        LinearKeyframe(1, duration: 0.3)
      }
      KeyframeTrack(\.nameShift) {
        LinearKeyframe(12, duration: 0.5)
        SpringKeyframe(0, duration: 0.5, spring: .smooth)
      }
    }
    .onAppear { runs += 1 }
  }
}

#Preview {
  LogoIntro()
}
