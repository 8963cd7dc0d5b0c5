/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }
  /// A toggle of several values: on when all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let states = bindings.map(\.wrappedValue)
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = states.contains(true) && states.contains(false)
    self.label = label()
  }
  /// The toggle in the style of the environment.
  public var body: some View {
    style.makeToggle(
      ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn.wrappedValue, isMixed: isMixed,
        binding: isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A toggle with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, for styles that build on others.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.binding) { configuration.label }
  }
}

/// A look for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is told.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of several values are on.
  public var isMixed: Bool
  var binding: Binding<Bool> { _isOn }

  init(label: Label, isOn: Bool, isMixed: Bool, binding: Binding<Bool>) {
    self.label = label
    self.isMixed = isMixed
    _isOn = binding
  }
}

struct AnyToggleStyle {
  let makeToggle: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) {
    makeToggle = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue = AnyToggleStyle(SwitchToggleStyle())
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
