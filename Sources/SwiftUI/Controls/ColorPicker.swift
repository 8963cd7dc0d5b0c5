/// A control to choose a colour.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabels
  /// A picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
  /// The label and the colour in a ring of all hues.
  public var body: some View {
    let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 0.8, brightness: 1) }
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      Circle()
        .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
        .overlay(Circle().fill(selection.wrappedValue).padding(5))
        .frame(width: 28, height: 28)
    }
  }
}
extension ColorPicker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// A picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
