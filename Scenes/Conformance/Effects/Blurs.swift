// zoetrope: --size 420x300 --fps 10
import SwiftUI

/// Blurs of pictures and of one colour, shadows of shapes, words and groups, one upon another and inside,
/// and materials.
struct Blurs: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 16) {
        stripes.blur(radius: isOn ? 5 : 0)
        stripes.blur(radius: isOn ? 14 : 1)
        stripes.compositingGroup().blur(radius: isOn ? 5 : 1, opaque: true)
        stripes.blur(radius: isOn ? 5 : 1, opaque: true)
        Capsule().fill(.purple).frame(width: 48, height: 24).blur(radius: isOn ? 4 : 1)
        Circle().fill(.teal).frame(width: 44, height: 44).blur(radius: isOn ? 9 : 0)
      }
      HStack(spacing: 18) {
        RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 56, height: 44)
          .shadow(color: .black.opacity(0.5), radius: isOn ? 9 : 2, x: 0.5, y: isOn ? 7.5 : 1)
        RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 56, height: 44)
          .shadow(color: .red, radius: 3, x: isOn ? -5.25 : 0)
          .shadow(color: .blue, radius: 3, x: isOn ? 5.75 : 0)
        Circle().fill(.yellow).frame(width: 44, height: 44)
          .shadow(color: .black.opacity(0.6), radius: 0, x: isOn ? 4.5 : 1, y: 4.5)
        Text("Ag").font(.system(size: 34, weight: .bold))
          .shadow(color: .pink, radius: isOn ? 3 : 1, x: 2, y: 3)
        pair.shadow(color: .black.opacity(0.5), radius: 4, y: isOn ? 6 : 2)
      }
      HStack(spacing: 18) {
        RoundedRectangle(cornerRadius: 12)
          .fill(.orange.shadow(.inner(color: .black, radius: isOn ? 8 : 2, y: 3)))
          .frame(width: 56, height: 44)
        Circle().fill(.mint.shadow(.inner(color: .black.opacity(0.7), radius: 3, x: -3, y: -3)))
          .frame(width: 44, height: 44)
        Circle().fill(.blue.shadow(.drop(color: .black.opacity(0.6), radius: 4, x: 3, y: 5)))
          .frame(width: 44, height: 44)
        glass(.ultraThinMaterial)
        glass(.regularMaterial)
        glass(.thickMaterial)
      }
    }
    .padding(20)
    .background(Color(white: 0.94))
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isOn = true }
    }
  }

  private var stripes: some View {
    HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { index in
        Rectangle().fill(index.isMultiple(of: 2) ? Color.orange : .indigo)
      }
    }
    .frame(width: 50, height: 50)
  }

  private var pair: some View {
    HStack(spacing: -12) {
      Circle().fill(.red).frame(width: 32, height: 32)
      Circle().fill(.green).frame(width: 32, height: 32)
    }
    .compositingGroup()
  }

  private func glass(_ material: Material) -> some View {
    ZStack {
      stripes.frame(width: 44, height: 44)
      RoundedRectangle(cornerRadius: 10).fill(material)
        .frame(width: 34, height: 34)
        .offset(x: isOn ? 8 : -8, y: 6)
    }
    .frame(width: 50, height: 50)
  }
}

#Preview {
  Blurs()
}
