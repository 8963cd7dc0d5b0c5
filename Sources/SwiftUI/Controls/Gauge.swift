/// A value between bounds, shown on a scale.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  let share: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    share = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
  /// The gauge in the style of the environment.
  public var body: some View {
    style.makeGauge(
      GaugeStyleConfiguration(
        value: share, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(current)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimum)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximum))))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
  /// A gauge with a label and words for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with words for the value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// What the style is told.
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge in the style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style is told.
public struct GaugeStyleConfiguration {
  /// A label of a gauge.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// Words for the value.
  public typealias CurrentValueLabel = Label
  /// Words for the lower bound.
  public typealias MinimumValueLabel = Label
  /// Words for the upper bound.
  public typealias MaximumValueLabel = Label
  /// The share of the way between the bounds.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// Words for the value.
  public var currentValueLabel: Label?
  /// Words for the lower bound.
  public var minimumValueLabel: Label?
  /// Words for the upper bound.
  public var maximumValueLabel: Label?
}

struct AnyGaugeStyle {
  let makeGauge: @MainActor (GaugeStyleConfiguration) -> AnyView
  init<S: GaugeStyle>(_ style: S) {
    makeGauge = { configuration in
      AnyView(LinkedStyle(value: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static let defaultValue = AnyGaugeStyle(LinearCapacityGaugeStyle())
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}
