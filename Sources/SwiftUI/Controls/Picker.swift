/// A control to choose one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.listLook) private var list

  /// A picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }
  /// A picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// The options in the style of the environment.
  public var body: some View {
    let selection = selection
    let choice = PickerChoice(
      selected: AnyHashable(selection.wrappedValue),
      choose: { tag in
        if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
      })
    SubviewsReader(content.modifier(PickerOptionLook(look: look, isRow: list != nil))) { options in
      switch look {
      case .segmented: SegmentedPicker(options: Array(options), choice: choice)
      case .wheel: WheelPicker(options: Array(options), choice: choice)
      case .inline: InlinePicker(label: label, options: Array(options), choice: choice)
      case .menu:
        MenuPicker(
          label: label, options: Array(options), choice: choice, isRow: list != nil,
          content: AnyView(content))
      }
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
  /// A picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }
}

/// What is chosen and how to choose.
struct PickerChoice {
  let selected: AnyHashable
  let choose: (AnyHashable?) -> Void

  func isSelected(_ option: Subview) -> Bool { option.tag == selected }
  func actions(_ option: Subview, _ animation: Animation?) -> TouchActions {
    var actions = TouchActions()
    let tag = option.tag
    actions.tap = { _ in withAnimation(animation) { choose(tag) } }
    return actions
  }
}

enum PickerLook { case menu, segmented, wheel, inline }

/// A look for pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Which of the system's looks it is.
  var _look: _PickerLook { get }
}
/// One of the system's looks for pickers.
public struct _PickerLook { let look: PickerLook }

/// The platform's look: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The platform's look.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { _PickerLook(look: .menu) }
}
/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { _PickerLook(look: .menu) }
}
/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Segments side by side.
  public init() {}
  /// Segments side by side.
  public var _look: _PickerLook { _PickerLook(look: .segmented) }
}
/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// A wheel.
  public init() {}
  /// A wheel.
  public var _look: _PickerLook { _PickerLook(look: .wheel) }
}
/// Rows with a check mark.
public struct InlinePickerStyle: PickerStyle {
  /// Rows with a check mark.
  public init() {}
  /// Rows with a check mark.
  public var _look: _PickerLook { _PickerLook(look: .inline) }
}
/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A row that leads to the options.
  public init() {}
  /// Drawn as a menu.
  public var _look: _PickerLook { _PickerLook(look: .menu) }
}
/// Colours side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Colours side by side.
  public init() {}
  /// Drawn as segments.
  public var _look: _PickerLook { _PickerLook(look: .segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's look.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Rows with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Colours side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// The look of pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look.look)
  }
}
