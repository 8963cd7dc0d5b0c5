// zoetrope: --size 310x200 --fps 20
import SwiftUI

/// Both fill rules, continuous and circular corners, uneven corners, an inset and a hole.
struct Fills: View {
  private struct Pentagram: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<5 {
          let angle = Angle.degrees(Double(index) * 144 - 90).radians
          let point = CGPoint(
            x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }

  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Pentagram().fill(.purple, style: FillStyle(eoFill: true))
        Pentagram().fill(.purple)
        Pentagram().fill(.purple, style: FillStyle(antialiased: false))
        Circle().inset(by: 6).fill(.mint)
      }
      .rotationEffect(.degrees(isTurned ? 12 : 0))
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 18, style: .circular).fill(.blue)
        RoundedRectangle(cornerRadius: 18, style: .continuous).fill(.blue)
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).fill(.orange)
        Capsule().fill(.red.opacity(0.5)).overlay(Ellipse().fill(.blue.opacity(0.5)).padding(8))
      }
    }
    .padding(26)
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isTurned = true }
    }
  }
}

#Preview {
  Fills()
}
