/// One track of a run, whatever it moves.
class KeyframeTrackRun<Root> {
  /// Which property it moves.
  var property: AnyKeyPath { \Root.self }
  /// Seconds.
  var duration: Double { 0 }
  /// Writes the value at a moment.
  func writeValue(at time: Double, to root: inout Root) {}
  /// Writes the value held after the end.
  func writeEndValue(to root: inout Root) {}
  /// Writes the velocity at a moment.
  func writeVelocity(at time: Double, to root: inout Root) {}
}

/// The track of one property.
final class KeyframePropertyRun<Root, Value: Animatable>: KeyframeTrackRun<Root> {
  private let keyPath: WritableKeyPath<Root, Value>
  let curve: KeyframeCurve<Value>

  init(keyPath: WritableKeyPath<Root, Value>, curve: KeyframeCurve<Value>) {
    self.keyPath = keyPath
    self.curve = curve
  }

  override var property: AnyKeyPath { keyPath }
  override var duration: Double { curve.duration }

  override func writeValue(at time: Double, to root: inout Root) {
    root[keyPath: keyPath] = curve.value(at: time)
  }

  override func writeEndValue(to root: inout Root) { root[keyPath: keyPath] = curve.endValue }

  override func writeVelocity(at time: Double, to root: inout Root) {
    root[keyPath: keyPath].animatableData = curve.velocity(at: time)
  }
}
