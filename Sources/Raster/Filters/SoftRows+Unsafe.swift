import Geometry

/// The rows of a shape's coverage, told apart into those that are alike and the few that are not.
///
/// Bounds: coverage is read only inside the box of the picture it was drawn into.
struct SoftRows {
  /// The coverage of the row that most are like, 0…255.
  let alike: [Float]
  /// The greatest number in it.
  let most: Float
  /// The share of it that each row has.
  private(set) var shares: [Float]
  /// Rows that stand for those around them.
  private(set) var nodes: [Int] = []
  /// For each node a row of what is lacking of the shares.
  private(set) var lacks: [Float] = []

  private let shape: Shape
  private let draw: (Shape, AlphaPicture) -> Void
  private let model: AlphaPicture
  /// A column that is covered most.
  private let fullest: Int
  /// Columns in which anything begins, ends or is lacking.
  private var isBusy: [Bool]

  /// - `like`: Rows that are alike.
  init(_ shape: Shape, alike like: Range<Int>, draw: @escaping (Shape, AlphaPicture) -> Void) {
    self.shape = shape
    self.draw = draw
    model = Self.picture(of: shape, like.lowerBound..<like.lowerBound + 1, draw)
    let row = model.rows.address(shape.box.x0, like.lowerBound)
    let width = shape.box.width
    alike = (0..<width).map { Float(row[$0]) }
    let most = alike.max() ?? 0
    self.most = most
    fullest = alike[width / 2] == most ? width / 2 : alike.firstIndex(of: most) ?? 0
    shares = [Float](repeating: 1, count: shape.box.height)
    isBusy = [Bool](repeating: false, count: width)
    for x in 0...width {
      guard (x == 0 ? 0 : row[x - 1]) != (x == width ? 0 : row[x]) else { continue }
      if x > 0 { isBusy[x - 1] = true }
      if x < width { isBusy[x] = true }
    }
  }

  private static func picture(
    of shape: Shape, _ rows: Range<Int>, _ draw: (Shape, AlphaPicture) -> Void
  ) -> AlphaPicture {
    let box = shape.box
    let picture = AlphaPicture(
      box: PixelBox(x0: box.x0, y0: rows.lowerBound, x1: box.x1, y1: rows.upperBound))
    draw(shape, picture)
    return picture
  }

  /// What one place lacks of its row's share.
  private struct Lack {
    let row: Int32
    let x: Int32
    let amount: Float
  }

  /// Takes in rows that are not alike.
  mutating func addBlock(_ rows: Range<Int>, _ gaussian: SampledGaussian) {
    guard !rows.isEmpty else { return }
    let found = lacks(rows)
    guard !found.isEmpty else { return }
    var (left, right) = (0.0, 0.0)
    for lack in found {
      let area = Double(abs(lack.amount))
      if lack.x < fullest { left += area } else { right += area }
      isBusy[Int(lack.x)] = true
    }
    // Corners far from each other do not add up.
    let isApart = calmColumns.count >= 2 * gaussian.radius
    let area = isApart ? max(left, right) : left + right
    let spacing = Self.spacing(rows: rows.count, area: area, gaussian)
    let isSparse = spacing > 1 && (rows.count + spacing - 1) / spacing + 3 < rows.count
    let step = isSparse ? spacing : 1
    let (low, high) = isSparse ? (-1, (rows.count - 1) / step + 2) : (0, rows.count - 1)
    let (first, width) = (nodes.count, alike.count)
    nodes += (low...high).map { rows.lowerBound + $0 * step }
    lacks += [Float](repeating: 0, count: (high - low + 1) * width)
    let weights =
      isSparse ? (0..<step).map { Self.weights(Float($0) / Float(step)) } : [SIMD4(1, 0, 0, 0)]
    lacks.withUnsafeMutableBufferPointer { sums in
      for lack in found {
        let row = Int(lack.row)
        let place = (first + row / step) * width + Int(lack.x)
        let weight = weights[row % step]
        sums[place] += weight.x * lack.amount
        guard isSparse else { continue }
        sums[place + width] += weight.y * lack.amount
        sums[place + 2 * width] += weight.z * lack.amount
        sums[place + 3 * width] += weight.w * lack.amount
      }
    }
  }

  /// Finds the share of each row, and where it lacks anything of that.
  private mutating func lacks(_ rows: Range<Int>) -> [Lack] {
    let picture = Self.picture(of: shape, rows, draw)
    let full = model.rows.address(shape.box.x0, model.box.y0)
    let width = alike.count
    var found: [Lack] = []
    found.reserveCapacity(rows.count * 24)
    for y in rows {
      let row = picture.rows.address(shape.box.x0, y)
      let isWhole = row[fullest] == full[fullest]
      let share = Float(row[fullest]) / most
      shares[y - shape.box.y0] = share
      var x = 0
      while x < width {
        if isWhole, x + 8 <= width, Self.eight(row + x) == Self.eight(full + x) {
          x += 8
          continue
        }
        let amount = share * Float(full[x]) - Float(row[x])
        // Less than that is the rounding of the share.
        if abs(amount) > 1e-3 {
          found.append(
            Lack(
              row: Int32(truncatingIfNeeded: y - rows.lowerBound),
              x: Int32(truncatingIfNeeded: x), amount: amount))
        }
        x += 1
      }
    }
    return found
  }

  @inline(__always)
  private static func eight(_ bytes: UnsafeMutablePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
  }

  /// How far apart nodes may be so that cubic interpolation of the gaussian between them is wrong
  /// by a fifth of an 8-bit step at most.
  private static func spacing(rows: Int, area: Double, _ gaussian: SampledGaussian) -> Int {
    // The fourth derivative of a gaussian is at most 3 · peak / σ⁴, and the error of a cubic through
    // four places that times 9/16 · step⁴ / 24. What is lacking is blurred to at most `height`.
    let height = min(255 * Double(rows) * gaussian.peak, area * gaussian.peak * gaussian.peak)
    let share = 0.2 / (0.0704 * max(height, 1e-6))
    let step = gaussian.sigma * min(share.squareRoot().squareRoot(), 1e4)
    return max(1, min(rows, Int(min(step, 1e6))))
  }

  /// Weights of the nodes before, at, after and beyond for a place between two nodes.
  private static func weights(_ t: Float) -> SIMD4<Float> {
    let (before, after, beyond) = (t + 1, t - 1, t - 2)
    return SIMD4(
      -t * after * beyond / 6, before * after * beyond / 2, -before * t * beyond / 2,
      before * t * after / 6)
  }

  /// The longest run of columns that all rows have in like measure.
  var calmColumns: Range<Int> {
    var (best, start) = (0..<0, 0)
    for x in 0...isBusy.count where x == isBusy.count || isBusy[x] {
      if x - start > best.count { best = start..<x }
      start = x + 1
    }
    return best
  }

  /// Whether the sums are less work than a blur of the picture.
  func isCheap(radius: Int, width: Int, height: Int) -> Bool {
    let calm = calmColumns.count
    let along = Double(nodes.count * (alike.count - calm)) * Double(2 * radius + 1)
    let across =
      Double(width - max(0, calm - 2 * radius))
      * (Double(height) + Double(nodes.count) * Double(min(height, 2 * radius + 1)))
    // Measured: a product takes about a sixth of the time of a pixel in a blur.
    return (along + across) / 6 < Double(width) * Double(height) + 4000
  }
}

extension Shape {
  /// The longest run of rows in which the same upright edges go all the way, or one row in the
  /// middle.
  var alikeRows: Range<Int> {
    let fraction = Subpixel.one - 1
    // Whether a row differs within itself, and whether it may differ from the row above.
    var isOwn = [Bool](repeating: false, count: box.height)
    var begins = [Bool](repeating: false, count: box.height + 1)
    for line in lines {
      let (y0, y1) = (line.top, line.bottom)
      let first = Int(y0 >> Subpixel.bits) - box.y0
      let last = Int((y1 - 1) >> Subpixel.bits) - box.y0
      guard last >= 0, first < box.height, y0 < y1 else { continue }
      if line.start.x == line.end.x {
        if y0 & fraction != 0, first >= 0 { isOwn[first] = true }
        if y1 & fraction != 0, last < box.height { isOwn[last] = true }
        if first >= 0 { begins[first] = true }
        if last < box.height { begins[last + 1] = true }
      } else {
        for row in max(0, first)...min(box.height - 1, last) { isOwn[row] = true }
      }
    }
    var (best, start) = (0..<0, 0)
    for row in 0...box.height where row == box.height || isOwn[row] || begins[row] {
      if row - start > best.count { best = start..<row }
      start = row < box.height && isOwn[row] ? row + 1 : row
    }
    guard !best.isEmpty else {
      let middle = box.y0 + box.height / 2
      return middle..<middle + 1
    }
    return box.y0 + best.lowerBound..<box.y0 + best.upperBound
  }
}
