/// Keyframes laid out from a start value: what a keyframe animator plays once.
package struct KeyframeRun<Value> {
  /// Where the run starts.
  package let initialValue: Value
  /// The length of the longest track, in seconds.
  package let duration: Double
  private let tracks: [KeyframeTrackRun<Value>]

  /// A run from rest.
  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.init(_KeyframesPlan(initialValue: initialValue, interrupted: nil), keyframes)
  }

  /// A run that breaks another off: tracks of the same property keep its velocity.
  ///
  /// It starts, as a rule, from `run.value(at: elapsed)`; `elapsed` is how far the other run has
  /// come, in seconds.
  package init(
    initialValue: Value, interrupting run: KeyframeRun<Value>, at elapsed: Double,
    keyframes: some Keyframes<Value>
  ) {
    self.init(
      _KeyframesPlan(initialValue: initialValue, interrupted: (run, elapsed)), keyframes)
  }

  private init(_ plan: _KeyframesPlan<Value>, _ keyframes: some Keyframes<Value>) {
    var plan = plan
    keyframes._append(to: &plan)
    initialValue = plan.initialValue
    tracks = plan.tracks
    duration = tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a moment; before 0 the start value, after the end the last.
  ///
  /// A property with two tracks follows the later-declared one.
  package func value(at elapsed: Double) -> Value {
    var value = initialValue
    for track in tracks { track.writeValue(at: elapsed.isNaN ? 0 : elapsed, to: &value) }
    return value
  }

  /// The value after the end: where the run stays, and the next one starts.
  package var endValue: Value {
    var value = initialValue
    for track in tracks { track.writeEndValue(to: &value) }
    return value
  }

  /// The velocity at a moment, in units a second; a property without a track keeps its start
  /// value.
  package func velocity(at elapsed: Double) -> Value {
    var value = initialValue
    for track in tracks { track.writeVelocity(at: elapsed.isNaN ? 0 : elapsed, to: &value) }
    return value
  }

  /// The velocity of one property, if a track moves it.
  func velocity<Property: Animatable>(
    of property: WritableKeyPath<Value, Property>, at elapsed: Double
  ) -> Property.AnimatableData? {
    let track = tracks.last { $0.property == property }
    return (track as? KeyframePropertyRun<Value, Property>)?.curve.velocity(at: elapsed)
  }
}
