// zoetrope: size 240x120, scale 1, fps 20, duration 3s
// zoetrope: drag "Ball" by +80,0 at 0.2s for 0.4s, long-press "Hold" at 1s for 0.6s
// zoetrope: magnify "Photo" to 1.5 at 1.7s for 0.3s, rotate "Photo" by 45 at 2.1s for 0.3s
// zoetrope: hover "Photo" at 2.6s for 0.2s
import SwiftUI

/// A ball follows the finger and springs back; two fingers turn a card; a pointer lights it.
struct Touches: View {
  @GestureState private var way = CGSize.zero
  @State private var isHeld = false
  @State private var zoom = 1.0
  @State private var turn = Angle.zero
  @State private var isLit = false

  var body: some View {
    HStack(spacing: 40) {
      Circle().fill(.blue)
        .frame(width: 30, height: 30)
        .offset(way)
        .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
        .animation(.spring(duration: 0.3), value: way)
        .accessibilityLabel("Ball")
        .zIndex(1)
      Text("Hold")
        .foregroundStyle(isHeld ? .green : .primary)
        .onLongPressGesture { isHeld = true }
      RoundedRectangle(cornerRadius: 6)
        .fill(isLit ? .orange : .gray)
        .frame(width: 40, height: 40)
        .scaleEffect(zoom)
        .rotationEffect(turn)
        .gesture(
          MagnifyGesture().onChanged { zoom = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { turn = $0.rotation })
        )
        .onHover { isLit = $0 }
        .accessibilityLabel("Photo")
    }
  }
}

#Preview {
  Touches()
}
