import Display

/// A view that a closure draws.
public struct Canvas<Symbols: View>: View {
  /// The views that the closure may draw.
  public var symbols: Symbols
  /// Draws the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas covers what lies below.
  public var isOpaque: Bool
  /// The space colours are mixed in.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen later: never in a film.
  public var rendersAsynchronously: Bool

  /// A canvas with views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
  /// The drawing, as large as the offer.
  public var body: some View {
    if Symbols.self == EmptyView.self {
      CanvasDrawing(renderer: opaqueRenderer, symbols: nil)
    } else {
      SymbolCanvas(symbols: symbols, renderer: opaqueRenderer)
    }
  }
}

extension Canvas {
  /// The closure after a black ground, which a canvas that covers all begins with.
  private var opaqueRenderer: (inout GraphicsContext, CGSize) -> Void {
    guard isOpaque else { return renderer }
    let renderer = renderer
    return { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      renderer(&context, size)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The space a canvas mixes colours in.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Keeps the views of a canvas and hands them to its closure.
private struct SymbolCanvas<Symbols: View>: View {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @State private var known = CanvasSymbols()
  var body: some View {
    SubviewsReader(symbols) { subviews in
      let all = Array(subviews)
      let known = known
      HeldDrawings(subviews: all) { known.drawings = $0 }
        .frame(width: 0, height: 0)
      CanvasDrawing(renderer: renderer, symbols: known)
    }
    .modifier(PileModifier())
  }
}

/// Views of one canvas in a pile.
private struct PileModifier: ViewModifier {
  func body(content: Content) -> some View { ZStack { content } }
}

/// The views of a canvas by their tags.
///
/// Owned by the canvas's state.
final class CanvasSymbols {
  var drawings: [AnyHashable: HeldDrawing] = [:]
  func symbol(_ id: AnyHashable) -> HeldDrawing? { drawings[id] }
}

extension HeldDrawings {
  init(subviews: [Subview], tell: @escaping ([AnyHashable: HeldDrawing]) -> Void) {
    self.init(subviews) { drawings in
      var known: [AnyHashable: HeldDrawing] = [:]
      for (subview, drawing) in zip(subviews, drawings) {
        if let tag = subview.tag { known[tag] = drawing }
      }
      tell(known)
    }
  }
}

/// What a closure draws, as large as the offer.
struct CanvasDrawing: LeafView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: CanvasSymbols?
  /// Whether the bounds cut what is drawn.
  var clips = true

  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    let context = canvas.context
    let entered = context.entering(.zero)
    let sink = CanvasSink(base: entered.state.transform.affine)
    var fresh = RenderState()
    fresh.transform = entered.state.transform
    if clips { fresh.clip(Path(canvas.bounds)) }
    var graphics = GraphicsContext(
      environment: canvas.environment, sink: sink, state: fresh, symbols: symbols, emit: context)
    renderer(&graphics, canvas.size)
    let items = sink.finished
    guard !items.isEmpty else { return }
    // A canvas is one picture: effects from outside apply to it as a whole.
    context.place(.group(items), opacity: context.state.opacity)
  }
}
