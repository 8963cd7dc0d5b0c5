import Display

/// A colour, resolved where it is drawn.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  indirect enum Source: Hashable, Sendable {
    case fixed(DisplayColor)
    case system(SystemColor)
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, Double, isPerceptual: Bool)
    case dynamic(light: DisplayColor, dark: DisplayColor)
    case asset(String)
  }
  let source: Source
  init(_ source: Source) { self.source = source }
  package init(_ color: DisplayColor) { source = .fixed(color) }
  package init(light: DisplayColor, dark: DisplayColor) {
    source = .dynamic(light: light, dark: dark)
  }

  /// A colour of red, green and blue, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.color(red, green, blue, opacity))
  }
  /// A grey, 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace.color(white, white, white, opacity))
  }
  /// A colour of hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      DisplayColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }
  /// A colour by name, from an asset catalogue beside the scene.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  /// A resolved colour.
  public init(_ resolved: Resolved) { self.init(resolved.display) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// A colour between this and another one.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, other, fraction, isPerceptual: space == .perceptual))
  }

  /// The numbers of a colour in an environment.
  public struct Resolved: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
    /// Gamma-encoded sRGB.
    public var red: Float
    /// Gamma-encoded sRGB.
    public var green: Float
    /// Gamma-encoded sRGB.
    public var blue: Float
    /// 0…1.
    public var opacity: Float
    /// A colour of red, green and blue.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(colorSpace.color(Double(red), Double(green), Double(blue), Double(opacity)))
    }
    init(_ color: DisplayColor) {
      red = Float(color.red)
      green = Float(color.green)
      blue = Float(color.blue)
      opacity = Float(color.opacity)
    }
    /// Linear light.
    public var linearRed: Float { Float(SRGB.linear(Double(red))) }
    /// Linear light.
    public var linearGreen: Float { Float(SRGB.linear(Double(green))) }
    /// Linear light.
    public var linearBlue: Float { Float(SRGB.linear(Double(blue))) }
    package var display: DisplayColor {
      DisplayColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
    /// Fills with the colour.
    public func _resolvePaint(_ resolution: inout _PaintResolution) {
      resolution.paint = .solid(display)
    }
    /// Two hexadecimal digits for each part: red, green, blue, opacity.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map {
          let byte = Int((min(max($0, 0), 1) * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
  }

  /// The numbers of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(display(in: environment))
  }

  package func display(in environment: EnvironmentValues) -> DisplayColor {
    switch source {
    case .fixed(let color): return color
    case .system(let system): return system.color(in: environment)
    case .dynamic(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .opacity(let base, let share):
      return base.display(in: environment).multiplyingOpacity(by: min(max(share, 0), 1))
    case .accent:
      if let tint = environment.tint {
        let paint = tint.paint(in: environment)
        if let color = paint.colors.first { return color.multiplyingOpacity(by: paint.opacity) }
      }
      return SystemColor.blue.color(in: environment)
    case .mix(let a, let b, let fraction, let isPerceptual):
      return a.display(in: environment).mixed(
        with: b.display(in: environment), by: fraction, isPerceptual: isPerceptual)
    case .asset(let name):
      return environment.images.color(named: name, isDark: environment.colorScheme == .dark)
        ?? Self.stand(in: environment, for: name)
    }
  }

  /// What is drawn for a colour that no catalogue has: the ground, or a grey that can be seen.
  private static func stand(in environment: EnvironmentValues, for name: String) -> DisplayColor {
    let words = name.lowercased()
    let isGround =
      ["background", "backdrop"].contains { words.contains($0) } || words == "bg"
      || words.hasPrefix("bg_") || words.hasSuffix("_bg") || name.hasPrefix("bgC")
      || name.hasSuffix("BG") || name.hasSuffix("Bg") || name.hasPrefix("BG")
    guard isGround else { return SystemColor.gray.color(in: environment) }
    return environment.colorScheme == .dark ? .black : .white
  }

  /// Fills with the colour.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = .solid(display(in: resolution.environment))
  }

  /// A short text for messages.
  public var description: String {
    switch source {
    case .fixed(let color): Resolved(color).description
    case .system(let system): system.rawValue
    case .accent: "accentColor"
    case .opacity(let base, let share): "\(base) at \(share)"
    case .asset(let name): "color \"\(name)\""
    default: "color"
    }
  }
}

extension Color.RGBColorSpace {
  func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> DisplayColor {
    switch self {
    case .sRGB: return DisplayColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return DisplayColor(
        red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue),
        opacity: opacity)
    case .displayP3:
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      // The matrix from Display P3 to sRGB primaries, both with the D65 white.
      return DisplayColor(
        red: SRGB.encoded(1.2249401763 * r - 0.2249401763 * g),
        green: SRGB.encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: SRGB.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
        opacity: opacity)
    }
  }
}

extension DisplayColor {
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let turns = hue - hue.rounded(.down)
    let sector = turns * 6
    let index = Int(sector) % 6
    let share = sector - Double(Int(sector))
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * share)
    let t = brightness * (1 - saturation * (1 - share))
    let (r, g, b): (Double, Double, Double) =
      switch index {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }

  func mixed(with other: DisplayColor, by fraction: Double, isPerceptual: Bool) -> DisplayColor {
    let t = min(max(fraction, 0), 1)
    let alpha = opacity + (other.opacity - opacity) * t
    guard isPerceptual else {
      return DisplayColor(
        red: red + (other.red - red) * t, green: green + (other.green - green) * t,
        blue: blue + (other.blue - blue) * t, opacity: alpha)
    }
    let (a, b) = (OKLab(self), OKLab(other))
    return OKLab(
      l: a.l + (b.l - a.l) * t, a: a.a + (b.a - a.a) * t, b: a.b + (b.b - a.b) * t
    ).color(opacity: alpha)
  }
}

/// A colour in the OKLab space, in which equal steps look equal (Ottosson 2020).
struct OKLab {
  var l: Double
  var a: Double
  var b: Double

  init(l: Double, a: Double, b: Double) {
    self.l = l
    self.a = a
    self.b = b
  }
  init(_ color: DisplayColor) {
    let (r, g, b) = (SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
    let long = Self.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = Self.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = Self.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    self.b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }
  func color(opacity: Double) -> DisplayColor {
    let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
    return DisplayColor(
      red: SRGB.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: SRGB.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: SRGB.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      opacity: opacity)
  }
  private func cube(_ x: Double) -> Double { x * x * x }
  private static func cubeRoot(_ x: Double) -> Double {
    x < 0 ? -Transcendentals.pow(-x, 1.0 / 3) : x == 0 ? 0 : Transcendentals.pow(x, 1.0 / 3)
  }
}

extension Color: View {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
  /// Fills all that is offered.
  @MainActor @preconcurrency
  public static func _update(_ view: Color, _ node: _Node) {
    node.updateOnlyChild(_ShapeView(shape: Rectangle(), style: view))
  }
}
