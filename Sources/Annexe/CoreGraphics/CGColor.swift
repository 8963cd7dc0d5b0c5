/// A colour as an object, in gamma-encoded sRGB.
public final class CGColor: Hashable, CustomStringConvertible, Sendable {
  private let values: [CGFloat]

  /// A colour of red, green and blue, each 0…1, and an alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }
  /// A colour of red, green and blue, each 0…1, and an alpha.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// A grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// A colour from its parts in a space, alpha last.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch (colorSpace.numberOfComponents, components.count) {
    case (1, 2...): self.init(gray: components[0], alpha: components[1])
    case (3, 4...):
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { values }
  /// How many parts there are, alpha counted.
  public var numberOfComponents: Int { values.count }
  /// The alpha.
  public var alpha: CGFloat { values[3] }
  /// The space of the parts.
  public var colorSpace: CGColorSpace? { CGColorSpace(kind: .rgb) }
  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }
  /// The same colour.
  public func copy() -> CGColor? { self }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both have the same parts.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  /// A printable form.
  public var description: String { "CGColor(\(values))" }
}

/// A space of colours: red, green and blue, or grey.
public final class CGColorSpace: Hashable, Sendable {
  enum Kind { case rgb, gray }
  private let kind: Kind
  init(kind: Kind) { self.kind = kind }

  /// A space by its name; every name but the grey ones stands for sRGB here.
  public init?(name: String) { kind = name.contains("Gray") ? .gray : .rgb }
  /// How many parts a colour has, alpha not counted.
  public var numberOfComponents: Int { kind == .rgb ? 3 : 1 }
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of extended sRGB.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the usual grey space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether both are the same space.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
  /// Hashes the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The usual space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .rgb) }
/// The usual space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .gray) }
