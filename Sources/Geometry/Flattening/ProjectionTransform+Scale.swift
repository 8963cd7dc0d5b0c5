extension CGAffineTransform {
  /// The largest factor by which the map stretches any direction; at least 1e-9.
  package var largestScale: Double {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let half = (a * a + b * b + c * c + d * d) / 2
    let determinant = a * d - b * c
    let rest = max(0, half * half - determinant * determinant).squareRoot()
    let scale = (half + rest).squareRoot()
    return scale.isFinite ? max(scale, 1e-9) : Polylines.limit
  }
}

extension ProjectionTransform {
  /// Points nearer to the viewer's plane than this are cut away, as a share of the distance of
  /// the canvas.
  package static let nearestDepth: CGFloat = 0.01

  /// The affine map that agrees with this one around a point.
  package func tangent(at point: CGPoint) -> CGAffineTransform {
    let w = max(m13 * point.x + m23 * point.y + m33, 5 * Self.nearestDepth)
    let x = m11 * point.x + m21 * point.y + m31
    let y = m12 * point.x + m22 * point.y + m32
    let (u, v) = (x / w, y / w)
    return CGAffineTransform(
      a: (m11 - u * m13) / w, b: (m12 - v * m13) / w, c: (m21 - u * m23) / w,
      d: (m22 - v * m23) / w, tx: u, ty: v)
  }

  /// The largest factor by which the map stretches any direction at the corners of a box.
  package func largestScale(over box: CGRect) -> Double {
    guard !isAffine else { return affine.largestScale }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    return corners.map { tangent(at: $0).largestScale }.max() ?? 1
  }
}

extension Polylines {
  /// The contours, closed, under a projective map, cut where depth falls below
  /// `ProjectionTransform.nearestDepth`.
  package func projected(by map: ProjectionTransform) -> Polylines {
    if map.isAffine, map.m33 == 1 { return moved(by: map.affine) }
    var result = Polylines()
    result.isLimited = isLimited
    for contour in contours {
      let corners = points[contour.range].map { map.homogeneous($0) }
      let kept = Self.cutNear(corners)
      guard !kept.isEmpty else { continue }
      result.appendPolygon(
        kept.map { corner in
          let limit = Self.limit
          let reach = max(abs(corner.x), abs(corner.y)) / corner.z
          if reach > limit { result.isLimited = true }
          return SIMD2(
            max(-limit, min(limit, corner.x / corner.z)),
            max(-limit, min(limit, corner.y / corner.z)))
        })
    }
    return result
  }

  /// The contours, closed, under an affine map.
  private func moved(by map: CGAffineTransform) -> Polylines {
    var result = self
    result.isSmooth = []
    let limit = Self.limit
    for index in result.points.indices {
      let point = points[index]
      let x = Double(map.a) * point.x + Double(map.c) * point.y + Double(map.tx)
      let y = Double(map.b) * point.x + Double(map.d) * point.y + Double(map.ty)
      if max(abs(x), abs(y)) > limit { result.isLimited = true }
      result.points[index] = SIMD2(
        max(-limit, min(limit, x)), max(-limit, min(limit, y)))
    }
    for index in result.contours.indices { result.contours[index].isClosed = true }
    return result
  }

  /// A polygon of (x, y, depth) without what lies too near.
  private static func cutNear(_ corners: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let near = Double(ProjectionTransform.nearestDepth)
    guard corners.contains(where: { !($0.z >= near) }) else { return corners }
    var kept: [SIMD3<Double>] = []
    guard var before = corners.last else { return [] }
    for corner in corners {
      if (before.z >= near) != (corner.z >= near) {
        let share = (near - before.z) / (corner.z - before.z)
        var cut = before + (corner - before) * share
        cut.z = near
        if cut.x.isFinite, cut.y.isFinite { kept.append(cut) }
      }
      if corner.z >= near { kept.append(corner) }
      before = corner
    }
    return kept
  }
}

extension ProjectionTransform {
  fileprivate func homogeneous(_ point: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(
      Double(m11) * point.x + Double(m21) * point.y + Double(m31),
      Double(m12) * point.x + Double(m22) * point.y + Double(m32),
      Double(m13) * point.x + Double(m23) * point.y + Double(m33))
  }
}
