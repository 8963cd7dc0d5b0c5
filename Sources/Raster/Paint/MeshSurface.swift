import Display
import Geometry

/// A mesh gradient as a smooth surface through its points.
///
/// Positions follow a Catmull-Rom spline in both directions, whose missing neighbours at the rim
/// are the rim mirrored. Colours are mixed in the mesh's space, linearly or eased at the points.
struct MeshSurface {
  private let mesh: MeshPaint
  /// The points in pixels.
  private let places: [SIMD2<Double>]
  private let colors: [SIMD3<Double>]

  /// The most steps of a patch along one side.
  private static let mostSteps = 48.0
  /// Steps are about this long, in pixels; within one, colours run straight.
  private static let stepLength = 4.0

  /// - Returns: nil for meshes without a patch or with a wrong number of points or colours.
  init?(_ mesh: MeshPaint, map: ProjectionTransform) {
    guard mesh.columns > 1, mesh.rows > 1, mesh.columns < 10_000, mesh.rows < 10_000,
      mesh.points.count == mesh.columns * mesh.rows, mesh.colors.count == mesh.points.count
    else { return nil }
    self.mesh = mesh
    places = mesh.points.map { point in
      let local = CGPoint(
        x: mesh.bounds.minX + point.x * mesh.bounds.width,
        y: mesh.bounds.minY + point.y * mesh.bounds.height)
      let pixel = local.applying(map)
      func limited(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : max(-1e6, min(1e6, Double(value)))
      }
      return SIMD2(limited(pixel.x), limited(pixel.y))
    }
    colors = mesh.colors.map(mesh.space.encode)
  }

  /// Draws the patches in order; each pixel whose centre a patch holds is overwritten.
  /// - `marks`: 255 for every pixel that was.
  func draw(into picture: Picture, marks: AlphaPicture) {
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 { drawPatch(column, row, into: picture, marks) }
    }
  }

  /// The outline of the whole, in pixels.
  var rim: Path {
    var points: [CGPoint] = []
    func add(_ column: Int, _ row: Int, _ along: (Double) -> (Double, Double)) {
      let patch = patch(column, row)
      let steps = steps(patch)
      for step in 0..<steps {
        let (u, v) = along(Double(step) / Double(steps))
        let place = Self.spline(patch.map { Self.spline($0, u) }, v)
        points.append(CGPoint(x: place.x, y: place.y))
      }
    }
    for column in 0..<mesh.columns - 1 { add(column, 0) { ($0, 0) } }
    for row in 0..<mesh.rows - 1 { add(mesh.columns - 2, row) { (1, $0) } }
    for column in (0..<mesh.columns - 1).reversed() { add(column, mesh.rows - 2) { (1 - $0, 1) } }
    for row in (0..<mesh.rows - 1).reversed() { add(0, row) { (0, 1 - $0) } }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  private func place(_ column: Int, _ row: Int) -> SIMD2<Double> {
    let (c, r) = (
      max(0, min(mesh.columns - 1, column)), max(0, min(mesh.rows - 1, row))
    )
    let inside = places[r * mesh.columns + c]
    if c == column, r == row { return inside }
    // Beyond the rim the surface goes on as it came.
    return 2 * inside - place(2 * c - column, 2 * r - row)
  }

  /// The points of a patch and of those around it.
  private func patch(_ column: Int, _ row: Int) -> [[SIMD2<Double>]] {
    (-1...2).map { r in (-1...2).map { c in place(column + c, row + r) } }
  }

  /// How many steps a patch has along each side.
  private func steps(_ points: [[SIMD2<Double>]]) -> Int {
    let inner = [points[1][1], points[1][2], points[2][1], points[2][2]]
    let size =
      inner.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
      - inner.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
    return Int(max(2, min(Self.mostSteps, (size.max() / Self.stepLength).rounded(.up))))
  }

  private func drawPatch(
    _ column: Int, _ row: Int, into picture: Picture, _ marks: AlphaPicture
  ) {
    let points = patch(column, row)
    let all = points.joined()
    let low = all.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
    let high = all.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
    let seen = picture.box
    // A Catmull-Rom surface leaves the box of its points by less than the box's size.
    let slack = high - low
    guard low.x - slack.x < Double(seen.x1), high.x + slack.x > Double(seen.x0),
      low.y - slack.y < Double(seen.y1), high.y + slack.y > Double(seen.y0)
    else { return }
    let steps = steps(points)
    var above: [MeshVertex] = []
    for v in 0...steps {
      let line = (0...steps).map { u in
        vertex(
          column, row, points, Double(u) / Double(steps), Double(v) / Double(steps))
      }
      if v > 0 {
        for u in 0..<steps {
          picture.fillTriangle(above[u], above[u + 1], line[u], marks)
          picture.fillTriangle(above[u + 1], line[u + 1], line[u], marks)
        }
      }
      above = line
    }
  }

  private func vertex(
    _ column: Int, _ row: Int, _ points: [[SIMD2<Double>]], _ u: Double, _ v: Double
  ) -> MeshVertex {
    let across = points.map { Self.spline($0, u) }
    let place = Self.spline(across, v)
    let (su, sv) = mesh.smoothsColors ? (Self.ease(u), Self.ease(v)) : (u, v)
    let index = row * mesh.columns + column
    func mixed<Value: SIMD>(_ values: (Int) -> Value) -> Value where Value.Scalar == Double {
      let top = values(index) * (1 - su) + values(index + 1) * su
      let below = index + mesh.columns
      return top * (1 - sv) + (values(below) * (1 - su) + values(below + 1) * su) * sv
    }
    let opacity = mixed { SIMD2(repeating: mesh.colors[$0].opacity) }.x
    let color = mesh.space.decode(mixed { colors[$0] }, opacity: opacity)
    return MeshVertex(place: place, color: color)
  }

  private static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func spline(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    let linear = p[2] - p[0]
    let square = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]
    let cube = 3 * (p[1] - p[2]) + p[3] - p[0]
    return p[1] + ((cube * t + square) * t + linear) * (t / 2)
  }
}

/// A corner of a triangle with its colour.
struct MeshVertex {
  let place: SIMD2<Double>
  /// Premultiplied blue, green, red, alpha in 0…255.
  let value: SIMD4<Double>

  init(place: SIMD2<Double>, color: DisplayColor) {
    self.place = place
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = clamp(color.opacity)
    value =
      SIMD4(clamp(color.blue) * alpha, clamp(color.green) * alpha, clamp(color.red) * alpha, alpha)
      * 255
  }
}
