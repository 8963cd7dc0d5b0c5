/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control to choose a date, in its compact look.
public struct DatePicker<Label: View>: View {
  /// Which parts of a date a picker shows.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.locale) private var locale

  /// A picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }
  /// A picker between two dates with a label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
  /// The label, then each part on a ground of its own.
  public var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      if components.contains(.date) { part(format(date: .abbreviated, time: .omitted)) }
      if components.contains(.hourAndMinute) { part(format(date: .omitted, time: .shortened)) }
    }
  }
  private func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(date: date, time: time)
    style.locale = locale
    // The same on every machine.
    style.timeZone = .gmt
    return selection.wrappedValue.formatted(style)
  }
  private func part(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension DatePicker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// A picker between two dates with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A date until a bound, with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A picker of dates from one on with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// A look for date pickers: all are drawn as the compact one.
@MainActor @preconcurrency
public protocol DatePickerStyle {}
/// The platform's look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The platform's look.
  public init() {}
}
/// A small look.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A small look.
  public init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's look.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A small look.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension View {
  /// The look of date pickers inside: always the compact one.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
