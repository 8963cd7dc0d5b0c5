// zoetrope: --size 340x230 --fps 20
import SwiftUI

/// Blurs of several widths, opaque ones, shadows of shapes, text and groups, inner shadows, materials.
struct Blurs: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 20) {
        icon.blur(radius: isWide ? 1.5 : 0.5)
        icon.blur(radius: isWide ? 9 : 4)
        icon.blur(radius: isWide ? 30 : 15)
        icon.compositingGroup().blur(radius: 6, opaque: true)
      }
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 14).fill(.white).frame(width: 56, height: 44)
          .shadow(color: .black.opacity(0.35), radius: isWide ? 12 : 4, x: 0.3, y: isWide ? 6.5 : 2)
        Text("Shade").bold().shadow(color: .blue, radius: 3, x: 2, y: 2)
        icon.shadow(color: .purple, radius: 5).shadow(color: .green, radius: 2, x: 5.5, y: 0)
        Circle().fill(.orange.shadow(.inner(color: .black, radius: 5, x: 2.5, y: isWide ? 5.5 : 2)))
          .frame(width: 50, height: 50)
      }
      ZStack {
        LinearGradient(colors: [.pink, .yellow, .cyan], startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 12) {
          Capsule().fill(.ultraThinMaterial).frame(width: 80, height: 26)
          Capsule().fill(.regularMaterial).frame(width: 80, height: 26)
          Capsule().fill(.thickMaterial).frame(width: 80, height: 26)
        }
        .offset(x: isWide ? 10 : 0)
      }
      .frame(width: 320, height: 44)
    }
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isWide = true }
    }
  }

  private var icon: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(.teal)
      Circle().fill(.yellow).padding(12)
    }
    .frame(width: 50, height: 50)
  }
}

#Preview {
  Blurs()
}
