import Geometry

/// A gaussian at whole pixels, out to where less than a tenth of an 8-bit step is left.
///
/// Bounds: results are written only inside the buffers that are given. The plain twin is the double
/// sum in `SoftShapeTests`.
struct SampledGaussian {
  let sigma: Double
  let radius: Int
  /// From -`radius` to `radius`; sums to 1.
  let kernel: [Float]
  /// Sums of the kernel up to each place.
  private let sums: [Float]

  init(sigma: Double) {
    self.sigma = sigma
    radius = max(1, Int((3.5 * sigma).rounded(.up)))
    // g(k + 1) / g(k) falls by the same factor at each step, so one exponential is enough.
    let factor = Transcendentals.exp(-1 / (sigma * sigma))
    var (value, ratio, half) = (1.0, Transcendentals.exp(-0.5 / (sigma * sigma)), [1.0])
    for _ in 0..<radius {
      value *= ratio
      ratio *= factor
      half.append(value)
    }
    let total = half.reduce(0, +) * 2 - 1
    kernel = (-radius...radius).map { Float(half[abs($0)] / total) }
    var sum = 0.0
    sums = (-radius...radius).map { place in
      sum += half[abs(place)] / total
      return Float(sum)
    }
  }

  /// The greatest value.
  var peak: Double { Double(kernel[radius]) }

  /// Adds the blur of numbers that seldom change from one to the next.
  /// - `from`: Where the first of them lies in `result`; nothing is around them.
  func blurSteps(_ numbers: [Float], from: Int, into result: UnsafeMutableBufferPointer<Float>) {
    var before: Float = 0
    for index in 0...numbers.count {
      let number = index < numbers.count ? numbers[index] : 0
      let step = number - before
      before = number
      if step == 0 { continue }
      let place = from + index
      let (low, high) = (max(0, place - radius), min(result.count, place + radius))
      for x in low..<max(low, high) { result[x] += step * sums[x - place + radius] }
      for x in min(result.count, max(0, high))..<result.count { result[x] += step }
    }
  }

  /// Subtracts the blur of some numbers.
  /// - `range`: Which of them.
  /// - `calm`: Those that are 0, counted from the first of the range; others may be too.
  /// - `from`: Where the first of them lies in `result`; nothing is around them.
  func subtractBlurred(
    _ numbers: [Float], _ range: Range<Int>, but calm: Range<Int>, from: Int,
    into result: UnsafeMutableBufferPointer<Float>
  ) {
    guard let out = result.baseAddress else { return }
    kernel.withUnsafeBufferPointer { kernel in
      guard let weights = kernel.baseAddress else { return }
      var index = -1
      while index + 1 < range.count {
        index = index + 1 == calm.lowerBound && !calm.isEmpty ? calm.upperBound : index + 1
        guard index < range.count else { return }
        let (place, number) = (from + index - radius, numbers[range.lowerBound + index])
        if number == 0 { continue }
        let first = max(0, -place)
        let count = min(kernel.count, result.count - place) - first
        if count <= 0 { continue }
        let (to, by) = (out + place + first, weights + first)
        for x in 0..<count { to[x] -= number * by[x] }
      }
    }
  }
}
