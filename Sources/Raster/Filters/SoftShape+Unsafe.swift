import Geometry

/// The gaussian blur of a shape most of whose rows are alike, such as a rounded rectangle.
///
/// With g the gaussian, H the blur along itself of the row that most are like, and w the share of
/// it that row v has, the blur is (Σ g(y − v) w(v)) · H(x) less what rows lack of their share, in
/// effect the corners. Those few rows are brought to nodes by cubic interpolation of g, wide apart
/// where the blur is wide, and each node is blurred along itself. No row is ever blurred twice, no
/// picture is kept, and nothing depends on where on the pixel grid the shape lies.
/// The error is below a quarter of an 8-bit step; `SoftShapeTests` holds it.
///
/// Layout: `profiles` has one row of `stride` numbers for H and one for each node, from the left side
/// of `origin` on, and 32 spare. Bounds: rows are read from inside `box` on for at most its width,
/// rounded up to 16. The plain twin is the double sum in `SoftShapeTests`.
final class SoftShape: AlphaRows {
  let box: PixelBox
  private let profiles: [Float]
  private let stride: Int
  /// The share of H in each row of `box`.
  private let shares: [Float]
  /// The rows of the nodes from the top of `box`, rising but where two blocks meet.
  private let nodes: [Int]
  /// The nodes that reach each row of `box`, and maybe others between them.
  private let reaching: [Range<Int>]
  /// The gaussian from -`radius` to `radius`.
  private let kernel: [Float]
  private let radius: Int
  /// Columns from the left side of `box` where H is `plain` and no node has anything.
  private let middle: Range<Int>
  private let plain: Float

  private init(moving other: SoftShape, x: Int, y: Int) {
    box = other.box.moved(x: x, y: y)
    profiles = other.profiles
    stride = other.stride
    shares = other.shares
    nodes = other.nodes
    reaching = other.reaching
    kernel = other.kernel
    radius = other.radius
    middle = other.middle
    plain = other.plain
  }

  /// - `bounds`: Which pixels are wanted.
  /// - `draw`: Writes the shape's coverage into a picture.
  /// - Returns: nil where a blur of the whole picture is less work, or nothing is to be seen.
  init?(
    _ shape: Shape, sigma: Double, within bounds: PixelBox,
    draw: @escaping (Shape, AlphaPicture) -> Void
  ) {
    let gaussian = SampledGaussian(sigma: min(sigma, BlurPlan.greatestSigma))
    let radius = gaussian.radius
    let source = shape.box
    // Whole groups of four are blended faster.
    let result = source.outset(by: BlurPlan.visibleReach(gaussian.sigma)).alignedColumns
      .intersection(bounds)
    let alike = shape.alikeRows
    let others = source.height - alike.count
    guard !result.isEmpty, others * source.width <= 1 << 18 else { return nil }
    var rows = SoftRows(shape, alike: alike, draw: draw)
    guard rows.most > 0 else { return nil }
    rows.addBlock(source.y0..<alike.lowerBound, gaussian)
    rows.addBlock(alike.upperBound..<source.y1, gaussian)
    guard rows.isCheap(radius: radius, width: result.width, height: result.height) else {
      return nil
    }
    box = result
    self.radius = radius
    kernel = gaussian.kernel
    nodes = rows.nodes.map { $0 - result.y0 }
    let (stride, width) = ((result.width + 47) & ~15, result.width)
    var profiles = [Float](repeating: 0, count: stride * (rows.nodes.count + 1) + 32)
    let left = source.x0 - result.x0
    let calm = rows.calmColumns
    profiles.withUnsafeMutableBufferPointer { all in
      gaussian.blurSteps(rows.alike, from: left, into: all.row(0, stride, width))
      for index in rows.nodes.indices {
        let row = index * rows.alike.count..<(index + 1) * rows.alike.count
        let into = all.row(index + 1, stride, width)
        gaussian.subtractBlurred(rows.lacks, row, but: calm, from: left, into: into)
      }
    }
    self.stride = stride
    reaching = (0..<result.height).map { [nodes] line in
      guard let first = nodes.firstIndex(where: { abs($0 - line) <= radius }),
        let last = nodes.lastIndex(where: { abs($0 - line) <= radius })
      else { return 0..<0 }
      return first..<last + 1
    }
    self.profiles = profiles
    var shares = [Float](repeating: 0, count: result.height)
    shares.withUnsafeMutableBufferPointer {
      gaussian.blurSteps(rows.shares, from: source.y0 - result.y0, into: $0)
    }
    self.shares = shares
    let (low, high) = (calm.lowerBound + left + radius, calm.upperBound + left - radius)
    middle = max(0, low)..<max(max(0, low), min(result.width, high))
    plain = calm.isEmpty ? 0 : rows.alike[calm.lowerBound]
  }

  func moved(x: Int, y: Int) -> SoftShape { SoftShape(moving: self, x: x, y: y) }

  func row(
    x: Int, y: Int, count: Int, memory: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let (from, to) = (x - box.x0, x - box.x0 + count)
    let line = y - box.y0
    let share = shares[line]
    let (first, last) = (reaching[line].lowerBound, reaching[line].upperBound)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: last - first + 1) { weights in
      weights[0] = share
      for node in first..<last {
        let away = line - nodes[node]
        weights[node - first + 1] = abs(away) <= radius ? kernel[away + radius] : 0
      }
      profiles.withUnsafeBufferPointer { all in
        guard let base = all.baseAddress else { return }
        func sum(_ columns: Range<Int>) {
          guard !columns.isEmpty else { return }
          BlurKernel.sum(
            base + columns.lowerBound, base + (first + 1) * stride + columns.lowerBound,
            stride: stride, weights: UnsafeBufferPointer(weights),
            into: memory + (columns.lowerBound - from), count: columns.count)
        }
        sum(from..<max(from, min(to, middle.lowerBound)))
        let plainColumns = middle.clamped(to: from..<to)
        if !plainColumns.isEmpty {
          (memory + (plainColumns.lowerBound - from)).update(
            repeating: BlurKernel.byte(share * plain), count: plainColumns.count)
        }
        sum(min(to, max(from, plainColumns.isEmpty ? middle.lowerBound : middle.upperBound))..<to)
      }
    }
    return UnsafePointer(memory)
  }
}

extension UnsafeMutableBufferPointer<Float> {
  fileprivate func row(_ index: Int, _ stride: Int, _ count: Int) -> Self {
    Self(rebasing: self[index * stride..<index * stride + count])
  }
}
