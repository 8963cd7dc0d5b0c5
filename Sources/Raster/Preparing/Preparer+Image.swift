import Display
import Geometry

extension Preparer {
  func imageNodes(
    _ image: DisplayImage, _ rect: CGRect, _ interpolation: ImageInterpolation, _ context: Context
  ) -> [Node] {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let lines = fixed(
      Path(rect).flattened(under: context.transform, tolerance: Self.tolerance))
    guard let shape = Shape(lines, style: FillStyle(), bounds: context.bounds) else { return [] }
    var inverse = context.transform
    guard inverse.invert() else { return [] }
    let scale = context.transform.largestScale(over: rect)
    let shader = imageShader(
      image, rect, inverse, scale, isSmooth: interpolation != .nearest,
      usesPyramid: interpolation == .high, repeats: false)
    return [Node(.shaded(shape, shader), box: shape.box)]
  }

  func patternShader(
    _ image: DisplayImage, _ tile: CGRect, _ inverse: ProjectionTransform, _ scale: Double
  ) -> (any RowShader)? {
    guard image.width > 0, image.height > 0, tile.width > 0, tile.height > 0 else { return nil }
    return imageShader(
      image, tile, inverse, scale, isSmooth: true, usesPyramid: true, repeats: true)
  }

  /// - `inverse`: From pixels to the space of `rect`.
  /// - `scale`: Pixels per unit of that space.
  private func imageShader(
    _ image: DisplayImage, _ rect: CGRect, _ inverse: ProjectionTransform, _ scale: Double,
    isSmooth: Bool, usesPyramid: Bool, repeats: Bool
  ) -> ImageShader {
    let pyramid = images.pyramid(of: image)
    let drawn = max(
      Double(rect.width) * scale / Double(image.width),
      Double(rect.height) * scale / Double(image.height))
    let index = usesPyramid ? pyramid.level(for: drawn) : 0
    let level = pyramid.levels[index]
    // A halved level covers the same rectangle, odd sides included, by its whole width.
    let (sx, sy) = (CGFloat(level.width) / rect.width, CGFloat(level.height) / rect.height)
    let unit = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: -rect.minX * sx, ty: -rect.minY * sy)
    return ImageShader(
      pyramid: pyramid, level: index,
      map: inverse.concatenating(ProjectionTransform(unit)).normalized, isSmooth: isSmooth,
      repeats: repeats)
  }
}
