/// Two shapes in one frame, joined or cut by what they enclose.
public struct _CutShape<First: Shape, Second: Shape>: Shape {
  /// How the second shape changes the first.
  enum Kind: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  private var first: First
  private var second: Second
  private let kind: Kind
  private let eoFill: Bool

  init(_ first: First, _ second: Second, _ kind: Kind, eoFill: Bool) {
    self.first = first
    self.second = second
    self.kind = kind
    self.eoFill = eoFill
  }

  /// What moves in both shapes.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  /// The outline that comes out.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch kind {
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .union: path.union(other, eoFill: eoFill)
    case .subtracting: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// That of the first shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
}

extension Shape {
  /// What lies in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CutShape(self, other, .intersection, eoFill: eoFill)
  }
  /// What lies in one of the shapes or in both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CutShape(self, other, .union, eoFill: eoFill)
  }
  /// What lies in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CutShape(self, other, .subtracting, eoFill: eoFill)
  }
  /// What lies in one of the shapes and not in both.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CutShape(self, other, .symmetricDifference, eoFill: eoFill)
  }
  /// The parts of this shape's line that run inside the other shape.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CutShape(self, other, .lineIntersection, eoFill: eoFill)
  }
  /// The parts of this shape's line that run outside the other shape.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CutShape(self, other, .lineSubtraction, eoFill: eoFill)
  }
}
