// zoetrope: --size 340x100 --fps 30
import SwiftUI

/// Where outlines begin: the first half of each shape is drawn, then the rest.
struct Trims: View {
  @State private var share = 0.0

  var body: some View {
    HStack(spacing: 16) {
      part(Rectangle())
      part(RoundedRectangle(cornerRadius: 12))
      part(RoundedRectangle(cornerRadius: 12, style: .circular))
      part(Capsule())
      part(Circle())
    }
    .frame(height: 60)
    .padding(20)
    .onAppear {
      withAnimation(.linear(duration: 1)) { share = 1 }
    }
  }

  private func part(_ shape: some Shape) -> some View {
    shape.trim(from: 0, to: share)
      .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .background(shape.trim(from: 0, to: 0.5).fill(.yellow.opacity(0.4)))
      .frame(width: 44)
  }
}

#Preview {
  Trims()
}
