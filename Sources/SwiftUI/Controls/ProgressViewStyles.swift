import Display

/// A bar where the length is known, else a turning wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The platform's style.
  public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerLook(configuration: configuration)
    } else {
      ProgressBarLook(configuration: configuration, tint: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// A bar in the tint.
  public init() { tint = nil }
  /// A bar in a colour.
  public init(tint: Color) { self.tint = tint }
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBarLook(configuration: configuration, tint: tint)
  }
}

/// A turning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// A wheel.
  public init() { tint = nil }
  /// A wheel in a colour.
  public init(tint: Color) { self.tint = tint }
  /// A wheel.
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerLook(configuration: configuration, tint: tint.map { AnyShapeStyle($0) })
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A label above a bar of 4 points, words for the value below it.
private struct ProgressBarLook: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      BarLook(
        share: configuration.fractionCompleted ?? 0,
        style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

/// A capsule filled from its leading side.
struct BarLook: LeafView {
  var share: Double
  let style: AnyShapeStyle
  var thickness: CGFloat = 4
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: thickness)
  }
  func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    [ControlColor.fill.paint(in: environment), style.paint(in: environment)]
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    guard canvas.paints.count == 2 else { return }
    var filled = canvas.bounds
    filled.size.width *= CGFloat(min(max(share, 0), 1))
    if canvas.environment.layoutDirection == .rightToLeft {
      filled.origin.x = canvas.size.width - filled.width
    }
    canvas.fill(capsule(canvas.bounds), FillStyle(), canvas.paints[0])
    if filled.width > 0 { canvas.fill(capsule(filled), FillStyle(), canvas.paints[1]) }
  }
  private func capsule(_ rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}

/// A wheel of eight spokes that turns once a second, with a label below.
private struct SpinnerLook: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: AnyShapeStyle?
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var environmentTint

  private var side: CGFloat {
    switch size {
    case .large, .extraLarge: 37
    default: 20
    }
  }
  var body: some View {
    let style = tint ?? environmentTint ?? AnyShapeStyle(Color.gray)
    VStack(spacing: 8) {
      TimelineView(AnimationTimelineSchedule()) { context in
        SpokesLook(
          seconds: context.date.timeIntervalSinceReferenceDate, side: side, style: style)
      }
      configuration.label
        .font(.subheadline)
        .foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

private struct SpokesLook: LeafView {
  let seconds: Double
  let side: CGFloat
  let style: AnyShapeStyle
  private static let count = 8

  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    CGSize(width: side, height: side)
  }
  func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    [style.paint(in: environment)]
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    guard let paint = canvas.paints.first?.paint(in: canvas.bounds) else { return }
    let turns = seconds - seconds.rounded(.down)
    let lit = Int(turns * Double(Self.count))
    let (length, width) = (side * 0.25, side * 0.11)
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -side / 2, width: width, height: length),
      cornerRadius: width / 2, style: .circular)
    let outline = Outline(spoke)
    for index in 0..<Self.count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
      let age = (lit - index + Self.count) % Self.count
      let map = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: side / 2, y: side / 2))
      // The newest spoke is the darkest; each older one is fainter.
      let opacity = max(0.25, 1 - Double(age) * 0.14)
      canvas.add(
        .outlines([PlacedOutline(outline, transform: map)], paint), opacity: opacity)
    }
  }
}
