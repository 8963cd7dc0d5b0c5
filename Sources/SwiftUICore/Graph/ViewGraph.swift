import Display

/// A scene's tree of views: holds its state, applies changes, knows what it looks like at any instant.
///
/// All calls come from one thread. One graph is one scene; whoever plays it owns it.
public final class ViewGraph {
  package private(set) var now = Time.zero
  /// Seconds since 1970 at scene time 0.
  package var epochSeconds = 1_767_225_600.0
  package let size: CGSize
  package internal(set) var failure: String?
  package internal(set) var warnings: [String] = []
  package internal(set) var notices: [String] = []

  var root: _Node?
  let rootScope = TransactionScope(parent: nil)
  var needsLayout = true
  /// Boxes whose content is drawn elsewhere now, while the layout is as it was.
  var shifted: [Box] = []
  /// Counts updates; scopes and caches compare it.
  var updateID: UInt64 = 0
  var layoutID: UInt64 = 0
  /// The transaction of the update that runs.
  var transaction = Transaction()
  var isUpdating = false

  var dirty: [_Node] = []
  var pending: [Mutation] = []
  /// The first of `pending` that has not been applied.
  var pendingStart = 0
  /// Callbacks of views after an update, such as `onAppear`, in the order to be run.
  var actions: [PendingAction] = []
  var stagedTransitions: [TransitionHost] = []
  /// Called once at the end of the running update.
  var afterUpdate: [() -> Void] = []
  var active: [any MotionOwner] = []
  var activeIDs: Set<ObjectIdentifier> = []
  /// What the running update has set in motion.
  var touched: [any MotionOwner] = []
  var wakes: [Wake] = []
  var wakeCount = 0
  /// Views that show another picture on every frame.
  var tickers: [any FrameTicker] = []
  var orderCount = 0
  /// Views shown in front of the canvas, such as sheets, the last one foremost.
  var portals: [HeldContent] = []
  /// The views that took the beginning of each drag under way, by finger.
  var dragged: [Int: [TouchBox]] = [:]
  /// The windows that scroll, by finger.
  var scrolled: [Int: TouchBox] = [:]
  /// The field that letters go to.
  weak var focused: TouchBox?
  /// The views that a pointer is on.
  var hovered: [TouchBox] = []
  /// Taps that followed each other quickly.
  var tapRun = TapRun()
  /// What a view asked for the whole scene.
  package internal(set) var preferredScheme: ColorScheme?
  weak var schemeOwner: _Node?
  let sceneScheme: ColorScheme
  /// The scheme that the canvas's ground is painted for, known once the scene is set up.
  package private(set) var groundScheme: ColorScheme
  /// Views that share a place, by name.
  var matches = MatchedViews()
  /// Whether events are kept; they cost a little.
  package let recordsEvents: Bool
  package internal(set) var events: [SceneEvent] = []
  var preferenceObservers: [any PreferenceObserving] = []
  /// Views whose tasks have not ended, by the number of the task.
  private var runningTasks: [(number: Int, view: String)] = []
  /// Whether steps of phase animators follow a display's frames.
  let cadence: SceneEnvironment.Cadence
  /// How often one instant may cause another update before the scene counts as runaway.
  static let updateLimit = 256
  /// How many updates of its own one instant may ask for: each of many views may animate itself.
  static let batchLimit = 200_000

  /// A graph of a view, which keeps `events` from the first update on if it `recordsEvents`.
  @MainActor package init(
    root view: AnyView, size: CGSize, environment: SceneEnvironment, recordsEvents: Bool = false
  ) {
    self.size = size
    self.recordsEvents = recordsEvents
    cadence = environment.cadence
    sceneScheme = environment.isDark ? .dark : .light
    groundScheme = sceneScheme
    let node = _Node(
      graph: self, parent: nil, viewType: RootView.self, key: .position(0),
      environment: EnvironmentValues(scene: environment), scope: rootScope)
    root = node
    Self.current = self
    isUpdating = true
    node.update(RootView(content: view))
    isUpdating = false
    enqueue(Transaction()) {}
    flush()
    groundScheme = preferredScheme ?? sceneScheme
  }

  /// The graph of this process; state written while no view is at hand goes to it.
  nonisolated(unsafe) static weak var current: ViewGraph?

  // MARK: Time

  /// The earliest instant at which the graph has something to do of itself.
  package var nextWake: Time? {
    var next = wakes.first?.time
    for owner in active {
      if let wake = owner.nextWake, next.map({ wake < $0 }) ?? true { next = wake }
    }
    return next
  }

  /// Moves the clock; what is due on the way is done at its own instant, in order.
  package func advance(to time: Time) {
    var steps = 0
    while failure == nil, let wake = nextWake, wake <= time {
      now = max(now, wake)
      steps += 1
      guard steps <= Self.updateLimit * 64 else {
        failure = "more than \(steps) steps of animation fall due by \(time)"
        return
      }
      runDue()
      flush()
    }
    now = max(now, time)
  }

  private func runDue() {
    sampleActive(dueOnly: true)
    while let wake = wakes.first, wake.time <= now {
      wakes.removeFirst()
      wake.action()
    }
  }

  /// Calls a closure at an instant; those of one instant run in the order they were asked for.
  package func wake(at time: Time, _ action: @escaping () -> Void) {
    wakeCount += 1
    let wake = Wake(time: max(time, now), order: wakeCount, action: action)
    let index = wakes.firstIndex { $0.time > wake.time } ?? wakes.endIndex
    wakes.insert(wake, at: index)
  }

  // MARK: Motion

  /// Keeps something in motion sampled until it says it has come to rest.
  package func activate(_ owner: any MotionOwner) {
    if isUpdating { touched.append(owner) }
    if activeIDs.insert(ObjectIdentifier(owner)).inserted { active.append(owner) }
  }

  func sampleActive(dueOnly: Bool) {
    guard !active.isEmpty else { return }
    inTick {
      for owner in active {
        if dueOnly {
          guard let wake = owner.nextWake, wake <= now else { continue }
        }
        owner.sample(at: now)
      }
    }
    active.removeAll { owner in
      guard !owner.isAnimating else { return false }
      activeIDs.remove(ObjectIdentifier(owner))
      return true
    }
  }

  // MARK: Tasks

  func beginTask(_ view: String) -> Int {
    let number = nextOrder()
    runningTasks.append((number, view))
    return number
  }
  func endTask(_ number: Int) { runningTasks.removeAll { $0.number == number } }

  /// The views whose tasks have not ended, each once, oldest first.
  package var busyViews: [String] {
    runningTasks.reduce(into: []) { if !$0.contains($1.view) { $0.append($1.view) } }
  }

  /// Whether nothing moves and nothing will by itself.
  package var isSettled: Bool {
    active.isEmpty && wakes.isEmpty && tickers.isEmpty && pending.isEmpty
  }

  // MARK: Pictures

  /// What the scene draws now.
  package func displayList() -> DisplayList {
    sampleActive(dueOnly: false)
    if !tickers.isEmpty { inTick { for ticker in tickers { ticker.tick(at: now) } } }
    flush()
    let sink = ItemSink()
    let scheme = preferredScheme ?? sceneScheme
    if scheme != groundScheme {
      // The scene asks for another ground than the canvas was made with.
      let ground: DisplayColor = scheme == .dark ? .black : .white
      let path = Path(CGRect(origin: .zero, size: size))
      sink.items.append(DisplayItem(.fill(path, FillStyle(), .solid(ground))))
    }
    if let root {
      let context = EmitContext(graph: self, sink: sink)
      for box in root.boxes { box.emit(context) }
    }
    return DisplayList(size: size, items: sink.items)
  }

  func nextOrder() -> Int {
    orderCount += 1
    return orderCount
  }

  /// Passes on what is odd about an animation.
  func tell(_ remark: MotionRemark) {
    if remark.isUsual { note(remark.text) } else { warn(remark.text) }
  }

  package func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }
  package func note(_ text: String) {
    if !notices.contains(text) { notices.append(text) }
  }
}

extension ViewGraph: MotionReporter {
  package func sawNonFinite(_ animation: Animation) {
    warn("\(animation) gave a value that is no number; the target is shown in its place")
  }
}

/// An instant the graph must not pass without doing something.
struct Wake {
  let time: Time
  let order: Int
  let action: () -> Void
}

/// A view that shows another picture on every frame, such as a timeline.
protocol FrameTicker: AnyObject {
  func tick(at time: Time)
}

/// A callback of a view, run after the update that caused it.
struct PendingAction {
  /// Deeper views come first within one kind.
  let depth: Int
  let kind: Kind
  /// The view it belongs to, and the word for it in the scene's source.
  private(set) weak var node: _Node?
  let word: String
  let run: @MainActor () -> Void
  enum Kind: Int { case appear, change, task }

  init(
    depth: Int, kind: Kind, of node: _Node? = nil, word: String = "",
    run: @escaping @MainActor () -> Void
  ) {
    self.depth = depth
    self.kind = kind
    self.node = node
    self.word = word
    self.run = run
  }

  /// Whose it is, as in `onChange in Counter`; nil where no view is known.
  var name: String? {
    let owner = node?.sceneType
    if word.isEmpty { return owner }
    return owner.map { "\(word) in \($0)" } ?? word
  }
}

/// A write of state with the transaction it was made in.
struct Mutation {
  let transaction: Transaction
  let apply: () -> Void
}

/// The whole canvas with the scene's view in its middle.
struct RootView: _PrimitiveView {
  let content: AnyView
  static func _update(_ view: RootView, _ node: _Node) {
    _ = node.ownBox { RootBox(node) }
    node.updateOnlyChild(view.content)
  }
}
