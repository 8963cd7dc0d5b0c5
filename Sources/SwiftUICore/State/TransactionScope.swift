/// A place of the tree below which a change's transaction may be another one.
///
/// Scopes form a chain from the root; asking one gives what reaches it in the running update.
package final class TransactionScope {
  let parent: TransactionScope?
  /// Changes the transaction for everything below.
  var transform: ((inout Transaction) -> Void)?
  /// The update in which `transform` holds; nil: in every one.
  var transformUpdate: UInt64?
  private var cached = Transaction()
  private var cachedUpdate = UInt64.max

  init(parent: TransactionScope?) { self.parent = parent }

  package func effective(in graph: ViewGraph) -> Transaction {
    if cachedUpdate == graph.updateID { return cached }
    var transaction = parent?.effective(in: graph) ?? graph.transaction
    if let transform, transformUpdate.map({ $0 == graph.updateID }) ?? true {
      transform(&transaction)
    }
    cached = transaction
    cachedUpdate = graph.updateID
    return transaction
  }

  /// Sets what the scope does to transactions.
  func set(update: UInt64?, _ transform: ((inout Transaction) -> Void)?) {
    self.transform = transform
    transformUpdate = update
    cachedUpdate = .max
  }

  /// What the running update asks of a change below this scope; nil when it is not animated.
  package func request(in environment: EnvironmentValues) -> AnimationRequest? {
    guard let graph = ViewGraph.current else { return nil }
    let transaction = effective(in: graph)
    guard let animation = transaction.animation else { return nil }
    if let remark = animation.remark { graph.tell(remark) }
    return AnimationRequest(
      animation: animation, listeners: transaction.listeners, environment: environment,
      tracksVelocity: transaction.tracksVelocity, reporter: graph)
  }
}
