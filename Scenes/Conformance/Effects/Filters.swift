// zoetrope: --size 280x170 --fps 30
import SwiftUI

/// Shadows, blur, opacity, colour effects, masks and blending, all under way.
struct Filters: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        swatch.shadow(color: .black.opacity(0.4), radius: isOn ? 12 : 2, y: isOn ? 8 : 1)
        swatch.blur(radius: isOn ? 6 : 0)
        swatch.opacity(isOn ? 0.3 : 1)
        swatch.saturation(isOn ? 0 : 1)
      }
      HStack(spacing: 24) {
        swatch.hueRotation(.degrees(isOn ? 180 : 0))
        swatch.brightness(isOn ? 0.4 : 0)
        swatch.mask { Circle().frame(width: isOn ? 30 : 60) }
        ZStack {
          Circle().fill(.yellow).frame(width: 34).offset(x: isOn ? -7 : -14)
          Circle().fill(.cyan).frame(width: 34).offset(x: isOn ? 7 : 14)
            .blendMode(.multiply)
        }
        .compositingGroup()
        .frame(width: 44, height: 44)
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6)) { isOn = true }
    }
  }

  private var swatch: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      Image(systemName: "star.fill").foregroundStyle(.white)
    }
    .frame(width: 44, height: 44)
  }
}

#Preview {
  Filters()
}
