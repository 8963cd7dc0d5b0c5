import Display

extension GraphicsContext {
  /// What fills a path of a canvas.
  ///
  /// Points are in the coordinates of drawing.
  public struct Shading {
    let paint: (CGRect, EnvironmentValues) -> Paint?
    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint? {
      paint(rect, environment)
    }

    /// The foreground.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The background.
    public static var backdrop: Shading { style(BackgroundStyle()) }
    /// The first of some shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A colour.
    public static func color(_ color: Color) -> Shading {
      Shading { _, environment in .solid(color.display(in: environment)) }
    }
    /// A colour of red, green and blue.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, in the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { rect, environment in style.paint(in: environment).paint(in: rect) }
    }
    /// Copies of a picture; the first one begins at a point.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading { _, environment in
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale).paint(in: environment)
          .paint(in: CGRect(origin: origin, size: .zero))
      }
    }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, environment in
        .linear(gradient.stops(in: environment), start: startPoint, end: endPoint)
      }
    }
    /// Colours along a radius.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, environment in
        .radial(
          gradient.stops(in: environment), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
    }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, environment in
        .angular(
          gradient.stops(in: environment), center: center, start: angle,
          end: angle + .degrees(360))
      }
    }
  }

  /// How gradients go on beyond their ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A change of what is drawn.
  public struct Filter {
    let make: (EnvironmentValues) -> Display.Filter?
    /// A blur; the radius is the standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in
        radius > 0 ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil
      }
    }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        .shadow(
          color.display(in: environment), radius: radius, offset: CGSize(width: x, height: y))
      }
    }
    /// Adds to each channel.
    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .brightness(amount) }
    }
    /// Spreads channels from the middle grey.
    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .contrast(amount) } }
    /// Spreads channels from the grey of the same luma.
    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .saturation(amount) }
    }
    /// Takes colour away.
    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .grayscale(amount) } }
    /// Turns the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .hueRotation(angle) } }
    /// Inverts channels.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in amount > 0.5 ? .colorInvert : nil }
    }
    /// Multiplies with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMultiply(color.display(in: $0)) }
    }
    /// Makes bright parts opaque and dark ones clear.
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }
    /// Makes everything of enough alpha one colour and the rest clear.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color: color.display(in: $0)) }
    }
  }
  /// How a blur treats edges.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps edges opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  /// How a shadow is drawn.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverts the alpha.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without a group of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  /// How filters treat colours.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Works in linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

extension Gradient {
  func stops(in environment: EnvironmentValues) -> GradientStops {
    let paint = paint(.linear, [0, 0, 1, 0], environment)
    return GradientStops(
      zip(paint.colors, paint.locations).map { GradientStops.Stop(color: $0, location: $1) },
      space: paint.space)
  }
}
