// zoetrope: --size 220x220
import SwiftUI

/// A ring that fills, and a mark that is drawn when it is full.
struct DownloadRing: View {
  private struct Mark: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      return path
    }
  }

  @State private var share = 0.0
  @State private var isDone = false

  var body: some View {
    ZStack {
      Circle()
        .stroke(.gray.opacity(0.18), lineWidth: 10)
      Circle()
        .trim(from: 0, to: share)
        .stroke(
          AngularGradient(
            colors: isDone ? [.green, .mint, .green] : [.blue, .purple, .blue], center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Image(systemName: "arrow.down")
        .font(.system(size: 38, weight: .semibold))
        .foregroundStyle(.blue)
        .opacity(isDone ? 0 : 1)
        .offset(y: isDone ? 30 : 0)
      Mark()
        .trim(from: 0, to: isDone ? 1 : 0)
        .stroke(.green, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
        .frame(width: 46, height: 34)
        .opacity(isDone ? 1 : 0)
    }
    .frame(width: 120, height: 120)
    .scaleEffect(isDone ? 1.08 : 1)
    .task {
      for step in [0.18, 0.35, 0.62, 0.8, 1] {
        withAnimation(.easeInOut(duration: 0.3)) { share = step }
        try? await Task.sleep(for: .seconds(0.3))
      }
      withAnimation(.spring(duration: 0.5, bounce: 0.45)) { isDone = true }
    }
  }
}

#Preview {
  DownloadRing()
}
