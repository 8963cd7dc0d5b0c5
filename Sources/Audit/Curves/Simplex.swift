/// Finds the least value of a function of a few numbers by a walking simplex (Nelder and Mead).
struct Simplex {
  private var corners: [(point: [Double], value: Double)]
  private let function: ([Double]) -> Double

  /// - Parameters:
  ///   - start: A first guess.
  ///   - steps: How far to look around it along each axis; 0 holds an axis.
  init(start: [Double], steps: [Double], _ function: @escaping ([Double]) -> Double) {
    self.function = function
    corners = [(start, function(start))]
    for axis in start.indices where steps[axis] != 0 {
      var point = start
      point[axis] += steps[axis]
      corners.append((point, function(point)))
    }
  }

  /// Walks a number of rounds.
  mutating func minimum(rounds: Int) -> (point: [Double], value: Double) {
    for _ in 0..<rounds {
      corners.sort { $0.value < $1.value }
      if corners[corners.count - 1].value - corners[0].value < 1e-12 { break }
      walk()
    }
    return corners.min { $0.value < $1.value } ?? corners[0]
  }

  private mutating func walk() {
    let last = corners.count - 1
    guard last > 0 else { return }
    var middle = Array(repeating: 0.0, count: corners[0].point.count)
    for corner in corners[..<last] {
      for axis in middle.indices { middle[axis] += corner.point[axis] / Double(last) }
    }
    let mirrored = moved(from: middle, by: -1)
    if mirrored.value < corners[0].value {
      let farther = moved(from: middle, by: -2)
      corners[last] = farther.value < mirrored.value ? farther : mirrored
    } else if mirrored.value < corners[last - 1].value {
      corners[last] = mirrored
    } else {
      let nearer = moved(from: middle, by: mirrored.value < corners[last].value ? -0.5 : 0.5)
      if nearer.value < min(mirrored.value, corners[last].value) {
        corners[last] = nearer
      } else {
        shrink()
      }
    }
  }

  private func moved(from middle: [Double], by factor: Double) -> (point: [Double], value: Double) {
    let worst = corners[corners.count - 1].point
    let point = middle.indices.map { middle[$0] + factor * (worst[$0] - middle[$0]) }
    return (point, function(point))
  }

  private mutating func shrink() {
    let best = corners[0].point
    for index in corners.indices.dropFirst() {
      let point = best.indices.map { (best[$0] + corners[index].point[$0]) / 2 }
      corners[index] = (point, function(point))
    }
  }
}
