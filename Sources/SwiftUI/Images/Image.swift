import Display
import Symbols
import Typography

/// A picture: a symbol of the system, or a file beside the scene.
public struct Image: LeafView, Equatable {
  /// How a symbol's or picture's colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels are read when a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source: Equatable {
    case symbol(String, value: Double?)
    case named(String)
    case pixels(DisplayImage, scale: CGFloat)
  }
  var source: Source
  var isResizable = false
  var resizingMode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var label: String?
  /// How the layers of this symbol are coloured; nil: as the environment says.
  var layerMode: SymbolMode?
  /// Changes that are still seen; set where the picture is shown.
  var motion: ContentMotion<Image>?

  init(_ source: Source) { self.source = source }
  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName, value: nil) }
  /// A symbol of the system with a value, 0…1.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }
  /// A picture by name: a file beside the scene, or in an asset catalogue there.
  public init(_ name: String, bundle: Bundle? = nil) {
    // A symbol of the scene's own goes by its plain name.
    source = SymbolLibrary.isOwn(name) ? .symbol(name, value: nil) : .named(name)
  }
  /// A picture by name, with words for people who do not see it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  /// A picture with a label for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainText
  }
  /// A picture by name that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// The picture filling its frame.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.resizingMode = resizingMode
    return copy
  }
  /// The picture in its own colours or in the foreground.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
  /// How pixels are read.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }
  /// How the symbol's layers are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.layerMode = mode?.mode
    return copy
  }
  /// The picture within a range of light: always the standard one.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// Whether edges are smoothed: always.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  // MARK: Symbols

  private func drawing(_ name: String, _ value: Double?, _ environment: EnvironmentValues)
    -> (drawing: SymbolDrawing, fontSize: CGFloat)
  {
    let font = environment.effectiveFont.description(in: environment)
    var request = SymbolRequest(
      name: environment.symbolVariants.name(of: name), weight: Double(font.weight),
      scale: environment.imageScale.symbol, variableValue: value)
    if request.name != name, SymbolLibrary.drawing(for: request) == nil { request.name = name }
    if let known = SymbolLibrary.drawing(for: request) { return (known, font.sizePoints) }
    return (SymbolLibrary.placeholder(for: request), font.sizePoints)
  }

  package func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    let natural = naturalSize(environment)
    guard isResizable else { return natural }
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  private func naturalSize(_ environment: EnvironmentValues) -> CGSize {
    switch source {
    case .symbol(let name, let value):
      let (drawing, size) = drawing(name, value, environment)
      let scale = max(environment.displayScale, 1)
      return CGSize(
        width: (drawing.size.width * size * scale).rounded(.up) / scale,
        height: (drawing.size.height * size * scale).rounded(.up) / scale)
    case .named(let name):
      return environment.images.image(named: name).map(\.size) ?? CGSize(width: 100, height: 100)
    case .pixels(let image, let scale):
      return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
  }

  package func leafGuide(
    _ key: AlignmentKey, _ size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? {
    guard case .symbol(let name, let value) = source, !isResizable,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let (drawing, points) = drawing(name, value, environment)
    return drawing.baseline * points
  }

  package func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    (0..<3).map { level in
      let foreground = ForegroundStyle()
      return foreground.paint(in: environment, level: level)
    }
  }

  package var leafSymbol: String? {
    if case .symbol(let name, _) = source { return name }
    return nil
  }
  package var leafText: String? { label }

  package func drawLeaf(_ canvas: LeafCanvas) {
    let running = motion?.running(at: canvas.now, canvas.layoutSize) ?? []
    guard let last = running.last else {
      drawStill(canvas)
      return
    }
    for (change, progress) in running {
      change.old.drawStill(
        canvas.replacing(change.kind, isRelated: isMagic(change), leaving: progress))
    }
    let isRelated = isMagic(last.change)
    drawStill(
      canvas.replacing(last.change.kind, isRelated: isRelated, entering: last.progress),
      drawnOn: isRelated && hasSign(beyond: last.change.old) ? last.progress : nil)
  }

  /// Whether a change keeps what both symbols have.
  private func isMagic(_ change: ContentMotion<Image>.Change) -> Bool {
    guard case .symbol(let effect, _) = change.kind, effect.isMagic || effect.direction == nil,
      let old = change.old.leafSymbol, let new = leafSymbol
    else { return false }
    return SymbolLibrary.areRelated(old, new)
  }
  private func hasSign(beyond other: Image) -> Bool {
    (leafSymbol?.count ?? 0) > (other.leafSymbol?.count ?? 0)
  }

  /// Brings the picture's box up to date and notes what changes.
  @MainActor @preconcurrency
  public static func _update(_ view: Image, _ node: _Node) {
    let motion = node.slot { ContentMotion<Image>(node) }
    motion.update(view) { old, _, new, _ in old.source == new.source }
    var linked = view
    linked.motion = motion
    node.updateLeaf(linked)
  }

  /// Whether both show the same in the same way.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.isResizable == b.isResizable && a.resizingMode == b.resizingMode
      && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation
      && a.label == b.label && a.layerMode == b.layerMode
  }

  func drawStill(_ canvas: LeafCanvas, drawnOn: Double? = nil) {
    switch source {
    case .symbol(let name, let value): drawSymbol(name, value, canvas, drawnOn)
    case .named(let name):
      guard let image = canvas.environment.images.image(named: name) else {
        drawMissing(name, canvas)
        return
      }
      draw(image.pixels, canvas)
    case .pixels(let image, _): draw(image, canvas)
    }
  }

  private func draw(_ image: DisplayImage, _ canvas: LeafCanvas) {
    let reading: ImageInterpolation =
      switch interpolation {
      case .none: .nearest
      case .low: .bilinear
      case .medium, .high: .high
      }
    if renderingMode == .template, let paint = canvas.paints.first?.paint(in: canvas.bounds) {
      let mask = canvas.context.captured { $0.add(.image(image, canvas.bounds, reading)) }
      let fill = canvas.context.captured {
        $0.add(.fill(Path(canvas.bounds), FillStyle(), paint))
      }
      canvas.context.place(.masked(fill, by: mask), opacity: canvas.context.state.opacity)
    } else {
      canvas.add(.image(image, canvas.bounds, reading))
    }
  }

  private func drawMissing(_ name: String, _ canvas: LeafCanvas) {
    canvas.context.graph.warn(
      "no image named \"\(name)\" beside the scene or in an asset catalogue there")
    let frame = canvas.bounds.insetBy(dx: 0.5, dy: 0.5)
    canvas.add(
      .stroke(
        Path(frame), StrokeStyle(lineWidth: 1, dash: [4, 3]), antialiased: true,
        .solid(DisplayColor(red: 0.56, green: 0.56, blue: 0.58))))
  }

  private func drawSymbol(
    _ name: String, _ value: Double?, _ canvas: LeafCanvas, _ drawnOn: Double?
  ) {
    let environment = canvas.environment
    let (drawing, points) = drawing(name, value, environment)
    if SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: 400, scale: .medium)) == nil {
      let near = SymbolLibrary.closestNames(to: name)
      canvas.context.graph.warn(
        "no symbol named \"\(name)\""
          + (near.isEmpty ? "" : "; the closest are \(near.joined(separator: ", "))"))
    }
    let natural = CGSize(width: drawing.size.width, height: drawing.size.height)
    let x = isResizable && natural.width > 0 ? canvas.size.width / natural.width : points
    let y = isResizable && natural.height > 0 ? canvas.size.height / natural.height : points
    var map = CGAffineTransform(scaleX: x, y: y)
    if !isResizable {
      // The frame is rounded to pixels; the drawing keeps its size in the middle of it.
      map.tx = (canvas.size.width - natural.width * points) / 2
      map.ty = (canvas.size.height - natural.height * points) / 2
    }
    SymbolPainter(
      drawing: drawing, map: map, canvas: canvas,
      mode: layerMode ?? environment.symbolMode, drawnOn: drawnOn
    ).draw()
  }
}

enum SymbolLook {
  /// Of layers above the variable value.
  static let dimmedOpacity = 0.3
  static func opacity(of level: SymbolLayer.Level) -> Double {
    switch level {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    }
  }
  static func color(of tint: SymbolTint) -> Color? {
    SystemColor(rawValue: tint.rawValue).map { Color(.system($0)) }
      ?? (tint.rawValue == "white" ? .white : tint.rawValue == "black" ? .black : nil)
  }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let mode: SymbolMode
  /// One style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// One style, fainter from layer to layer.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// One style for each layer.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

enum SymbolMode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolMode? = nil }
private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct ImagesKey: EnvironmentKey { static let defaultValue = SceneImages.process }

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil: as suits the symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolMode.map { SymbolRenderingMode(mode: $0) } }
    set { symbolMode = newValue?.mode }
  }
  var symbolMode: SymbolMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  package var images: SceneImages {
    get { self[ImagesKey.self] }
    set { self[ImagesKey.self] = newValue }
  }
}

extension Image.Scale {
  var symbol: SymbolRequest.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension View {
  /// How the layers of symbols inside are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolMode, mode?.mode)
  }
  /// The size of symbols beside text inside.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
