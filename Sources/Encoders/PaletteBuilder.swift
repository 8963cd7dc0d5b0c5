/// Chooses the colours of a palette: splits where colours spread most, then settles the means.
///
/// Distances weigh red, green and blue 2, 4, 3, as the mapping does. Only + - * / and square roots
/// are used, in a fixed order, so every machine chooses the same colours.
struct PaletteBuilder {
  private struct Box {
    var members: [Int]
    var spread: Double
    var axis: Int
    var mean: Double
  }

  private let points: [(r: Double, g: Double, b: Double, weight: Double)]
  private let colors: [WeightedColor]
  private static let scale = [2.0, 4.0, 3.0]

  private init(_ colors: [WeightedColor]) {
    self.colors = colors
    points = colors.map {
      (Double($0.color.red), Double($0.color.green), Double($0.color.blue), $0.weight)
    }
  }

  /// At most `limit` colours, darkest first; all colours as they are when there are no more.
  static func palette(_ colors: [WeightedColor], limit: Int) -> [OpaqueColor] {
    guard colors.count > limit else { return sorted(colors.map(\.color)) }
    let builder = PaletteBuilder(colors)
    return sorted(builder.settled(builder.split(limit)))
  }

  private static func sorted(_ colors: [OpaqueColor]) -> [OpaqueColor] {
    var unique: [OpaqueColor] = []
    let keyed = colors.sorted { key($0) < key($1) }
    for color in keyed where unique.last != color { unique.append(color) }
    return unique
  }

  private static func key(_ c: OpaqueColor) -> Int {
    let luma = 2 * Int(c.red) + 4 * Int(c.green) + 3 * Int(c.blue)
    return luma << 24 | Int(c.red) << 16 | Int(c.green) << 8 | Int(c.blue)
  }

  private func part(_ index: Int, _ axis: Int) -> Double {
    switch axis {
    case 0: points[index].r
    case 1: points[index].g
    default: points[index].b
    }
  }

  /// A box with its widest axis.
  private func box(_ members: [Int]) -> Box {
    var best = Box(members: members, spread: -1, axis: 0, mean: 0)
    for axis in 0..<3 {
      var (weight, sum, squares) = (0.0, 0.0, 0.0)
      for index in members {
        let (value, w) = (part(index, axis), points[index].weight)
        weight += w
        sum += value * w
        squares += value * value * w
      }
      let spread = (squares - sum * sum / weight) * Self.scale[axis]
      if spread > best.spread {
        best.spread = spread
        best.axis = axis
        best.mean = sum / weight
      }
    }
    return best
  }

  private func split(_ limit: Int) -> [[Int]] {
    var boxes = [box(Array(points.indices))]
    while boxes.count < limit {
      var widest = 0
      for index in boxes.indices where boxes[index].spread > boxes[widest].spread {
        widest = index
      }
      let parent = boxes[widest]
      let low = parent.members.filter { part($0, parent.axis) <= parent.mean }
      let high = parent.members.filter { part($0, parent.axis) > parent.mean }
      guard !low.isEmpty, !high.isEmpty else { break }
      boxes[widest] = box(low)
      boxes.append(box(high))
    }
    return boxes.map(\.members)
  }

  /// Moves every colour to its nearest mean and the means to their colours, a few times; then lets
  /// a colour that outweighs the rest of its group stand for it exactly.
  private func settled(_ groups: [[Int]]) -> [OpaqueColor] {
    var groups = groups
    for _ in 0..<8 { groups = regrouped(groups.map(mean)) }
    return groups.map { members in
      let total = members.reduce(0.0) { $0 + points[$1].weight }
      if let heavy = members.max(by: { points[$0].weight < points[$1].weight }),
        points[heavy].weight * 2 > total
      {
        return colors[heavy].color
      }
      let m = mean(members)
      return OpaqueColor(
        red: UInt8(m.0.rounded()), green: UInt8(m.1.rounded()), blue: UInt8(m.2.rounded()))
    }
  }

  private func mean(_ members: [Int]) -> (Double, Double, Double) {
    var (weight, r, g, b) = (0.0, 0.0, 0.0, 0.0)
    for index in members {
      let p = points[index]
      weight += p.weight
      r += p.r * p.weight
      g += p.g * p.weight
      b += p.b * p.weight
    }
    return (r / weight, g / weight, b / weight)
  }

  private func regrouped(_ means: [(Double, Double, Double)]) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: means.count)
    for index in points.indices {
      let p = points[index]
      var (best, least) = (0, Double.infinity)
      for (group, m) in means.enumerated() {
        let (r, g, b) = (p.r - m.0, p.g - m.1, p.b - m.2)
        let distance = 2 * r * r + 4 * g * g + 3 * b * b
        if distance < least { (best, least) = (group, distance) }
      }
      groups[best].append(index)
    }
    return groups.filter { !$0.isEmpty }
  }
}
