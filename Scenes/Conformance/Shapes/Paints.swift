// zoetrope: --size 360x230 --fps 10
import SwiftUI

/// Gradients in both spaces, in strokes and in part of a circle, meshes with bent rims, thresholds of alpha,
/// arcs and curves.
struct Paints: View {
  @State private var isTurned = false
  private let colors: [Color] = [.red, .green, .blue]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Rectangle().stroke(
          RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 40),
          lineWidth: 8)
        Rectangle().fill(
          Gradient(colors: colors).colorSpace(.device))
        Rectangle().fill(Gradient(colors: colors).colorSpace(.perceptual))
        Circle().fill(
          AngularGradient(
            colors: colors, center: .center, startAngle: .degrees(isTurned ? 60 : 0),
            endAngle: .degrees(250)))
        Rectangle().fill(Color.orange.gradient)
      }
      .rotationEffect(.degrees(isTurned ? 6 : 0))
      HStack(spacing: 16) {
        MeshGradient(
          width: 2, height: 2, points: [[0.1, 0], [0.9, 0.15], [0, 0.9], [1, 1]],
          colors: [.red, .yellow, .blue, .mint], smoothsColors: false)
        MeshGradient(
          width: 3, height: 2,
          points: [
            [0, 0.1], [0.5, isTurned ? 0.3 : 0], [1, 0.1], [0.1, 1], [0.5, 0.8], [0.9, 1],
          ],
          colors: [.pink, .white, .cyan, .purple, .indigo, .teal])
        Circle().strokeBorder(
          LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 9, lineCap: .round, dash: [0.01, 14]))
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
          context.addFilter(.blur(radius: 6))
          context.drawLayer { layer in
            for x in [16, isTurned ? 34 : 50] as [CGFloat] {
              layer.fill(
                Path(ellipseIn: CGRect(x: x - 12, y: size.height / 2 - 12, width: 24, height: 24)),
                with: .color(.black))
            }
          }
        }
        Canvas { context, size in
          let rect = CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6)
          var arcs = Path()
          arcs.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
            startAngle: .degrees(20), endAngle: .degrees(isTurned ? 300 : 200), clockwise: false)
          arcs.move(to: CGPoint(x: rect.minX, y: rect.minY))
          arcs.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: rect.maxY))
          arcs.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          arcs.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: 16)
          context.stroke(arcs, with: .color(.indigo), lineWidth: 3)
        }
      }
    }
    .padding(24)
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isTurned = true }
    }
  }
}

#Preview {
  Paints()
}
