/// A text with a symbol.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// The parts in the style of the environment.
  public var body: some View {
    style.makeLabel(
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// A text with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration
  /// The label in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style is told.
public struct LabelStyleConfiguration {
  /// The text.
  public struct Title: View {
    let content: AnyView
    /// The text.
    public var body: some View { content }
  }
  /// The symbol.
  public struct Icon: View {
    let content: AnyView
    /// The symbol.
    public var body: some View { content }
  }
  /// The text.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

/// The symbol before the text.
public struct DefaultLabelStyle: LabelStyle {
  /// Both parts.
  public init() {}
  /// The symbol before the text.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelLook(configuration: configuration)
  }
}

/// The symbol before the text; in rows of a list in the tint and in a column of its own.
private struct DefaultLabelLook: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listLook) private var list
  @Environment(\.foregroundStyles) private var styles
  /// Of the column of symbols in a list, in points.
  private static let column: CGFloat = 28
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: list == nil ? 8 : 12) {
      if list == nil {
        configuration.icon
      } else {
        configuration.icon
          .foregroundStyle(
            styles.isEmpty ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle())
          )
          .frame(width: Self.column)
      }
      configuration.title
    }
  }
}
/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The text alone.
  public init() {}
  /// The text.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The symbol alone.
  public init() {}
  /// The symbol.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// The symbol before the text.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both parts.
  public init() {}
  /// The symbol before the text.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both parts.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

struct AnyLabelStyle {
  let makeLabel: @MainActor (LabelStyleConfiguration) -> AnyView
  init<S: LabelStyle>(_ style: S) {
    makeLabel = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static let defaultValue = AnyLabelStyle(DefaultLabelStyle())
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
