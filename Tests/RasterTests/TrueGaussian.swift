import Geometry

/// A gaussian blur as the double sum it is, in double precision.
enum TrueGaussian {
  /// One direction of a true gaussian in double precision, with samples out to 8 sigma.
  private static func blurLine(_ line: [Double], sigma: Double, margin: Int) -> [Double] {
    let radius = Int((8 * sigma).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return (-margin..<line.count + margin).map { center in
      var total = 0.0
      let low = max(0, center - radius)
      for index in low..<max(low, min(line.count, center + radius + 1)) {
        total += line[index] * weights[index - center + radius]
      }
      return total / sum
    }
  }

  /// The blur of a picture, and of what it spreads to around it.
  static func blur(
    _ pixels: [Double], width: Int, height: Int, sigma: Double, margin: Int
  ) -> [Double] {
    var rows: [[Double]] = []
    for y in 0..<height {
      rows.append(
        blurLine(Array(pixels[y * width..<(y + 1) * width]), sigma: sigma, margin: margin))
    }
    let wide = width + 2 * margin
    var result = [Double](repeating: 0, count: wide * (height + 2 * margin))
    for x in 0..<wide {
      let column = blurLine(rows.map { $0[x] }, sigma: sigma, margin: margin)
      for (y, value) in column.enumerated() { result[y * wide + x] = value }
    }
    return result
  }
}
