import Display

/// Colours of system controls, light and dark.
///
/// Classic generation.
enum ControlColor {
  private static func pair(
    _ light: (Double, Double, Double), _ lightOpacity: Double,
    _ dark: (Double, Double, Double), _ darkOpacity: Double
  ) -> Color {
    func color(_ parts: (Double, Double, Double), _ opacity: Double) -> DisplayColor {
      DisplayColor(
        red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, opacity: opacity)
    }
    return Color(light: color(light, lightOpacity), dark: color(dark, darkOpacity))
  }
  /// Thin lines between things.
  static let separator = pair((60, 60, 67), 0.29, (84, 84, 88), 0.6)
  /// Behind a slider or a progress bar.
  static let fill = pair((120, 120, 128), 0.2, (120, 120, 128), 0.36)
  /// Behind a switch that is off.
  static let secondaryFill = pair((120, 120, 128), 0.16, (120, 120, 128), 0.32)
  /// Behind segments and steppers.
  static let tertiaryFill = pair((118, 118, 128), 0.12, (118, 118, 128), 0.24)
  /// Behind wheels.
  static let quaternaryFill = pair((116, 116, 128), 0.08, (118, 118, 128), 0.18)
  /// Words that stand in for a text that is missing.
  static let placeholder = pair((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  /// Behind everything.
  static let background = pair((255, 255, 255), 1, (0, 0, 0), 1)
  /// Cards above the background.
  static let secondaryBackground = pair((242, 242, 247), 1, (28, 28, 30), 1)
  /// Behind grouped rows.
  static let groupedBackground = pair((242, 242, 247), 1, (0, 0, 0), 1)
  /// Grouped rows.
  static let groupedRow = pair((255, 255, 255), 1, (28, 28, 30), 1)
  /// Sheets and alerts, raised above the rest.
  static let raised = pair((255, 255, 255), 1, (28, 28, 30), 1)
  /// Behind grouped rows on a sheet.
  static let raisedGround = pair((242, 242, 247), 1, (28, 28, 30), 1)
  /// Cards on raised ground.
  static let raisedRow = pair((255, 255, 255), 1, (44, 44, 46), 1)
  /// The chosen segment.
  static let segment = pair((255, 255, 255), 1, (99, 99, 102), 1)
  /// Handles and disclosure marks.
  static let tertiaryLabel = pair((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  /// The fourth grey.
  static let gray4 = pair((209, 209, 214), 1, (58, 58, 60), 1)
  /// The third grey.
  static let gray3 = pair((199, 199, 204), 1, (72, 72, 74), 1)
}

/// A line as thin as the screen can show, along one direction.
struct Hairline: LeafView {
  var axis: Axis
  var color = ControlColor.separator

  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let thickness = environment.pixelLength
    return axis == .horizontal
      ? CGSize(width: size.width, height: thickness) : CGSize(width: thickness, height: size.height)
  }
  func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    [color.paint(in: environment)]
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    if let paint = canvas.paints.first { canvas.fill(Path(canvas.bounds), FillStyle(), paint) }
  }
}

/// A thin line across its stack.
public struct Divider: View {
  @Environment(\.stackAxis) private var axis
  /// A line.
  public init() {}
  /// The line: across a row, along a column.
  public var body: some View { Hairline(axis: axis == .horizontal ? .vertical : .horizontal) }
}

private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls inside.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

extension View {
  /// The words of a text; nil of another view.
  var plainWords: String? { (self as? Text)?.plainText }
}
