import Geometry

/// A spring's motion at one moment, as the shares of its target and of its initial velocity.
///
/// The motion is linear: position = target · `travel` + v₀ · `drift`, and so is its derivative.
/// One evaluation serves vectors of any length.
struct SpringResponse {
  var travel: Double
  var drift: Double
  var travelVelocity: Double
  var driftVelocity: Double

  /// At the target, at rest.
  static let arrived = SpringResponse(travel: 1, drift: 0, travelVelocity: 0, driftVelocity: 0)
  /// At the start, moving with v₀.
  static let released = SpringResponse(travel: 0, drift: 0, travelVelocity: 0, driftVelocity: 1)

  func position<V: VectorArithmetic>(target: V, initialVelocity: V) -> V {
    target.scaled(by: travel) + initialVelocity.scaled(by: drift)
  }

  func velocity<V: VectorArithmetic>(target: V, initialVelocity: V) -> V {
    target.scaled(by: travelVelocity) + initialVelocity.scaled(by: driftVelocity)
  }
}

extension Spring {
  /// The motion `time` seconds after release; negative counts as 0, NaN and ∞ as arrived.
  ///
  /// - Source: the harmonic oscillator's under-, critically and over-damped solutions.
  func response(at time: Double) -> SpringResponse {
    guard time > 0 || time.isNaN else { return .released }
    guard time.isFinite, !isRigid else { return .arrived }
    let response =
      angularFrequency > 0
      ? swinging(time) : angularFrequency == 0 ? critical(time) : creeping(time)
    // 0 · ∞ of absurd parameters; by then the spring has long arrived.
    return response.travel.isFinite && response.drift.isFinite
      && response.travelVelocity.isFinite && response.driftVelocity.isFinite ? response : .arrived
  }

  private func swinging(_ time: Double) -> SpringResponse {
    let envelope = Transcendentals.exp(-decay * time)
    let (sine, cosine) = Transcendentals.sineAndCosine(angularFrequency * time)
    let ratio = decay / angularFrequency
    return SpringResponse(
      travel: 1 - envelope * (cosine + ratio * sine),
      drift: envelope * sine / angularFrequency,
      travelVelocity: envelope * (decay * ratio + angularFrequency) * sine,
      driftVelocity: envelope * (cosine - ratio * sine))
  }

  private func critical(_ time: Double) -> SpringResponse {
    let envelope = Transcendentals.exp(-decay * time)
    return SpringResponse(
      travel: 1 - envelope * (1 + decay * time),
      drift: envelope * time,
      travelVelocity: envelope * decay * decay * time,
      driftVelocity: envelope * (1 - decay * time))
  }

  private func creeping(_ time: Double) -> SpringResponse {
    let rate = -angularFrequency
    // Two plain exponentials: cosh and sinh alone overflow long before their product with the
    // envelope does.
    let slow = Transcendentals.exp((rate - decay) * time)
    let fast = Transcendentals.exp(-(rate + decay) * time)
    let cosh = (slow + fast) / 2
    let sinh = (slow - fast) / 2
    let ratio = decay / rate
    return SpringResponse(
      travel: 1 - (cosh + ratio * sinh),
      drift: sinh / rate,
      travelVelocity: (decay * ratio - rate) * sinh,
      driftVelocity: cosh - ratio * sinh)
  }
}
