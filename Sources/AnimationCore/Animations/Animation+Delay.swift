extension Animation {
  /// Seconds that the start value is shown before anything moves; 0 without `delay`.
  package var delaySeconds: Double {
    (base as? DelayAnimation).map { $0.delay > 0 ? $0.delay : 0 } ?? 0
  }
}
