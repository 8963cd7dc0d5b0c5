import SwiftUICore

/// Where a scroll view's window is, for the views inside.
struct ScrollWindow: Sendable {
  var axes: Axis.Set
  /// Reads the size of the window, in points.
  var size: @Sendable () -> CGSize
  /// The name of the window's space.
  static let space = "zoetrope.scroll"
}

private struct ScrollWindowKey: EnvironmentKey { static let defaultValue: ScrollWindow? = nil }
extension EnvironmentValues {
  var scrollWindow: ScrollWindow? {
    get { self[ScrollWindowKey.self] }
    set { self[ScrollWindowKey.self] = newValue }
  }
}

/// Effects that follow a view's place in the window of a scroll view.
struct ScrollTransitionModifier: ViewModifier {
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> [_VisualStep]
  @Environment(\.scrollWindow) private var window
  @State private var settled = ScrollTransitionPhase.identity

  func body(content: Content) -> some View {
    let window = window
    let axis = axis ?? (window?.axes == .horizontal ? .horizontal : .vertical)
    let leading = leading
    let trailing = trailing
    let transition = transition
    let settled = settled
    return
      content.visualEffect { _, proxy in
        guard let window else { return StepsEffect(_steps: transition(.identity)) }
        let place = ScrollPlace(proxy, in: window.size(), along: axis)
        let way = place.phase == .topLeading ? leading : trailing
        switch way.kind {
        case .identity: return StepsEffect(_steps: transition(.identity))
        case .animated: return StepsEffect(_steps: transition(settled))
        case .interactive(let curve):
          let share = curve.value(at: place.share(until: way.threshold))
          return StepsEffect(
            _steps: .mixed(transition(.identity), transition(place.phase), by: share))
        }
      }
      .onGeometryChange(for: ScrollTransitionPhase.self) { proxy in
        guard let window else { return .identity }
        let place = ScrollPlace(proxy, in: window.size(), along: axis)
        let way = place.phase == .topLeading ? leading : trailing
        return place.share(until: way.threshold) > 0.5 ? place.phase : .identity
      } action: { phase in
        guard phase != settled else { return }
        let way = phase == .topLeading || settled == .topLeading ? leading : trailing
        guard case .animated(let animation) = way.kind else { return }
        withAnimation(animation) { self.settled = phase }
      }
  }
}

/// Where a view is beside the window it scrolls in, along one direction.
private struct ScrollPlace {
  let phase: ScrollTransitionPhase
  /// How much of the view is in sight, 0…1.
  private let visible: Double
  /// How far its middle is from the window's, as a share of half of both lengths.
  private let distance: Double

  init(_ proxy: GeometryProxy, in window: CGSize, along axis: Axis) {
    let frame = proxy.frame(in: .named(ScrollWindow.space))
    let isRow = axis == .horizontal
    let (start, end) = isRow ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let length = isRow ? window.width : window.height
    let own = max(end - start, 1)
    visible = Double(max(0, min(end, length) - max(start, 0)) / own)
    phase = (start + end) / 2 < length / 2 ? .topLeading : .bottomTrailing
    distance = Double(abs((start + end) / 2 - length / 2) / max((length + own) / 2, 1))
  }

  /// How far the view is out of sight: 0 from the threshold on, 1 when nothing of it is seen.
  func share(until threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    if threshold.share == .infinity { return min(distance, 1) }
    if threshold.share <= 0 { return visible > 0 ? 0 : 1 }
    return 1 - min(max(visible / threshold.share, 0), 1)
  }
}
