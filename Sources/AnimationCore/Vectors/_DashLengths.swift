public import Geometry

/// Lengths of dashes and gaps as one vector; two patterns of other counts have no way between.
public struct _DashLengths: VectorArithmetic {
  package var values: [Double]
  package init(_ style: StrokeStyle) { values = style.dash.map(Double.init) }
  private init(values: [Double]) { self.values = values }

  /// No lengths; adds nothing.
  public static var zero: _DashLengths { _DashLengths(values: []) }
  /// Adds length by length.
  public static func + (lhs: _DashLengths, rhs: _DashLengths) -> _DashLengths {
    lhs.joined(with: rhs, +)
  }
  /// Subtracts length by length; between patterns of other counts there is no difference.
  public static func - (lhs: _DashLengths, rhs: _DashLengths) -> _DashLengths {
    lhs.joined(with: rhs, -)
  }
  /// Multiplies every length by a number.
  public mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }
  /// The sum of all lengths' squares.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private func joined(
    with other: _DashLengths, _ combine: (Double, Double) -> Double
  ) -> _DashLengths {
    if other.values.isEmpty { return self }
    if values.isEmpty { return _DashLengths(values: other.values.map { combine(0, $0) }) }
    guard values.count == other.values.count else { return .zero }
    return _DashLengths(values: zip(values, other.values).map(combine))
  }
}

extension StrokeStyle {
  /// Everything about the pen that moves.
  package var movingData: AnimatablePair<StrokeStyle.AnimatableData, _DashLengths> {
    get { AnimatablePair(animatableData, _DashLengths(self)) }
    set {
      animatableData = newValue.first
      let lengths = newValue.second.values
      // A spring may pass 0; a dash has no less than no length.
      if lengths.count == dash.count { dash = lengths.map { CGFloat(max(0, $0)) } }
    }
  }
}
