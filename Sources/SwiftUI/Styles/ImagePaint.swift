import Display

/// A picture that fills by repeating itself.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, in unit space; the whole is drawn here.
  public var sourceRect: CGRect
  /// Enlarges each copy.
  public var scale: CGFloat
  /// A picture that fills by repeating itself.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  /// Fills with copies; a symbol cannot be repeated and counts as the foreground.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    let pixelsPerPoint: CGFloat
    let pixels: DisplayImage
    switch image.source {
    case .named(let name):
      guard let found = resolution.environment.images.image(named: name) else { return }
      pixels = found.pixels
      pixelsPerPoint = CGFloat(found.pixels.width) / max(found.size.width, 1)
    case .pixels(let image, let scale): (pixels, pixelsPerPoint) = (image, scale)
    case .symbol:
      ForegroundStyle()._resolvePaint(&resolution)
      return
    }
    resolution.paint = LeafPaint(
      kind: .image(pixels, scale: pixelsPerPoint / max(scale, 1e-6)), colors: [])
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that fills by repeating itself.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
