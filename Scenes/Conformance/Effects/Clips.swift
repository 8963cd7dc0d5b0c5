// zoetrope: --size 320x180 --fps 20
import SwiftUI

/// Clips inside turned clips, masks that fade, groups that are faded as one, and drawing groups.
struct Clips: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        stripes.clipShape(Circle())
        stripes
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .rotationEffect(.degrees(isTurned ? 30 : 0))
          .clipShape(Ellipse().inset(by: 4))
        stripes.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        stripes.mask { Text("Aa").font(.system(size: 44, weight: .heavy)) }
      }
      HStack(spacing: 16) {
        pair.opacity(0.5)
        pair.compositingGroup().opacity(0.5)
        pair.drawingGroup().opacity(isTurned ? 0.3 : 0.8)
        stripes.rotation3DEffect(.degrees(isTurned ? 50 : 10), axis: (x: 0.3, y: 1, z: 0))
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isTurned = true }
    }
  }

  private var stripes: some View {
    HStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { index in
        Rectangle().fill(index.isMultiple(of: 2) ? Color.orange : .indigo)
      }
    }
    .frame(width: 60, height: 60)
  }

  private var pair: some View {
    ZStack {
      Circle().fill(.red).frame(width: 40, height: 40).offset(x: -10)
      Circle().fill(.blue).frame(width: 40, height: 40).offset(x: 10)
    }
    .frame(width: 60, height: 60)
  }
}

#Preview {
  Clips()
}
