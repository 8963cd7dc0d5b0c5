extension Path {
  /// The part of the path between two shares of its length, 0…1.
  ///
  /// Lengths run over all contours in order. Curves are split, not flattened. A contour that is
  /// wholly inside stays closed; a cut one is open. From ≥ to gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let contours = contours
    let lengths = contours.map { $0.segments.map(\.length) }
    let total = lengths.reduce(0) { $1.reduce($0, +) }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var position: CGFloat = 0
    for (contour, parts) in zip(contours, lengths) {
      let length = parts.reduce(0, +)
      contour.appendPart(
        to: &result, lengths: parts, from: low * total - position, to: high * total - position)
      position += length
    }
    return result
  }
}

extension Path.Contour {
  /// Appends what lies between two lengths from the contour's start.
  fileprivate func appendPart(
    to path: inout Path, lengths: [CGFloat], from: CGFloat, to: CGFloat
  ) {
    let total = lengths.reduce(0, +)
    // Sums of lengths carry rounding; a share of 1e-12 of the contour is not a cut.
    let slack = total * 1e-12
    guard total > 0, from < total - slack, to > slack else { return }
    let isWhole = from <= slack && to >= total - slack
    var position: CGFloat = 0
    var isDrawing = false
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      let (low, high) = (max(from - position, 0), min(to - position, length))
      guard length > 0, low < length, high > 0, high > low else { continue }
      let piece = segment.piece(
        from: low > 0 ? segment.parameter(atLength: low) : 0,
        to: high < length ? segment.parameter(atLength: high) : 1)
      if !isDrawing { path.move(to: piece.start) }
      isDrawing = true
      path.elements.append(piece.element)
    }
    if isWhole, isClosed, isDrawing { path.closeSubpath() }
  }
}
