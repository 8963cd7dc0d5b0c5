import Display
import Typography

/// Draws a text's letters in a way of its own.
public protocol TextRenderer: Animatable {
  /// Draws the letters of a laid out text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size the text takes in an offer; by itself the size it always takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far letters may be drawn beyond the text's bounds; nothing is cut off here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size the text takes by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  let text: Text
  let environment: EnvironmentValues
  /// The size in an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.layout(width: proposal.width, height: proposal.height, environment).size
  }
}

/// Something a renderer knows of a stretch of text.
public protocol TextAttribute {}

/// What renderers know of a stretch, by type.
struct TextAttributes: Equatable {
  var values: [ObjectIdentifier: any TextAttribute] = [:]
  /// Values are not compared: a text that has any is drawn anew.
  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.values.isEmpty && b.values.isEmpty
  }
}

private struct TextRendererKey: EnvironmentKey {
  static let defaultValue: (any TextRenderer)? = nil
}
extension EnvironmentValues {
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Hands a renderer to the texts inside, animated as its data is.
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
  /// Draws the letters of texts inside in a way of its own.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

extension Text {
  /// The text with something that a renderer can ask for.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed { $0.attributes.values[ObjectIdentifier(T.self)] = value }
  }

  /// Lets a renderer draw the text.
  func draw(with renderer: any TextRenderer, _ canvas: LeafCanvas) {
    let ink = Layout.Ink(
      text: self, layout: settledLayout(canvas.environment, canvas.layoutSize), canvas: canvas)
    let drawing = CanvasDrawing(
      renderer: { context, _ in renderer.draw(layout: Layout(ink), in: &context) }, symbols: nil,
      clips: false)
    drawing.drawLeaf(canvas)
  }
}
