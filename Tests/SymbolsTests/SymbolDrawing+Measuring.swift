import Display
import Geometry
import Symbols

extension Path {
  /// The ends of all pieces; symbols are made of straight ones.
  var corners: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end): end
      case .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  /// The signed area of each ring; holes are negative.
  var ringAreas: [Double] {
    var areas: [Double] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      var next = start
      switch element {
      case .move(let end):
        (start, last) = (end, end)
        areas.append(0)
        continue
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): next = end
      case .closeSubpath: break
      }
      areas[areas.count - 1] += (last.x * next.y - next.x * last.y) / 2
      last = next
    }
    return areas
  }

  /// The area of the inside.
  var signedArea: Double { ringAreas.reduce(0, +) }
}

extension SymbolDrawing {
  /// The area drawn in monochrome, in em².
  var monochromeArea: Double {
    layers.filter { !$0.isCutout }.reduce(0) { $0 + $1.outline.path.signedArea }
  }

  /// The area of all layers, signs in gaps included, in em².
  var totalArea: Double { layers.reduce(0) { $0 + $1.outline.path.signedArea } }
}
