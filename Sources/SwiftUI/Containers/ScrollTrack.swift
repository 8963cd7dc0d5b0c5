/// What a scroll view knows of its content and of the finger on it.
///
/// Owned by the view's state.
final class ScrollTrack {
  var window = CGSize.zero
  var size = CGSize.zero
  weak var content: _Node?
  /// The layout whose views scrolling may rest at.
  weak var targets: _Node?
  /// The identity that a movement has told the scene.
  var told: AnyHashable?
  var phase = ScrollPhase.idle
  private var first = CGPoint.zero
  private var last: TouchEvent?
  /// Points a second.
  private(set) var velocity = CGPoint.zero

  /// How far the content can go.
  var limit: CGPoint {
    CGPoint(x: max(0, size.width - window.width), y: max(0, size.height - window.height))
  }
  /// The offset the content rests at before anything moved it.
  func start(_ anchor: UnitPoint?) -> CGPoint {
    guard let anchor else { return .zero }
    return CGPoint(
      x: (size.width - window.width) * anchor.x, y: (size.height - window.height) * anchor.y)
  }

  func begin(at offset: CGPoint, _ event: TouchEvent) {
    first = offset
    last = event
    velocity = .zero
  }

  func begin(at offset: CGPoint) {
    first = offset
    last = nil
    velocity = .zero
  }

  /// The offset after content came on by a way since the beginning; it stops at its ends.
  func scrolled(by way: CGSize, _ axes: Axis.Set) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? min(max(first.x + way.width, 0), limit.x) : 0,
      y: axes.contains(.vertical) ? min(max(first.y + way.height, 0), limit.y) : 0)
  }

  /// How much of a way since the beginning lies past the ends of the content.
  func pastEnd(by way: CGSize, _ axes: Axis.Set) -> CGSize {
    let end = scrolled(by: way, axes)
    return CGSize(
      width: axes.contains(.horizontal) ? first.x + way.width - end.x : 0,
      height: axes.contains(.vertical) ? first.y + way.height - end.y : 0)
  }

  /// Where a behavior lets a movement end that would go to a place by itself.
  func rest(
    _ behavior: any ScrollTargetBehavior, from position: CGPoint, to end: CGPoint,
    _ velocity: CGPoint, _ axes: Axis.Set, _ margins: EdgeInsets
  ) -> CGPoint {
    var target = ScrollTarget(rect: CGRect(origin: end, size: window))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: first, size: window)),
        velocity: CGVector(dx: velocity.x / 1000, dy: velocity.y / 1000), contentSize: size,
        containerSize: window, axes: axes, position: position,
        stops: stops(margins, (behavior as? ViewAlignedScrollTargetBehavior)?.anchor)
          .map(\.offset)))
    let anchor = target.anchor ?? .topLeading
    let x = target.rect.minX + anchor.x * (target.rect.width - window.width)
    let y = target.rect.minY + anchor.y * (target.rect.height - window.height)
    return CGPoint(
      x: axes.contains(.horizontal) ? min(max(x, 0), limit.x) : 0,
      y: axes.contains(.vertical) ? min(max(y, 0), limit.y) : 0)
  }

  /// The views that scrolling may rest at, and the offsets at which they lie first, or with a
  /// point of them at the same point of the window inside of its margins.
  private func stops(
    _ margins: EdgeInsets, _ anchor: UnitPoint? = nil
  ) -> [(id: AnyHashable?, offset: CGPoint)] {
    guard let whole = content?.boxes.first, let targets else { return [] }
    let point = anchor ?? .topLeading
    let inner = CGSize(
      width: window.width - margins.leading - margins.trailing,
      height: window.height - margins.top - margins.bottom)
    return targets.placedViews.map { id, frame in
      let x =
        frame.minX - whole.globalOrigin.x - margins.leading
        + point.x * (frame.width - inner.width)
      let y =
        frame.minY - whole.globalOrigin.y - margins.top
        + point.y * (frame.height - inner.height)
      return (id, CGPoint(x: min(max(x, 0), limit.x), y: min(max(y, 0), limit.y)))
    }
  }

  /// The identities of views of the target layout of which a share is in the window.
  func targets(inSightAt offset: CGPoint, threshold: Double) -> [AnyHashable] {
    guard let whole = content?.boxes.first, let targets else { return [] }
    let sight = CGRect(origin: offset, size: window)
    return targets.placedViews.compactMap { id, frame in
      let place = frame.offsetBy(dx: -whole.globalOrigin.x, dy: -whole.globalOrigin.y)
      let seen = place.intersection(sight)
      let area = place.width * place.height
      guard area > 0, !seen.isNull, seen.width * seen.height >= CGFloat(threshold) * area else {
        return nil
      }
      return id
    }
  }

  /// The identity of the view that lies first at an offset, if the target layout knows it.
  func first(at offset: CGPoint, _ margins: EdgeInsets) -> AnyHashable? {
    func distance(_ place: CGPoint) -> CGFloat {
      abs(place.x - offset.x) + abs(place.y - offset.y)
    }
    told = stops(margins).min { distance($0.offset) < distance($1.offset) }?.id
    return told
  }

  func drag(_ event: TouchEvent, _ axes: Axis.Set) -> CGPoint {
    if let last {
      let seconds = CGFloat(event.time.seconds - last.time.seconds)
      if seconds > 0 {
        velocity = CGPoint(
          x: (last.location.x - event.location.x) / seconds,
          y: (last.location.y - event.location.y) / seconds)
      }
    }
    last = event
    let start = event.start
    return CGPoint(
      x: axes.contains(.horizontal)
        ? rubber(first.x + start.x - event.location.x, limit.x, window.width) : 0,
      y: axes.contains(.vertical)
        ? rubber(first.y + start.y - event.location.y, limit.y, window.height) : 0)
  }

  /// Where the content comes to rest after the finger left, and how.
  func end(
    _ event: TouchEvent, _ axes: Axis.Set, _ behavior: (any ScrollTargetBehavior)?,
    _ margins: EdgeInsets
  ) -> (offset: CGPoint, animation: Animation) {
    let now = drag(event, axes)
    // The travel of a speed that falls by 0.998 each millisecond.
    let target = CGPoint(
      x: axes.contains(.horizontal) ? now.x + velocity.x * Deceleration.timeConstant : 0,
      y: axes.contains(.vertical) ? now.y + velocity.y * Deceleration.timeConstant : 0)
    if let behavior {
      return (
        rest(behavior, from: now, to: target, velocity, axes, margins),
        .spring(duration: 0.4, bounce: 0)
      )
    }
    let rest = CGPoint(x: min(max(target.x, 0), limit.x), y: min(max(target.y, 0), limit.y))
    let isFree = rest == target
    return (rest, isFree ? Animation(Deceleration()) : .spring(duration: 0.5, bounce: 0))
  }

  /// Beyond the ends content follows a finger less and less: x·d·c / (d + c·x), c = 0.55.
  private func rubber(_ value: CGFloat, _ most: CGFloat, _ window: CGFloat) -> CGFloat {
    func pulled(_ x: CGFloat) -> CGFloat {
      window > 0 ? x * window * 0.55 / (window + 0.55 * x) : 0
    }
    if value < 0 { return -pulled(-value) }
    return value > most ? most + pulled(value - most) : value
  }

  /// The offset that shows the view of an identity.
  func offset(of id: AnyHashable, anchor: UnitPoint?) -> CGPoint? {
    guard let content, let frame = content.frame(ofID: id), let whole = content.boxes.first
    else { return nil }
    let x = frame.minX - whole.globalOrigin.x
    let y = frame.minY - whole.globalOrigin.y
    let point = anchor ?? .topLeading
    return CGPoint(
      x: min(max(x + point.x * (frame.width - window.width), 0), limit.x),
      y: min(max(y + point.y * (frame.height - window.height), 0), limit.y))
  }
}

/// A motion that slows down as scrolling does: its speed falls by 0.998 each millisecond.
struct Deceleration: CustomAnimation {
  /// Seconds in which the speed falls to 1/e: 0.001 / −ln 0.998.
  static let timeConstant: CGFloat = 0.4995
  /// After this many seconds less than a thousandth of the way is left.
  private static let duration = 3.5

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < Self.duration else { return nil }
    return value.scaled(by: 1 - Transcendentals.exp(-time / Double(Self.timeConstant)))
  }
}
