/// The motion of one drawn rectangle within the space of the nearest effect above it.
final class FrameMotion: MotionOwner {
  private var attribute = AnimatableAttribute<CGRect.AnimatableData>()
  private var space: ObjectIdentifier?
  private var isSet = false

  /// Takes a new target; moves there when the running update is animated.
  ///
  /// A target in another space is a jump: the rectangle did not move, its measure did.
  func setTarget(_ rect: CGRect, _ context: CommitContext, _ box: Box) {
    let scale = box.environment.displayScale
    let rounded = CGRect(
      x: pixel(rect.minX, scale), y: pixel(rect.minY, scale), width: pixel(rect.width, scale),
      height: pixel(rect.height, scale))
    let isJump = isSet && space != context.space
    space = context.space
    isSet = true
    // What is moved from outside has no motion of its own, nor keeps one that ran before.
    if context.isStill { attribute = AnimatableAttribute() }
    context.graph.move(
      &attribute, to: rounded.animatableData,
      isJump || context.isStill ? nil : box.node.scope.request(in: box.environment), box.node,
      "frame")
    if attribute.isAnimating { context.graph.activate(self) }
  }

  /// The rectangle now.
  func rect(at time: Time) -> CGRect {
    guard isSet else { return .zero }
    var rect = CGRect.zero
    rect.animatableData = attribute.value(at: time)
    rect.size.width = max(0, rect.size.width)
    rect.size.height = max(0, rect.size.height)
    return rect
  }

  private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < 1e9 else { return value.isNaN ? 0 : value }
    return (value * scale).rounded() / scale
  }

  var isAnimating: Bool { attribute.isAnimating }
  var nextWake: Time? { attribute.nextWake }
  func sample(at time: Time) { if isSet { _ = attribute.value(at: time) } }
}
