import Display

/// What a material does to what lies below it.
struct BackdropFilter: Sendable {
  /// Standard deviation in pixels.
  let sigma: Double
  let saturation: ColorChange?
  let tint: DisplayColor

  init(_ backdrop: Backdrop, sigma: Double) {
    self.sigma = sigma > 0 ? min(sigma, BlurPlan.greatestSigma) : 0
    saturation = ColorChange(.saturation(backdrop.saturation))
    tint = backdrop.tint
  }

  /// How far around itself it looks, in pixels.
  var reach: Int { BlurPlan.reach(sigma) }

  /// The filtered pixels of a box.
  /// - `extent`: The pixels of the surface that mean something; its edges go on outside.
  func apply(to surface: Surface, extent: PixelBox, box: PixelBox) -> Picture? {
    let below = Picture(of: surface, extent: extent, box: box.outset(by: reach))
    guard let blurred = GaussianBlur.blur(below, sigma: sigma, within: box) else { return nil }
    let tint = tint.pixel()
    return blurred.mapPixels { pixel in
      Compositor.over(tint, saturation?.pixel(pixel) ?? pixel, 255)
    }
  }
}
