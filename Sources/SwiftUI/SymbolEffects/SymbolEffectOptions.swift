/// How fast and how often an effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect happens.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double
    /// Without end or pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Again and again, with the usual pause.
    public static let periodic = periodic()
    /// Some times, or without end, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }
  enum Repeating: Hashable, Sendable {
    case byKind, once
    case times(RepeatBehavior)
  }
  var speed = 1.0
  var mode = Repeating.byKind

  /// The effect's own ways.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions().repeating
  /// Once.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Faster or slower, as a share.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
  /// Again and again.
  public var repeating: SymbolEffectOptions { times(.continuous) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.mode = .once } }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    times(.periodic(count))
  }
  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    times(behavior)
  }
  /// Faster or slower, as a share.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }
  private func times(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.mode = .times(behavior) }
  }
}
