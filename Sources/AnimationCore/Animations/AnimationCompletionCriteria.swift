/// When an animation counts as complete for a completion handler.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// When the motion is done in the eye of the user: a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing of the motion is left.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
