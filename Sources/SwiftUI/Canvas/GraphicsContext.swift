import Display

/// Draws into a canvas.
///
/// A copy has a state of its own and draws into the same picture.
public struct GraphicsContext {
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let sink: CanvasSink
  var state: RenderState
  let symbols: CanvasSymbols?
  let emit: EmitContext

  init(
    environment: EnvironmentValues, sink: CanvasSink, state: RenderState, symbols: CanvasSymbols?,
    emit: EmitContext
  ) {
    self.environment = environment
    self.sink = sink
    self.state = state
    self.symbols = symbols
    self.emit = emit
  }

  /// How much of what is drawn next is seen, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = min(max(newValue, 0), 1) }
  }
  /// How what is drawn next meets what lies below.
  public var blendMode: BlendMode {
    get { BlendMode(display: state.blendMode) }
    set { state.blendMode = newValue.display }
  }
  /// From the coordinates of drawing to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform.affine.concatenating(sink.base.inverted()) }
    set { state.transform = ProjectionTransform(newValue.concatenating(sink.base)) }
  }
  /// The bounds of all clips, in the coordinates of drawing.
  public var clipBoundingRect: CGRect {
    let map = state.transform.affine.inverted()
    return state.clips.reduce(CGRect.infinite) { rect, clip in
      rect.intersection(
        clip.path.boundingRect.applying(clip.transform.affine).applying(map))
    }
  }

  /// Enlarges what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Turns what is drawn next, clockwise.
  public mutating func rotate(by angle: Angle) {
    state.concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  /// Changes the coordinates of what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) { state.concatenate(matrix) }

  /// How a path or a layer cuts.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
  /// Cuts what is drawn next to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard options.contains(.inverse) else {
      state.clip(path, style)
      return
    }
    var outside = Path(path.boundingRect.insetBy(dx: -1e5, dy: -1e5))
    outside.addPath(path)
    state.clip(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased))
  }
  /// Cuts what is drawn next to the alpha of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    // Alpha of a layer is held as a mask of the picture drawn from here on.
    sink.mask = try layer(content)
  }

  /// Adds a filter to what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let display = filter.make(environment) else { return }
    state.filter(display)
    // A blur of a blur is one blur; scenes that add one for each thing they draw would pile them up.
    if case .blur(let one, false)? = state.filters.first,
      case .blur(let two, false)? = state.filters.dropFirst().first
    {
      let both = Display.Filter.blur(radius: (one * one + two * two).squareRoot(), isOpaque: false)
      state.filters.replaceSubrange(0..<2, with: [both])
    }
  }

  /// Draws a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.paint(in: path.boundingRect, environment) else { return }
    add(.fill(path, style, paint))
  }
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    guard let paint = shading.paint(in: outline, environment) else { return }
    add(.stroke(path, style, antialiased: true, paint))
  }
  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a picture of its own and puts it into this one as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    guard !items.isEmpty else { return }
    sink.items.append(
      DisplayItem(
        .group(items), filters: state.filters, clips: state.clips, opacity: state.opacity,
        blendMode: state.blendMode))
  }

  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    let inner = CanvasSink(base: sink.base)
    var fresh = RenderState()
    fresh.transform = state.transform
    var context = GraphicsContext(
      environment: environment, sink: inner, state: fresh, symbols: symbols, emit: emit)
    try content(&context)
    return inner.finished
  }

  func add(_ content: DisplayItem.Content) {
    guard state.opacity > 0 else { return }
    sink.items.append(
      DisplayItem(
        content, transform: state.transform, filters: state.filters, clips: state.clips,
        opacity: state.opacity, blendMode: state.blendMode))
  }
  /// Adds what another part of the catalogue draws in a frame.
  func add(in rect: CGRect, _ draw: (EmitContext) -> Void) {
    var inner = state
    inner.concatenate(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    sink.items += emit.captured { context in
      var context = context
      context.origin = .zero
      context.state = inner
      draw(context)
    }
  }
}

/// Collects what a canvas draws.
final class CanvasSink {
  var items: [DisplayItem] = []
  /// From the coordinates of the canvas to the display.
  let base: CGAffineTransform
  /// The alpha that cuts all items after it was set.
  var mask: [DisplayItem]? {
    willSet { seal() }
  }
  private var sealed: [DisplayItem] = []
  init(base: CGAffineTransform) { self.base = base }

  private func seal() {
    if let mask, !items.isEmpty {
      sealed.append(DisplayItem(.masked(items, by: mask)))
    } else {
      sealed += items
    }
    items = []
  }
  var finished: [DisplayItem] {
    mask = nil
    return sealed
  }
}

extension BlendMode {
  init(display: DisplayBlendMode) {
    let all: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    self = all.first { $0.display == display } ?? .normal
  }
}
