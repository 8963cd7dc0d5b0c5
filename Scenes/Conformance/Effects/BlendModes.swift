// zoetrope: --size 340x240 --fps 10
import SwiftUI

/// Every blend mode, over the same colours.
struct BlendModes: View {
  private let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]
  @State private var isFaded = false

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(0..<7, id: \.self) { column in tile(modes[row * 7 + column]) }
        }
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.3)) { isFaded = true }
    }
  }

  private func tile(_ mode: BlendMode) -> some View {
    ZStack {
      Rectangle()
        .fill(LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 30, height: 56)
      Circle()
        .fill(
          LinearGradient(colors: [.yellow, .purple], startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: 38, height: 38)
        .opacity(isFaded ? 0.6 : 1)
        .blendMode(mode)
    }
    .compositingGroup()
    .frame(width: 38, height: 60)
  }
}

#Preview {
  BlendModes()
}
