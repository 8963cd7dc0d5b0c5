/// A view whose content can scroll to parts of itself.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var reader = ScrollReader()
  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// The content.
  public var body: some View {
    content(ScrollViewProxy(reader: reader)).environment(\.scrollReader, reader)
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  let reader: ScrollReader
  /// Shows the view of an identity; nil anchor: at the start of the window.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor)
  }
}

/// The scroll views inside a reader.
///
/// Owned by the reader's state.
final class ScrollReader {
  private var views: [ObjectIdentifier: (track: WeakTrack, move: (CGPoint) -> Void)] = [:]
  private var order: [ObjectIdentifier] = []

  func add(_ track: ScrollTrack, move: @escaping (CGPoint) -> Void) {
    let id = ObjectIdentifier(track)
    if views[id] == nil { order.append(id) }
    views[id] = (WeakTrack(track: track), move)
  }
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    for key in order {
      guard let view = views[key], let track = view.track.track else { continue }
      if let offset = track.offset(of: id, anchor: anchor) { view.move(offset) }
    }
  }
  private struct WeakTrack { weak var track: ScrollTrack? }
}

private struct ReaderKey: EnvironmentKey { static let defaultValue: ScrollReader? = nil }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
private struct ClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct PositionKey: EnvironmentKey {
  static let defaultValue: Binding<AnyHashable?>? = nil
}

extension EnvironmentValues {
  var scrollReader: ScrollReader? {
    get { self[ReaderKey.self] }
    set { self[ReaderKey.self] = newValue }
  }
  /// Whether scroll views follow a finger.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
  var scrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }
  var contentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  var scrollPositionBinding: Binding<AnyHashable?>? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
}
