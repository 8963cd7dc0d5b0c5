/// The keyframes of one property, played one after another.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The protocol's `Value`: what the whole run moves.
  @_implements(Keyframes,Value) public typealias _KeyframesValue = Root
  /// Itself.
  public typealias Body = KeyframeTrack

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// A track that moves the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// A track that moves one property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Itself.
  public var body: KeyframeTrack { self }

  /// Adds the track.
  public func _append(to plan: inout _KeyframesPlan<Root>) {
    var track = _KeyframeTrackPlan<Value>()
    content._append(to: &track)
    let velocity = plan.interrupted.flatMap { run, elapsed in
      run.velocity(of: keyPath, at: elapsed)
    }
    let curve = KeyframeCurve(
      from: plan.initialValue[keyPath: keyPath], velocity: velocity, keyframes: track.keyframes)
    plan.tracks.append(KeyframePropertyRun(keyPath: keyPath, curve: curve))
  }
}
