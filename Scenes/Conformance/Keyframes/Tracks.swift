// zoetrope: --size 160x120 --fps 30 --duration 1.6s
import SwiftUI

/// One value, four tracks: each kind of keyframe moves a property of its own.
struct Tracks: View {
  private struct Pose {
    var x = -50.0
    var y = 0.0
    var turn = Angle.zero
    var scale = 1.0
    var isFilled = 0.0
  }

  @State private var runs = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.orange)
      .frame(width: 36, height: 36)
      .keyframeAnimator(initialValue: Pose(), trigger: runs) { box, pose in
        box
          .opacity(0.4 + pose.isFilled * 0.6)
          .scaleEffect(pose.scale)
          .rotationEffect(pose.turn)
          .offset(x: pose.x, y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(0, duration: 0.4)
          LinearKeyframe(50, duration: 0.4, timingCurve: .easeOut)
        }
        KeyframeTrack(\.y) {
          CubicKeyframe(-30, duration: 0.3)
          CubicKeyframe(20, duration: 0.4)
          CubicKeyframe(0, duration: 0.3)
        }
        KeyframeTrack(\.turn) {
          SpringKeyframe(.degrees(90), duration: 0.5, spring: .bouncy)
          SpringKeyframe(.degrees(0), spring: .smooth)
        }
        KeyframeTrack(\.scale) {
          CubicKeyframe(1.5, duration: 0.5)
          SpringKeyframe(1, duration: 0.6, spring: .snappy)
        }
        KeyframeTrack(\.isFilled) {
          LinearKeyframe(0, duration: 0.5)
          MoveKeyframe(1)
        }
      }
      .onAppear { runs += 1 }
  }
}

#Preview {
  Tracks()
}
