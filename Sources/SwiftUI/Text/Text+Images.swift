import Display
import Symbols
import Typography

extension Text {
  /// A picture that stands in the line like a letter.
  public init(_ image: Image) {
    var segment = Segment(text: "")
    segment.image = image
    segments = [segment]
  }
}

extension Image {
  /// The room that the picture takes in a line of text.
  func attachment(
    id: Int, _ font: FontDescription, _ environment: EnvironmentValues
  ) -> TextRun.Attachment {
    if case .symbol(let name, let value) = source {
      let drawing = drawing(name, value, font, environment)
      let size = CGSize(
        width: drawing.size.width * font.sizePoints, height: drawing.size.height * font.sizePoints)
      return TextRun.Attachment(
        id: id, size: size, descent: size.height - drawing.baseline * font.sizePoints)
    }
    return TextRun.Attachment(
      id: id, size: leafSize(.unspecified, environment), descent: 0)
  }

  /// Draws the picture in a line of text.
  func drawInText(_ canvas: LeafCanvas, _ size: CGSize, _ font: FontDescription) {
    guard case .symbol(let name, let value) = source else {
      drawStill(canvas.resized(to: size))
      return
    }
    let drawing = drawing(name, value, font, canvas.environment)
    SymbolPainter(
      drawing: drawing, map: CGAffineTransform(scaleX: font.sizePoints, y: font.sizePoints),
      canvas: canvas.resized(to: size),
      mode: layerMode ?? canvas.environment.symbolMode
    ).draw()
  }

  private func drawing(
    _ name: String, _ value: Double?, _ font: FontDescription, _ environment: EnvironmentValues
  ) -> SymbolDrawing {
    let request = SymbolRequest(
      name: name, weight: Double(font.weight), scale: environment.imageScale.symbol,
      variableValue: value)
    return SymbolLibrary.drawing(for: request) ?? SymbolLibrary.placeholder(for: request)
  }
}

/// How large text is beside the text around it.
extension Text {
  /// How large text is beside the text around it.
  public struct Scale: Hashable, Sendable {
    let scale: TextScale
    /// As large.
    public static let `default` = Scale(scale: .standard)
    /// Smaller.
    public static let secondary = Scale(scale: .secondary)
  }
  /// The text larger or smaller than the text around it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changed { if isEnabled { $0.scale = scale.scale } }
  }
}

enum TextScale: Hashable, Sendable {
  case standard, secondary
  static let secondaryShare: CGFloat = 0.8
}

private struct TextScaleKey: EnvironmentKey { static let defaultValue = TextScale.standard }
private struct FontWidthKey: EnvironmentKey { static let defaultValue: Font.Width? = nil }

extension EnvironmentValues {
  var textScale: TextScale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
  var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }
}

extension View {
  /// Text inside larger or smaller than usual.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentChange { if isEnabled { $0.textScale = scale.scale } })
  }
  /// The width of letters inside.
  public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
}
