// zoetrope: --size 400x300 --fps 10
import SwiftUI

/// Clips in clips, turned and with holes, masks upon masks and by luminance, shapes joined and cut, and edges
/// seen in perspective.
struct Cuts: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 18) {
        checks
          .clipShape(Circle())
          .clipShape(RoundedRectangle(cornerRadius: 8).rotation(.degrees(isTurned ? 40 : 5)))
          .clipShape(Ellipse().scale(x: 1, y: 0.75))
        checks.clipShape(Frame(), style: FillStyle(eoFill: true))
          .rotationEffect(.degrees(isTurned ? 20 : 0))
        checks.rotationEffect(.degrees(isTurned ? 30 : 10)).clipped()
        checks.offset(x: 12.5, y: 7.25).frame(width: 50, height: 50).clipped()
        checks.clipShape(Capsule()).opacity(isTurned ? 0.4 : 1)
      }
      HStack(spacing: 18) {
        checks.mask {
          RadialGradient(
            colors: [.black, .clear], center: .center, startRadius: 6, endRadius: isTurned ? 32 : 20
          )
        }
        checks.mask {
          ZStack {
            Circle().frame(width: 40).offset(x: isTurned ? -8 : 0)
            Circle().frame(width: 26).offset(x: 8).blendMode(.destinationOut)
          }
          .compositingGroup()
        }
        checks.mask {
          LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
            .luminanceToAlpha()
        }
        checks.mask(alignment: .topLeading) {
          Rectangle().frame(width: 30.5, height: 30.5)
        }
        checks.mask { Image(systemName: "heart.fill").font(.system(size: 46)) }
          .mask { Rectangle().rotation(.degrees(isTurned ? 30 : 0)).padding(6) }
      }
      HStack(spacing: 18) {
        checks.rotation3DEffect(.degrees(isTurned ? 60 : 20), axis: (x: 0, y: 1, z: 0))
        checks.rotation3DEffect(
          .degrees(isTurned ? 60 : 20), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.6)
        checks.clipShape(Circle())
          .rotation3DEffect(.degrees(isTurned ? 50 : 10), axis: (x: 1, y: 1, z: 0))
        Circle().subtracting(Rectangle().offset(x: isTurned ? 20 : 34, y: 12)).fill(.teal)
          .frame(width: 56, height: 56)
        Circle().inset(by: 6).offset(x: -7)
          .union(RoundedRectangle(cornerRadius: 4).inset(by: 14).offset(x: 11))
          .fill(.pink).frame(width: 56, height: 56)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isTurned = true }
    }
  }

  private struct Frame: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(ellipseIn: rect)
      path.addRect(rect.insetBy(dx: rect.width * 0.3, dy: rect.height * 0.3))
      return path
    }
  }

  private var checks: some View {
    VStack(spacing: 0) {
      ForEach(0..<4, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { column in
            Rectangle().fill((row + column).isMultiple(of: 2) ? Color.orange : .indigo)
          }
        }
      }
    }
    .frame(width: 56, height: 56)
  }
}

#Preview {
  Cuts()
}
