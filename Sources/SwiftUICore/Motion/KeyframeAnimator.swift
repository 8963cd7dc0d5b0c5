/// Moves the parts of a value along tracks of keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let mode: KeyframePlayMode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Plays after appearing, again and again unless told otherwise.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = repeating ? .repeating : .still
    self.content = content
    self.keyframes = keyframes
  }
  /// Plays once whenever a value changes.
  public init<Trigger: Equatable>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(AnyEquatable(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  /// Shows the present value and keeps the run going.
  public static func _update(_ view: KeyframeAnimator, _ node: _Node) {
    node.slot { KeyframePlay<Value, KeyframePath, Content>(node) }.update(view)
  }
}

/// When keyframes are played.
enum KeyframePlayMode {
  case repeating
  /// Not at all: the value at the beginning of the timeline is shown.
  case still
  case triggered(AnyEquatable)
}

extension View {
  /// Moves the parts of a value along tracks after appearing, again and again.
  public func keyframeAnimator<Value, KeyframePath: Keyframes, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
  /// Moves the parts of a value along tracks, once whenever another value changes.
  public func keyframeAnimator<Value, Trigger: Equatable, KeyframePath: Keyframes, Content: View>(
    initialValue: Value, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}

/// The run of one keyframe animator.
///
/// Owned by its node.
final class KeyframePlay<Value, Path: Keyframes, Content: View>: FrameTicker
where Path.Value == Value {
  private unowned let node: _Node
  private var view: KeyframeAnimator<Value, Path, Content>?
  private var seenTrigger: AnyEquatable?
  private var run: KeyframeRun<Value>?
  private var start = Time.zero
  private var isPlaying = false
  /// What is shown while nothing plays.
  private var restValue: Value?

  init(_ node: _Node) {
    self.node = node
    node.onTearDown.append { [weak self] in self?.stop() }
  }

  @MainActor func update(_ view: KeyframeAnimator<Value, Path, Content>) {
    let isFirst = self.view == nil
    self.view = view
    switch view.mode {
    case .repeating:
      if isFirst { play(from: view.initialValue, interrupting: nil) }
    case .still:
      if isFirst {
        let first = KeyframeRun(
          initialValue: view.initialValue, keyframes: view.keyframes(view.initialValue))
        restValue = first.value(at: 0)
      }
    case .triggered(let trigger):
      let changed = seenTrigger.map { $0 != trigger } ?? false
      seenTrigger = trigger
      if changed { retrigger(view) }
    }
    show()
  }

  @MainActor private func retrigger(_ view: KeyframeAnimator<Value, Path, Content>) {
    if isPlaying, let run {
      let elapsed = node.graph.now - start
      play(from: run.value(at: elapsed), interrupting: (run, elapsed))
    } else {
      play(from: restValue ?? view.initialValue, interrupting: nil)
    }
  }

  @MainActor private func play(from value: Value, interrupting: (KeyframeRun<Value>, Double)?) {
    guard let view else { return }
    let keyframes = view.keyframes(value)
    if let (running, elapsed) = interrupting {
      run = KeyframeRun(
        initialValue: value, interrupting: running, at: elapsed, keyframes: keyframes)
    } else {
      run = KeyframeRun(initialValue: value, keyframes: keyframes)
    }
    start = node.graph.now
    node.graph.recordEvent(.keyframesStart, node)
    if !isPlaying {
      isPlaying = true
      node.graph.tickers.append(self)
    }
  }

  private func stop() {
    guard isPlaying else { return }
    isPlaying = false
    node.graph.tickers.removeAll { $0 === self }
  }

  @MainActor private var value: Value? {
    guard isPlaying, let run else { return restValue ?? view?.initialValue }
    return run.value(at: node.graph.now - start)
  }

  @MainActor private func show() {
    guard let view, let value, node.isAlive else { return }
    node.updateOnlyChild(view.content(value), scope: scope)
  }

  /// What reaches the content: values are set frame by frame, and animations of the content's own
  /// do not smooth them.
  private var scope: TransactionScope {
    let scope: TransactionScope
    if let known = ownScope, known.parent === node.scope {
      scope = known
    } else {
      scope = TransactionScope(parent: node.scope)
    }
    ownScope = scope
    scope.set(update: tickID) { $0.disablesAnimations = true }
    return scope
  }
  private var ownScope: TransactionScope?
  /// The update of the last frame.
  private var tickID = UInt64.max

  func tick(at time: Time) { onMain { tickOnMain(time) } }

  @MainActor private func tickOnMain(_ time: Time) {
    guard isPlaying, let run, let view else { return }
    tickID = node.graph.updateID
    if time - start > run.duration {
      if case .repeating = view.mode, run.duration > 0 {
        // The next lap begins where this one ended, to the instant.
        let laps = ((time - start) / run.duration).rounded(.down)
        start = start + laps * run.duration
      } else {
        restValue = run.endValue
        node.graph.recordEvent(.keyframesEnd, node)
        stop()
      }
    }
    show()
  }
}
