import Display

extension PixelSize {
  /// The smallest even size that holds this one.
  var even: PixelSize { PixelSize(width: (width + 1) / 2 * 2, height: (height + 1) / 2 * 2) }
}
