import Geometry

/// A round pen: turns contours into the region it paints.
struct Pen {
  /// Half the width, in hundredths of an em.
  let radius: Double

  init(width: Double) { radius = width / 2 }

  /// Everything the pen touches while it follows a path.
  func stroke(_ path: Path) -> Region {
    var region = Region()
    for contour in Polyline.contours(of: path) {
      region.rings += rings(along: contour).map { $0.map { GridPoint($0) } }
    }
    return region
  }

  /// The inside of a path (even-odd), and what the pen touches on its edge.
  func solid(_ path: Path) -> Region {
    guard radius > 0 else { return Pen.inside(of: path) }
    let contours = Polyline.contours(of: path)
    guard contours.allSatisfy({ $0.points.count > 2 }), Pen.areApart(contours) else {
      return Pen.inside(of: path).union(stroke(path))
    }
    // The outer side alone bounds both the inside and the pen's reach.
    let rings = contours.map { side(of: $0.clockwisePoints, isClosed: true) }
    return Region(rings: rings.map { $0.map { GridPoint($0) } })
  }

  /// Whether no contour lies in another or crosses it, as far as their bounds can tell.
  private static func areApart(_ contours: [Polyline]) -> Bool {
    let bounds = contours.map(\.bounds)
    return bounds.indices.allSatisfy { index in
      bounds[..<index].allSatisfy { !$0.intersects(bounds[index]) }
    }
  }

  /// The inside of a path; where contours lie in each other, every second one is a hole.
  static func inside(of path: Path) -> Region {
    let contours = Polyline.contours(of: path).filter { $0.points.count > 2 }
    var region = Region()
    for contour in contours {
      let ring = Region(rings: [contour.clockwisePoints.map { GridPoint($0) }])
      // Symmetric difference: contours of one path are few, so the plain form will do.
      region =
        region.isEmpty ? ring : region.subtracting(ring).union(ring.subtracting(region))
    }
    return region
  }

  private func rings(along contour: Polyline) -> [[CGPoint]] {
    let points = contour.points
    guard points.count > 1 else { return points.first.map { [dot(at: $0)] } ?? [] }
    if contour.isClosed {
      let sides = [points, points.reversed()].map { line in
        pieces(of: line, isClosed: true).allSatisfy(\.isSwallowed)
          ? [] : side(of: line, isClosed: true)
      }
      return sides.filter { !$0.isEmpty }
    }
    return [side(of: points, isClosed: false) + side(of: points.reversed(), isClosed: false)]
  }

  /// The line at the pen's left hand; an open one ends with a half circle.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    let pieces = pieces(of: points, isClosed: isClosed)
    var result: [CGPoint] = []
    if !isClosed, let first = pieces.first { result.append(offset(points[0], first.normal)) }
    for (index, piece) in pieces.enumerated() {
      let corner = points[(index + 1) % points.count]
      if index == pieces.count - 1, !isClosed {
        addArc(around: corner, from: piece.normal, to: negated(piece.normal), into: &result)
      } else {
        let next = pieces[(index + 1) % pieces.count]
        if piece.isSwallowed || next.isSwallowed {
          if !piece.isSwallowed { result.append(offset(corner, piece.normal)) }
          if !next.isSwallowed {
            result.append(middle(ofBendEndingAt: index, points, pieces))
            result.append(offset(corner, next.normal))
          }
        } else {
          addJoin(at: corner, piece, next, into: &result)
        }
      }
    }
    return result
  }

  /// A straight piece of the contour.
  private struct Piece {
    /// The unit vector at its left hand.
    var normal: CGPoint
    var length: Double
    /// Whether it lies in the inner side of a bend tighter than the pen, where its neighbours
    /// cover all it would add.
    var isSwallowed = false
  }

  private func pieces(of points: [CGPoint], isClosed: Bool) -> [Piece] {
    let count = points.count
    var result = (0..<(isClosed ? count : count - 1)).map { index in
      let (start, end) = (points[index], points[(index + 1) % count])
      return Piece(normal: left(from: start, to: end), length: start.distance(to: end))
    }
    let turns = result.indices.map { index in
      turn(result[index].normal, result[(index + 1) % result.count].normal)
    }
    for index in result.indices where isClosed || (index > 0 && index < result.count - 1) {
      let (before, after) = (turns[index == 0 ? turns.count - 1 : index - 1], turns[index])
      result[index].isSwallowed =
        before < 0 && after < 0 && radius * max(-before, -after) > result[index].length
    }
    return result
  }

  /// The centre of a run of swallowed pieces: where the normals at its two ends meet.
  private func middle(ofBendEndingAt last: Int, _ points: [CGPoint], _ pieces: [Piece]) -> CGPoint {
    var first = last
    while pieces[first].isSwallowed { first = first == 0 ? pieces.count - 1 : first - 1 }
    let start = points[(first + 1) % points.count]
    let end = points[(last + 1) % points.count]
    let (n, m) = (pieces[first].normal, pieces[(last + 1) % pieces.count].normal)
    let spread = turn(n, m)
    // A half turn has parallel normals.
    guard abs(spread) > 0.02 else { return start.mixed(with: end, 0.5) }
    let reach = turn(CGPoint(x: end.x - start.x, y: end.y - start.y), m) / spread
    return CGPoint(x: start.x + n.x * reach, y: start.y + n.y * reach)
  }

  private func addJoin(
    at corner: CGPoint, _ before: Piece, _ after: Piece, into result: inout [CGPoint]
  ) {
    let turn = turn(before.normal, after.normal)
    let share = before.normal.x * after.normal.x + before.normal.y * after.normal.y
    let isLoose = radius * -turn < min(before.length, after.length)
    if share > 0.992, turn >= 0 || isLoose {
      // Nearly straight (7°), and no tighter than the pen: one point serves both pieces.
      let sum = CGPoint(x: before.normal.x + after.normal.x, y: before.normal.y + after.normal.y)
      result.append(offset(corner, normalized(sum)))
    } else if turn < 0 {
      // The inner side of a bend goes through the corner, so that no winding is negative.
      result += [offset(corner, before.normal), corner, offset(corner, after.normal)]
    } else {
      addArc(around: corner, from: before.normal, to: after.normal, into: &result)
    }
  }

  /// The sine of the angle between two unit vectors; positive turns clockwise.
  private func turn(_ a: CGPoint, _ b: CGPoint) -> Double { a.x * b.y - a.y * b.x }

  /// Adds the clockwise arc between two directions, at most a half circle.
  private func addArc(
    around center: CGPoint, from: CGPoint, to: CGPoint, into result: inout [CGPoint]
  ) {
    result.append(offset(center, from))
    addMiddle(around: center, from, to, depth: 0, into: &result)
    result.append(offset(center, to))
  }

  private func addMiddle(
    around center: CGPoint, _ from: CGPoint, _ to: CGPoint, depth: Int,
    into result: inout [CGPoint]
  ) {
    let share = from.x * to.x + from.y * to.y
    // The sagitta of the chord is radius · (1 − cos(angle / 2)); this is 4/… of it, kept small.
    guard depth < 7, radius * (1 - share) > 4 * Polyline.tolerance else { return }
    let sum = CGPoint(x: from.x + to.x, y: from.y + to.y)
    let middle =
      sum.x * sum.x + sum.y * sum.y < 1e-9 ? CGPoint(x: -from.y, y: from.x) : normalized(sum)
    addMiddle(around: center, from, middle, depth: depth + 1, into: &result)
    result.append(offset(center, middle))
    addMiddle(around: center, middle, to, depth: depth + 1, into: &result)
  }

  private func dot(at center: CGPoint) -> [CGPoint] {
    var ring: [CGPoint] = []
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    addArc(around: center, from: up, to: down, into: &ring)
    addArc(around: center, from: down, to: up, into: &ring)
    return ring
  }

  /// The unit vector at the left hand of a piece (y down).
  private func left(from start: CGPoint, to end: CGPoint) -> CGPoint {
    normalized(CGPoint(x: end.y - start.y, y: start.x - end.x))
  }

  private func normalized(_ v: CGPoint) -> CGPoint {
    let length = (v.x * v.x + v.y * v.y).squareRoot()
    return length > 0 ? CGPoint(x: v.x / length, y: v.y / length) : CGPoint(x: 0, y: -1)
  }

  private func negated(_ v: CGPoint) -> CGPoint { CGPoint(x: -v.x, y: -v.y) }

  private func offset(_ p: CGPoint, _ direction: CGPoint) -> CGPoint {
    CGPoint(x: p.x + direction.x * radius, y: p.y + direction.y * radius)
  }
}
