/// A window on content that may be larger.
public struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The directions in which the content may be larger.
  public var axes: Axis.Set
  /// Whether bars show where the content is: never in a film.
  public var showsIndicators: Bool
  @State private var offset = CGPoint.zero
  @State private var track = ScrollTrack()
  @Environment(\.scrollReader) private var reader
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.scrollAnchor) private var anchor
  @Environment(\.scrollClipDisabled) private var isClipDisabled
  @Environment(\.scrollBehavior) private var behavior
  @Environment(\.contentMargins) private var margins
  @Environment(\.scrollPositionBinding) private var position
  @Environment(\.scrollWatchers) private var watchers
  @Environment(\.scrollPhaseWatchers) private var phaseWatchers
  @Environment(\.scrollTargetWatchers) private var targetWatchers
  @Environment(\.scrollStand) private var stand

  /// A window that scrolls along some directions.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content, moved and cut to the window.
  public var body: some View {
    let track = track
    let offset = $offset
    reader?.add(track) { offset.wrappedValue = $0 }
    return ScrollLayout(axes: axes, offset: self.offset, anchor: anchor, track: track) {
      ScrollStack(axes: axes, content: content.padding(margins))
        .modifier(NodeMark(track: track))
        .modifier(ScrollWatch(track: track, watchers: watchers))
        .modifier(ScrollTargetWatch(track: track, watchers: targetWatchers))
    }
    .coordinateSpace(name: ScrollWindow.space)
    .modifier(ScrollClip(isDisabled: isClipDisabled))
    .modifier(TouchModifier(actions))
    .environment(
      \.scrollWindow, ScrollWindow(axes: axes, size: { MainActor.assumeIsolated { track.window } })
    )
    .environment(\.scrollTrack, track)
    .modifier(
      EnvironmentChange {
        $0.scrollWatchers = []
        $0.scrollPhaseWatchers = []
        $0.scrollTargetWatchers = []
      }
    )
    .environment(\.scrollStand, nil)
    .environment(\.scrollPositionBinding, nil)
    .environment(\.scrollAnchor, nil)
    .environment(\.contentMargins, EdgeInsets())
    .onChange(of: stand?.wrappedValue, initial: true) { _, stand in
      guard let stand else { return }
      let place = stand.id.flatMap { track.offset(of: $0, anchor: nil) }
      if let place = place ?? stand.offset(within: track.limit) { offset.wrappedValue = place }
    }
    .onChange(of: position?.wrappedValue, initial: true) { _, id in
      // What a movement has told is where it goes already.
      if let id, id != track.told, let place = track.offset(of: id, anchor: nil) {
        offset.wrappedValue = place
      }
      track.told = nil
    }
  }

  /// Tells the scene which view lies first in the window.
  private func tellPosition(_ offset: CGPoint) {
    guard let position, let id = track.first(at: offset, margins) else { return }
    if position.wrappedValue != id { position.wrappedValue = id }
  }

  private func phase(_ next: ScrollPhase) { track.change(to: next, at: offset, phaseWatchers) }

  /// Lets the content come to rest after a movement.
  private func glide(to end: CGPoint, _ animation: Animation) {
    guard !phaseWatchers.isEmpty else { return withAnimation(animation) { offset = end } }
    guard end != offset else { return phase(.idle) }
    phase(.decelerating)
    withAnimation(animation) {
      offset = end
    } completion: {
      // A finger that came back in between has begun anew.
      if track.phase == .decelerating { phase(.idle) }
    }
  }

  private var actions: TouchActions {
    var actions = TouchActions()
    guard isEnabled else { return actions }
    let track = track
    actions.drag = { event in
      switch event.stage {
      case .began:
        track.begin(at: offset, event)
        phase(.interacting)
      case .moved, .held: offset = track.drag(event, axes)
      case .ended:
        let end = track.end(event, axes, behavior, margins)
        glide(to: end.offset, end.animation)
        tellPosition(end.offset)
      }
    }
    actions.dragAxes = axes
    actions.scroll = ScrollActions(axes: axes) { stage, way in
      if stage == .began {
        track.begin(at: offset)
        phase(.interacting)
      }
      offset = track.scrolled(by: way, axes)
      guard stage == .ended else { return .zero }
      let past = track.pastEnd(by: way, axes)
      if let behavior {
        let rest = track.rest(behavior, from: offset, to: offset, .zero, axes, margins)
        glide(to: rest, .spring(duration: 0.4, bounce: 0))
      } else {
        phase(.idle)
      }
      tellPosition(offset)
      return past
    }
    return actions
  }
}

/// The views of a scroll view, one after the other along its direction.
private struct ScrollStack<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  var body: some View {
    if axes == .horizontal { HStack { content } } else { VStack { content } }
  }
}

/// Cuts to the frame unless the scene asked for none of it.
private struct ScrollClip: RenderEffect {
  let isDisabled: Bool
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    if !isDisabled { state.clip(Path(CGRect(origin: .zero, size: size))) }
  }
}

/// Tells a scroll view's track where its content is in the tree.
private struct NodeMark: ViewModifier {
  typealias Body = Never
  let track: ScrollTrack
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: NodeMark, content: C, _ node: _Node) {
    modifier.track.content = node
    node.updateOnlyChild(content)
  }
}

/// Offers the content its ideal length along the axes and moves it by the offset.
struct ScrollLayout: Layout {
  let axes: Axis.Set
  let offset: CGPoint
  let anchor: UnitPoint?
  let track: ScrollTrack

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let inner = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : bounds.width,
      height: axes.contains(.vertical) ? nil : bounds.height)
    let size = content.sizeThatFits(inner)
    track.window = bounds.size
    track.size = size
    let start = track.start(anchor)
    content.place(
      at: CGPoint(
        x: bounds.minX
          + (axes.contains(.horizontal) ? -offset.x - start.x : (bounds.width - size.width) / 2),
        y: bounds.minY
          + (axes.contains(.vertical) ? -offset.y - start.y : (bounds.height - size.height) / 2)),
      proposal: inner)
  }
}
