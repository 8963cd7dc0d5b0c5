/// A shape of any type.
public struct AnyShape: Shape {
  private var shape: any Shape
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The outline in an environment.
  public nonisolated func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    shape._path(in: rect, environment)
  }
  /// That of the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// What moves in the shape inside.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(Self.data(of: shape)) }
    set { shape = Self.changed(shape, newValue) }
  }
  private static func data<S: Shape>(of shape: S) -> any VectorArithmetic { shape.animatableData }
  private static func changed<S: Shape>(_ shape: S, _ data: _AnyAnimatableData) -> any Shape {
    guard let known = data.value as? S.AnimatableData else { return shape }
    var copy = shape
    copy.animatableData = known
    return copy
  }
}

/// A vector whose type is not known.
///
/// Vectors of different types do not add up: the first one stays, and their difference is nothing.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil stands for zero of any type.
  let value: (any VectorArithmetic)?
  init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// Nothing.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }
  /// Multiplies by a number.
  public mutating func scale(by factor: Double) { self = _AnyAnimatableData(scaled(factor)) }
  private func scaled(_ factor: Double) -> (any VectorArithmetic)? {
    func product<V: VectorArithmetic>(_ value: V) -> V {
      var copy = value
      copy.scale(by: factor)
      return copy
    }
    return value.map { product($0) as any VectorArithmetic }
  }
  /// The square of its length.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  /// The sum.
  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> V {
      (b as? V).map { a + $0 } ?? a
    }
    guard let left = a.value else { return b }
    guard let right = b.value else { return a }
    return _AnyAnimatableData(sum(left, right))
  }
  /// The difference.
  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func negative<V: VectorArithmetic>(_ value: V) -> V { V.zero - value }
    func difference<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> V? {
      (b as? V).map { a - $0 }
    }
    guard let right = b.value else { return a }
    guard let left = a.value else { return _AnyAnimatableData(negative(right)) }
    return _AnyAnimatableData(difference(left, right))
  }
  /// Whether both are the same; nothing is the zero of any type.
  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func same<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool { (b as? V) == a }
    func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
    switch (a.value, b.value) {
    case (nil, nil): return true
    case (let value?, nil), (nil, let value?): return isZero(value)
    case (let left?, let right?): return same(left, right)
    }
  }
}
