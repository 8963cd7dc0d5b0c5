extension ViewGraph {
  /// Applies a write under a transaction in the next update.
  func enqueue(_ transaction: Transaction, _ apply: @escaping () -> Void) {
    pending.append(Mutation(transaction: transaction, apply: apply))
  }

  /// Asks for another evaluation of a node, with the transaction that is current.
  func invalidate(_ node: _Node) {
    if isUpdating {
      mark(node)
    } else {
      enqueue(Transaction.current) { [weak self, weak node] in
        if let node { self?.mark(node) }
      }
    }
  }

  private func mark(_ node: _Node) {
    guard node.isAlive, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Applies pending writes, batch by batch, and runs what they cause until nothing is left.
  package func flush() {
    guard !isUpdating else { return }
    var rounds = 0
    var batches = 0
    var names: [String] = []
    while failure == nil, !pending.isEmpty || !actions.isEmpty {
      if !pending.isEmpty {
        batches += 1
        runBatch()
      } else {
        rounds += 1
        // Whoever is still busy in the last rounds goes round in circles.
        if rounds > Self.updateLimit - 8 {
          for name in actions.compactMap(\.name) where !names.contains(name) {
            names.append(name)
          }
        }
        runActions()
      }
      // Callbacks that cause callbacks, or updates that cause updates, at one instant.
      guard rounds <= Self.updateLimit, batches <= Self.batchLimit else {
        let who = names.isEmpty ? "views" : names.prefix(3).joined(separator: " and ")
        let verb = names.count == 1 ? "causes itself" : "cause each other"
        failure = "\(who) \(verb) without end"
        return
      }
    }
  }

  /// One update: all writes in front of the queue that share a transaction.
  private func runBatch() {
    let transaction = pending[pendingStart].transaction
    let end =
      pending[pendingStart...].firstIndex { !$0.transaction.mayJoin(transaction) } ?? pending.count
    let batch = Array(pending[pendingStart..<end])
    // A queue of thousands is not moved for each batch; it is emptied when it has been read.
    pendingStart = end
    if pendingStart == pending.count {
      pending.removeAll(keepingCapacity: true)
      pendingStart = 0
    }
    updateID += 1
    self.transaction = transaction
    isUpdating = true
    for mutation in batch { mutation.apply() }
    evaluateDirty()
    layOutIfNeeded()
    runStagedTransitions()
    updatePreferences()
    beginMotions()
    isUpdating = false
    runAfterUpdate()
    for listener in transaction.listeners { listener.seal(at: now) }
    self.transaction = Transaction()
  }

  /// Lets each motion that the update made begin, so that a later update of the same instant is
  /// laid over it rather than taking its place.
  private func beginMotions() {
    let begun = touched
    touched = []
    for owner in begun where !owner.movesBody { owner.sample(at: now) }
  }

  /// An update that only time causes: no transaction, no writes.
  func inTick(_ body: () -> Void) {
    updateID += 1
    transaction = Transaction()
    isUpdating = true
    body()
    evaluateDirty()
    layOutIfNeeded()
    runStagedTransitions()
    updatePreferences()
    touched.removeAll(keepingCapacity: true)
    isUpdating = false
    runAfterUpdate()
  }

  private func runAfterUpdate() {
    let closures = afterUpdate
    afterUpdate = []
    for closure in closures { closure() }
  }

  /// Evaluates marked nodes, parents before children.
  func evaluateDirty() {
    var evaluations = 0
    while !dirty.isEmpty {
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in nodes where node.isDirty && node.isAlive {
        evaluations += 1
        onMain { node.rerun?() }
      }
      if evaluations > 1_000_000 {
        failure = "the body of \(nodes.last?.sceneType ?? "a view") is evaluated without end"
        return
      }
    }
  }

  private func runStagedTransitions() {
    var stages = 0
    while !stagedTransitions.isEmpty, stages < 8 {
      stages += 1
      let staged = stagedTransitions
      stagedTransitions = []
      for host in staged { host.runSecondStage() }
      evaluateDirty()
      layOutIfNeeded()
    }
  }

  /// Runs callbacks: appearances from the deepest view outwards, then changes, then tasks.
  private func runActions() {
    let batch = actions.enumerated().sorted { a, b in
      if a.element.kind != b.element.kind {
        return a.element.kind.rawValue < b.element.kind.rawValue
      }
      if a.element.kind == .appear, a.element.depth != b.element.depth {
        return a.element.depth > b.element.depth
      }
      return a.offset < b.offset
    }
    actions = []
    for action in batch { onMain { action.element.run() } }
  }

  /// Takes over the places of boxes that moved without telling the layout.
  private func commitShifted() {
    guard !shifted.isEmpty else { return }
    let boxes = shifted
    shifted = []
    for box in boxes where box.node.isAlive {
      if let committed = box.committed { box.commit(committed) }
    }
  }

  func layOutIfNeeded() {
    // A layout commits everything, so what has only shifted is done first or not at all.
    if needsLayout { shifted = [] } else { commitShifted() }
    var passes = 0
    while needsLayout, passes < 8 {
      passes += 1
      needsLayout = false
      layoutID += 1
      guard let box = root?.boxes.first else { return }
      let proposal = ProposedViewSize(size)
      box.place(at: .zero, proposal: proposal, global: .zero)
      evaluateDirty()
      if needsLayout, passes < 8 { continue }
      box.commit(CommitContext(graph: self))
      matches.resolve(self)
    }
    needsLayout = false
  }
}
