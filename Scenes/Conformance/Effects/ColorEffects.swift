// zoetrope: --size 340x150 --fps 20
import SwiftUI

/// Every colour filter, under way.
struct ColorEffects: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        swatch
        swatch.brightness(isOn ? 0.3 : -0.3)
        swatch.contrast(isOn ? 1.8 : 0.4)
        swatch.saturation(isOn ? 2 : 0.2)
        swatch.grayscale(isOn ? 1 : 0.2)
      }
      HStack(spacing: 16) {
        swatch.hueRotation(.degrees(isOn ? 160 : 0))
        swatch.colorMultiply(isOn ? .yellow : .white)
        swatch.colorInvert()
        swatch.luminanceToAlpha()
        swatch.opacity(isOn ? 0.4 : 0.9)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isOn = true }
    }
  }

  private var swatch: some View {
    ZStack {
      LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(.white).padding(14)
      Circle().fill(.black).padding(20)
    }
    .frame(width: 48, height: 48)
  }
}

#Preview {
  ColorEffects()
}
