/// The platform's look: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The platform's look.
  public init() {}
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a mark.
  public init() {}
  /// A bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that fills.
  public init() {}
  /// A bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring.
  public init() {}
  /// An open ring around the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}
/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A closed ring.
  public init() {}
  /// A ring around the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's look.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        BarLook(share: configuration.value, style: AnyShapeStyle(TintShapeStyle()), thickness: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel?.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A ring of 58 points.
private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  private static let side: CGFloat = 58
  private static let width: CGFloat = 6

  var body: some View {
    let pen = StrokeStyle(lineWidth: Self.width, lineCap: .round)
    // The open ring leaves a quarter below.
    let length = isCapacity ? 1.0 : 0.75
    ZStack {
      Circle().trim(from: 0, to: length).stroke(TintShapeStyle().opacity(0.3), style: pen)
        .rotationEffect(.degrees(isCapacity ? -90 : 135))
      if isCapacity {
        Circle().trim(from: 0, to: configuration.value).stroke(TintShapeStyle(), style: pen)
          .rotationEffect(.degrees(-90))
      } else {
        Circle().fill(TintShapeStyle())
          .frame(width: 10, height: 10)
          .offset(x: (Self.side - Self.width) / 2)
          .rotationEffect(.degrees(135 + 270 * configuration.value))
      }
      configuration.currentValueLabel?.font(.system(size: 20, weight: .medium))
    }
    .padding(Self.width / 2)
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) {
      HStack(spacing: 6) {
        if configuration.minimumValueLabel == nil {
          configuration.label
        } else {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
      .font(.system(size: 11))
      .opacity(isCapacity ? 0 : 1)
    }
  }
}
