/// Rows of controls in groups.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style
  /// A form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Grouped rows, or the form in the style of the environment.
  public var body: some View {
    if let style {
      style.makeForm(FormStyleConfiguration(content: .init(content: AnyView(content))))
    } else {
      ListBody(look: .insetGrouped, content: content)
    }
  }
}

/// A look for forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = FormStyleConfiguration
  /// The form in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a form's style is told.
public struct FormStyleConfiguration {
  /// The rows.
  public struct Content: View {
    let content: AnyView
    /// The rows.
    public var body: some View { content }
  }
  /// The rows.
  public let content: Content
}

/// The platform's look: grouped rows.
public struct AutomaticFormStyle: FormStyle {
  /// The platform's look.
  public init() {}
  /// Grouped rows.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(look: .insetGrouped, content: configuration.content)
  }
}
/// Grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Grouped rows.
  public init() {}
  /// Grouped rows.
  public func makeBody(configuration: Configuration) -> some View {
    ListBody(look: .insetGrouped, content: configuration.content)
  }
}
/// Rows one below the other that do not scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Rows that do not scroll.
  public init() {}
  /// The rows in a column.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's look.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows one below the other that do not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

struct AnyFormStyle {
  let makeForm: @MainActor (FormStyleConfiguration) -> AnyView
  init<S: FormStyle>(_ style: S) {
    makeForm = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: AnyFormStyle? { nil } }

extension EnvironmentValues {
  /// The scene's style for forms; nil: the platform's.
  var formStyle: AnyFormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyFormStyle(style))
  }
}
