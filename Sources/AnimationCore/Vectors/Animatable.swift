/// A type that says which part of it moves when it changes under an animation.
public protocol Animatable {
  /// The vector that is interpolated.
  associatedtype AnimatableData: VectorArithmetic

  /// The part that moves; written back with a value in between before the type is used.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: a change of this type is a jump.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
