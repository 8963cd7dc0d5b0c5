/// How much goes on in each frame, for choosing frames worth showing.
package struct MotionEnergy: Sendable {
  /// For each frame what has changed since the one before; 0 for the first.
  package let frames: [Double]

  package init(_ tracks: TrackSet) {
    var sums = Array(repeating: 0.0, count: tracks.timesSeconds.count)
    for track in tracks.tracks {
      for property in Property.allCases {
        let series = track.series(property)
        for index in series.indices.dropFirst() {
          let (old, new) = (series[index - 1], series[index])
          if old.isNaN != new.isNaN {
            // A view that comes or goes counts once, not for each property.
            if property == .x { sums[index] += 0.5 }
          } else if !old.isNaN {
            sums[index] += min((new - old).magnitude / Self.whole(property), 1)
          }
        }
      }
    }
    frames = sums
  }

  /// A change that counts as much as fading in or out.
  private static func whole(_ property: Property) -> Double {
    switch property {
    case .x, .y, .width, .height: 100
    case .rotation: 90
    case .blur: 20
    case .scaleX, .scaleY, .opacity, .red, .green, .blue, .colorOpacity: 1
    case .lineWidth, .outline, .shadow, .shape, .paint, .effect: .infinity
    }
  }

  /// Positions of frames in order: the first, the last, and between them equal shares of what
  /// goes on.
  ///
  /// A tenth of the weight is spread evenly, so that changes no track tells of are seen too.
  package func keyFrames(_ count: Int) -> [Int] {
    let last = frames.count - 1
    guard count > 1, last > 0 else { return frames.isEmpty ? [] : [0] }
    guard count <= last else { return Array(0...last) }
    let total = frames.reduce(0, +)
    let even = total > 0 ? total / 9 / Double(last) : 1
    var sum = 0.0
    let sums = frames.enumerated().map { index, energy in
      sum += index == 0 ? 0 : energy + even
      return sum
    }
    var chosen = [0]
    for cell in 1..<count {
      let wanted = sum * Double(cell) / Double(count - 1)
      let nearest = sums.firstIndex { $0 >= wanted - 1e-9 } ?? last
      // Each cell shows another frame, and leaves enough for those after it.
      chosen.append(min(max(nearest, chosen[cell - 1] + 1), last - (count - 1 - cell)))
    }
    return chosen
  }
}
