// zoetrope: --size 330x220 --fps 20
import SwiftUI

/// Linear, radial, elliptical, angular and mesh gradients, hard stops, clear ends, and one in a stroke.
struct Gradients: View {
  @State private var isTurned = false
  private let colors: [Color] = [.red, .yellow, .blue]

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 14) {
        Rectangle()
          .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .bottomTrailing))
        Rectangle()
          .fill(RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 34))
        Rectangle()
          .fill(EllipticalGradient(colors: colors, center: .top))
        Circle().fill(AngularGradient(colors: colors + [.red], center: .center))
      }
      .rotationEffect(.degrees(isTurned ? 9 : 0))
      HStack(spacing: 14) {
        Rectangle().fill(
          LinearGradient(
            stops: [
              .init(color: .green, location: 0.3), .init(color: .white, location: 0.3),
              .init(color: .black, location: 0.8),
            ], startPoint: .top, endPoint: .bottom))
        Rectangle().fill(
          LinearGradient(colors: [.purple, .clear], startPoint: .top, endPoint: .bottom))
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [isTurned ? 0.7 : 0.4, 0.4], [1, 0.5], [0, 1],
            [0.5, 1], [1, 1],
          ],
          colors: [.red, .orange, .yellow, .purple, .white, .mint, .blue, .indigo, .teal])
        Circle().stroke(
          AngularGradient(colors: [.pink, .cyan, .pink], center: .center), lineWidth: 10
        ).padding(5)
      }
    }
    .padding(26)
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isTurned = true }
    }
  }
}

#Preview {
  Gradients()
}
