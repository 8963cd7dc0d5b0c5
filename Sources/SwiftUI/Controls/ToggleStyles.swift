/// The platform's style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The platform's style.
  public init() {}
  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// The label and a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  let color: Color?
  /// A switch in the system's green, or in the tint of the environment.
  public init() { color = nil }
  /// A switch in a colour.
  public init(tint: Color) { color = tint }
  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: color)
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
  /// A bordered button, with a ground of the tint while on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label and a switch at the trailing side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 7.6)
    let tint = AnyShapeStyle(TintShapeStyle())
    var actions = TouchActions()
    let binding = configuration.binding
    actions.tap = { _ in binding.wrappedValue.toggle() }
    return configuration.label
      .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(configuration.isOn ? tint : AnyShapeStyle(Color.clear), in: shape)
      .modifier(TouchModifier(actions))
  }
}

/// A label, space, and a switch; the switch alone where labels are hidden.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let binding = configuration.binding
    var actions = TouchActions()
    actions.tap = { _ in
      withAnimation(SwitchLook.motion) { binding.wrappedValue.toggle() }
    }
    // A finger goes to the switch, at the trailing side.
    let isMirrored = layoutDirection == .rightToLeft
    actions.handle = { size in
      let half = SwitchLook.size.width / 2
      return CGPoint(x: isMirrored ? half : size.width - half, y: size.height / 2)
    }
    return HStack(spacing: 8) {
      if !hidesLabels {
        configuration.label
        Spacer(minLength: 0)
      }
      SwitchLook(isOn: configuration.isOn, tint: tint).opacity(isEnabled ? 1 : 0.5)
    }
    .modifier(TouchModifier(actions))
  }
}

/// The switch: 51 × 31 points with a knob of 27.
struct SwitchLook: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.self) private var environment
  /// How the knob moves; about what the system's switch takes.
  static let motion = Animation.spring(duration: 0.3, bounce: 0)
  static let size = CGSize(width: 51, height: 31)
  private static let knob: CGFloat = 27

  var body: some View {
    let on = tint.map { AnyShapeStyle($0) } ?? environment.tint ?? AnyShapeStyle(Color.green)
    let track = isOn ? on : AnyShapeStyle(ControlColor.secondaryFill)
    return Capsule(style: .circular).fill(track)
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white)
          .frame(width: Self.knob, height: Self.knob)
          .shadow(color: .black.opacity(0.06), radius: 0.5, y: 3)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .padding(2)
      }
  }
}
