import Display

/// `.shadow`.
struct ShadowEffect: RenderEffect {
  var color: DisplayColor
  var radius: CGFloat
  var offset: CGSize
  typealias Parts = AnimatablePair<CGFloat, CGSize.AnimatableData>
  typealias Channels = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >
  // Colours move in linear light × 128, as all colours do.
  var animatableData: AnimatablePair<Channels, Parts> {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(SRGB.linear(color.red) * 128, SRGB.linear(color.green) * 128),
          AnimatablePair(SRGB.linear(color.blue) * 128, color.opacity * 128)),
        AnimatablePair(radius, offset.animatableData))
    }
    set {
      let channels = newValue.first
      color = DisplayColor(
        red: SRGB.encoded(channels.first.first / 128),
        green: SRGB.encoded(channels.first.second / 128),
        blue: SRGB.encoded(channels.second.first / 128),
        opacity: min(max(channels.second.second / 128, 0), 1))
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    guard color.opacity > 0 else { return }
    state.filter(.shadow(color, radius: max(0, radius), offset: offset))
  }
}

/// Resolves the colour of a shadow where it stands.
struct ShadowModifier: ViewModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    content.modifier(
      ShadowEffect(color: color.display(in: environment), radius: radius, offset: offset))
  }
}

/// `.clipShape`.
struct ClipEffect<S: Shape>: RenderEffect {
  var shape: S
  let style: FillStyle
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.clip(shape._path(in: CGRect(origin: .zero, size: size), environment), style)
  }
}

/// `.blendMode`.
struct BlendEffect: RenderEffect {
  let mode: DisplayBlendMode
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.blendMode = mode
  }
}

/// One of the colour filters; its number moves.
struct ColorFilterEffect: RenderEffect {
  var amount: Double
  let filter: @Sendable (Double) -> Filter?
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    if let filter = filter(amount) { state.filter(filter) }
  }
}

/// How a view is blended with what lies below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var display: DisplayBlendMode {
    DisplayBlendMode(rawValue: String(describing: self)) ?? .normal
  }
}

extension View {
  /// Casts a shadow; the radius is the standard deviation of its blur, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Cuts the view to a shape of its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }
  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }
  /// Cuts the view to a rounded frame.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
  /// Blends the view with what lies below.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode.display))
  }
  /// Adds to each channel.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(amount: amount) { $0 == 0 ? nil : .brightness($0) })
  }
  /// Spreads channels from the middle.
  public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(amount: amount) { $0 == 1 ? nil : .contrast($0) })
  }
  /// Spreads channels from the grey of the same luma.
  public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(amount: amount) { $0 == 1 ? nil : .saturation($0) })
  }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(amount: amount) { $0 == 0 ? nil : .grayscale($0) })
  }
  /// Turns the hue.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(
      ColorFilterEffect(amount: angle.animatableData) {
        var angle = Angle()
        angle.animatableData = $0
        return $0 == 0 ? nil : .hueRotation(angle)
      })
  }
  /// Inverts channels.
  public func colorInvert() -> some View {
    modifier(ColorFilterEffect(amount: 1) { _ in .colorInvert })
  }
  /// Makes bright parts opaque and dark ones clear.
  public func luminanceToAlpha() -> some View {
    modifier(ColorFilterEffect(amount: 1) { _ in .luminanceToAlpha })
  }
  /// Multiplies with a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }
}

struct ColorMultiplyModifier: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    let display = color.display(in: environment)
    return content.modifier(ColorFilterEffect(amount: 1) { _ in .colorMultiply(display) })
  }
}
