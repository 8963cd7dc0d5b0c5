/// A look for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// The field in the style.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
  /// The label of a field in a style.
  typealias _Label = TextFieldStyleLabel
}

/// The field that a style is applied to.
public struct TextFieldStyleLabel: View {
  let field: AnyView
  /// The field.
  public var body: some View { field }
}

/// The platform's look: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The platform's look.
  public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.label }
}
/// The field as it is.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The field as it is.
  public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.label }
}
/// The field in a frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The field in a frame.
  public init() {}
  /// The field in a frame 34 points high.
  public func _body(configuration: TextField<_Label>) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(ControlColor.background, in: shape)
      .overlay(shape.strokeBorder(ControlColor.gray4, lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The field as it is.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The field in a frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

struct AnyTextFieldStyle {
  let makeField: @MainActor (AnyView) -> AnyView
  init<S: TextFieldStyle>(_ style: S) {
    makeField = { field in
      AnyView(
        LinkedStyle(value: style) { style in
          style._body(
            configuration: TextField(
              text: .constant(""), prompt: nil, axis: .horizontal,
              label: TextFieldStyleLabel(field: field)))
        })
    }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = AnyTextFieldStyle(PlainTextFieldStyle())
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
