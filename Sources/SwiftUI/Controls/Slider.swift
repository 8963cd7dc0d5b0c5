/// A control for a value between two bounds.
public struct Slider<Label: View, ValueLabel: View>: View {
  let share: Binding<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let editingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @State private var grip = SliderGrip()

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ editingChanged: @escaping (Bool) -> Void
  ) {
    let low = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - low
    share = Binding(
      get: { length > 0 ? min(max((Double(value.wrappedValue) - low) / length, 0), 1) : 0 },
      set: { value.wrappedValue = V(low + $0 * length) })
    self.step = length > 0 ? step.map { Double($0) / length } : nil
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.editingChanged = editingChanged
  }

  /// The track with its knob between the labels of the bounds.
  public var body: some View {
    HStack(spacing: 8) {
      minimum
      GeometryReader { proxy in
        SliderTrack(share: share.wrappedValue)
          .opacity(isEnabled ? 1 : 0.5)
          .modifier(TouchModifier(actions(proxy.size.width)))
          .modifier(AccessibilityModifier(Accessibility(label: label.plainWords)))
      }
      .frame(height: SliderTrack.height)
      maximum
    }
  }

  private func actions(_ width: CGFloat) -> TouchActions {
    var actions = TouchActions()
    let grip = grip
    let share = self.share
    actions.handle = { size in
      let way = size.width - SliderTrack.knob
      return CGPoint(
        x: SliderTrack.knob / 2 + CGFloat(share.wrappedValue) * way, y: size.height / 2)
    }
    actions.drag = { event in
      let travel = max(1, Double(width - SliderTrack.knob))
      if event.stage == .began {
        editingChanged(true)
        // A finger that begins on the knob keeps its distance from the knob's centre.
        let start = Double(event.start.x - SliderTrack.knob / 2) / travel
        let distance = self.share.wrappedValue - start
        grip.offset = abs(distance) * travel <= Double(SliderTrack.knob) / 2 ? distance : 0
      }
      var share = Double(event.location.x - SliderTrack.knob / 2) / travel + grip.offset
      if let step, step > 0 { share = (share / step).rounded() * step }
      self.share.wrappedValue = min(max(share, 0), 1)
      if event.stage == .ended { editingChanged(false) }
    }
    return actions
  }
}

/// Where a finger holds the knob, as a share of the way.
///
/// Owned by the slider's state.
private final class SliderGrip {
  var offset = 0.0
}

/// The look of a slider: a track of 4 points, a knob of 27, the filled part in the tint.
struct SliderTrack: LeafView {
  var share: Double
  static let height: CGFloat = 31
  static let knob: CGFloat = 27
  private static let track: CGFloat = 4

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: Self.height)
  }
  func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    [
      TintShapeStyle().paint(in: environment), ControlColor.fill.paint(in: environment),
      .solid(.white),
    ]
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    guard canvas.paints.count == 3 else { return }
    let isMirrored = canvas.environment.layoutDirection == .rightToLeft
    let share = CGFloat(isMirrored ? 1 - self.share : self.share)
    let middle = canvas.size.height / 2
    let track = CGRect(
      x: 2, y: middle - Self.track / 2, width: max(0, canvas.size.width - 4), height: Self.track)
    let x = Self.knob / 2 + share * (canvas.size.width - Self.knob)
    var filled = track
    filled.origin.x = isMirrored ? x : track.minX
    filled.size.width = max(0, isMirrored ? track.maxX - x : x - track.minX)
    canvas.fill(capsule(track), FillStyle(), canvas.paints[1])
    canvas.fill(capsule(filled), FillStyle(), canvas.paints[0])
    let knob = CGRect(
      x: x - Self.knob / 2, y: middle - Self.knob / 2, width: Self.knob, height: Self.knob)
    var context = canvas.context
    context.state.filter(
      .shadow(
        Color.black.opacity(0.12).display(in: canvas.environment), radius: 0.5,
        offset: CGSize(width: 0, height: 0.5)))
    context.state.filter(
      .shadow(
        Color.black.opacity(0.16).display(in: canvas.environment), radius: 3.5,
        offset: CGSize(width: 0, height: 3)))
    if let paint = canvas.paints[2].paint(in: knob) {
      context.add(.fill(Path(ellipseIn: knob), FillStyle(), paint))
    }
  }
  private func capsule(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Self.track / 2, style: .circular)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// A slider that stops at steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label that people are told.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// A slider with steps and a label that people are told.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// A slider between views for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  /// A slider between views for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  /// A slider with steps between views for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  /// A slider with steps between views for its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}
