import Combine

/// Calls closures when its content comes and goes.
struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  private final class Watch { var action: (@MainActor () -> Void)? }

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: AppearanceModifier, content: C, _ node: _Node) {
    let watch = node.slot { Watch() }
    watch.action = modifier.disappear
    if node.isNew {
      if let appear = modifier.appear {
        node.graph.actions.append(
          PendingAction(depth: node.depth, kind: .appear, of: node, word: "onAppear") {
            [weak node] in
            guard let node, node.isAlive else { return }
            node.graph.recordEvent(.appear, node, "onAppear")
            appear()
          })
      }
      if modifier.disappear != nil {
        let graph = node.graph
        node.onTearDown.append { [weak graph, unowned node] in
          guard let action = watch.action else { return }
          graph?.recordEvent(.disappear, node, "onDisappear")
          graph?.enqueue(Transaction()) {}
          graph?.actions.append(PendingAction(depth: 0, kind: .appear, run: action))
        }
      }
    }
    node.updateOnlyChild(content)
  }
}

/// Calls a closure when a value is another one than in the update before.
struct ChangeModifier<V: Equatable>: ViewModifier {
  typealias Body = Never
  let value: V
  let isInitial: Bool
  let action: @MainActor (V, V) -> Void

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: ChangeModifier, content: C, _ node: _Node) {
    let seen = node.slot { Current<V?>(nil) }
    let old = seen.value
    seen.value = modifier.value
    if let old, old != modifier.value {
      node.graph.actions.append(
        PendingAction(depth: node.depth, kind: .change, of: node, word: "onChange") {
          modifier.action(old, modifier.value)
        })
    } else if old == nil, modifier.isInitial {
      node.graph.actions.append(
        PendingAction(depth: node.depth, kind: .appear) {
          modifier.action(modifier.value, modifier.value)
        })
    }
    node.updateOnlyChild(content)
  }
}

/// Runs an asynchronous closure while its content is there.
struct TaskModifier: ViewModifier {
  typealias Body = Never
  let id: AnyHashable
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  private final class Running {
    var id: AnyHashable?
    var task: Task<Void, Never>?
  }

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: TaskModifier, content: C, _ node: _Node) {
    let running = node.slot { Running() }
    if node.isNew { node.onTearDown.append { running.task?.cancel() } }
    if running.id != modifier.id {
      running.id = modifier.id
      node.graph.actions.append(
        PendingAction(depth: node.depth, kind: .task, of: node, word: "task") {
          let graph = node.graph
          graph.recordEvent(.taskStart, node)
          running.task?.cancel()
          let number = graph.beginTask(node.sceneType ?? node.readableType)
          running.task = Task(priority: modifier.priority) { @MainActor [weak graph] in
            await modifier.action()
            graph?.endTask(number)
          }
        })
    }
    node.updateOnlyChild(content)
  }
}

/// Calls a closure with what a publisher sends.
struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  private final class Subscription {
    var action: ((P.Output) -> Void)?
    var cancellable: AnyCancellable?
  }

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: ReceiveModifier, content: C, _ node: _Node) {
    let subscription = node.slot { Subscription() }
    subscription.action = modifier.action
    if node.isNew {
      node.onTearDown.append { subscription.cancellable?.cancel() }
      let publisher = modifier.publisher
      node.graph.actions.append(
        PendingAction(depth: node.depth, kind: .appear) { [weak subscription] in
          subscription?.cancellable = publisher.sink { subscription?.action?($0) }
        })
    }
    node.updateOnlyChild(content)
  }
}

extension View {
  /// Calls a closure before the view is first shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }
  /// Calls a closure once the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
  /// Calls a closure with the old and the new value after a change.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  /// Calls a closure after a change.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  /// Calls a closure with the new value after a change.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
  /// Runs an asynchronous closure from the view's appearance until it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(0), priority: priority, action: action))
  }
  /// Runs an asynchronous closure, anew whenever a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(EquatableID(value)), priority: priority, action: action))
  }
  /// Calls a closure with what a publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// An equatable value as an identity; equal values share one, all hash alike.
private struct EquatableID<T: Equatable>: Hashable {
  let value: T
  init(_ value: T) { self.value = value }
  func hash(into hasher: inout Hasher) {}
  static func == (lhs: EquatableID, rhs: EquatableID) -> Bool { lhs.value == rhs.value }
}
