// zoetrope: --size 300x80 --fps 20
import SwiftUI

/// Paths joined and cut: union, intersection, difference, symmetric difference, cut lines.
struct Cuts: View {
  private enum Kind: CaseIterable { case union, intersection, subtracting, symmetric, line }

  private struct Pair: Shape {
    let kind: Kind
    var gap: Double
    var animatableData: Double {
      get { gap }
      set { gap = newValue }
    }

    func path(in rect: CGRect) -> Path {
      let size = rect.height * 0.62
      let first = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: size, height: size))
      let second = Path(
        CGRect(x: rect.minX + gap, y: rect.minY + gap, width: size, height: size))
      switch kind {
      case .union: return first.union(second)
      case .intersection: return first.intersection(second)
      case .subtracting: return first.subtracting(second)
      case .symmetric: return first.symmetricDifference(second)
      case .line:
        return first.lineSubtraction(second).strokedPath(StrokeStyle(lineWidth: 3))
      }
    }
  }

  @State private var isApart = false

  var body: some View {
    HStack(spacing: 12) {
      ForEach(Kind.allCases, id: \.self) { kind in
        Pair(kind: kind, gap: isApart ? 18 : 8).fill(.teal).frame(width: 44, height: 44)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.4)) { isApart = true }
    }
  }
}

#Preview {
  Cuts()
}
