import Typography

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scale: Value = 1
  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// A number that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  /// The number at the present size of text.
  public var wrappedValue: Value { base * scale }
  /// Reads the size of text.
  public mutating func _link(_ node: _Node) {
    scale = Value(style.size(in: node.environment) / style.standardSize)
  }
}
