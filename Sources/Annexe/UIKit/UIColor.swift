import CoreGraphics

/// A colour as an object; it may differ in light and dark surroundings.
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and alpha in gamma-encoded sRGB, each 0…1; wide colours may leave that.
  public typealias _Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  private let resolve: @Sendable (_ isDark: Bool) -> _Components

  init(_resolve resolve: @escaping @Sendable (Bool) -> _Components) { self.resolve = resolve }

  /// The parts in light or dark surroundings; for the catalogue's bridge to `Color`.
  public func _components(isDark: Bool) -> _Components { resolve(isDark) }
  private var current: _Components {
    resolve(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  /// A colour of red, green and blue, each 0…1, and an alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init { _ in (red, green, blue, alpha) }
  }
  /// A colour of red, green and blue in the wide space; drawn as sRGB here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The colour of a literal: red, green, blue and alpha, each 0…1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// A colour of hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  /// The colour of an object of the drawing module.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// A colour chosen by the surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let choose = dynamicProvider
    self.init { isDark in
      choose(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
        ._components(isDark: isDark)
    }
  }
  /// Colours of an asset catalogue are not read here.
  public convenience init?(named name: String) { return nil }

  private convenience init(_ resolve: @escaping @Sendable (Bool) -> _Components) {
    self.init(_resolve: resolve)
  }

  /// The colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let resolve = resolve
    return UIColor { isDark in
      let parts = resolve(isDark)
      return (parts.red, parts.green, parts.blue, alpha)
    }
  }
  /// The colour as it is in given surroundings.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = resolve(traits.userInterfaceStyle == .dark)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
  /// The colour as an object of the drawing module.
  open var cgColor: CGColor {
    let parts = current
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
  /// Writes the parts.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }
  /// Writes hue, saturation, brightness and alpha, each 0…1.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    let (high, low) = (
      max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue)
    )
    let range = high - low
    var sector: CGFloat = 0
    if range > 0 {
      if high == parts.red {
        sector = (parts.green - parts.blue) / range
      } else if high == parts.green {
        sector = 2 + (parts.blue - parts.red) / range
      } else {
        sector = 4 + (parts.red - parts.green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts.alpha
    return true
  }

  /// Whether both look the same in light and in dark surroundings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return resolve(false) == other.resolve(false) && resolve(true) == other.resolve(true)
  }
  /// A hash of the light parts.
  open override var hash: Int {
    let parts = resolve(false)
    return [parts.red, parts.green, parts.blue, parts.alpha].hashValue
  }
}
