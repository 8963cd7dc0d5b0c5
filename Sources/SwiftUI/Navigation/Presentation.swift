/// Shows views in front of the canvas as long as an item is there.
struct PresentationModifier<Item: Identifiable, Layer: View>: ViewModifier {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let animation: Animation?
  /// How dark the canvas becomes, and whether a tap on it ends the presentation.
  var dimming: Double? = 0.2
  var closesOutside = true
  var alignment = Alignment.bottom
  /// Makes the view in front; the closure ends the presentation.
  let layer: (Item, @escaping () -> Void) -> Layer

  func body(content: Content) -> some View {
    let item = item
    content
      .modifier(
        PortalModifier(
          PresentedLayer(
            item: item.wrappedValue, animation: animation, dimming: dimming, alignment: alignment,
            tap: closesOutside ? { item.wrappedValue = nil } : nil
          ) { shown in
            layer(shown) { item.wrappedValue = nil }
          })
      )
      .onChange(of: item.wrappedValue?.id) { _, id in
        if id == nil { onDismiss?() }
      }
  }
}

private struct PresentedLayer<Item: Identifiable, Layer: View>: View {
  let item: Item?
  let animation: Animation?
  let dimming: Double?
  let alignment: Alignment
  let tap: (() -> Void)?
  let layer: (Item) -> Layer
  var body: some View {
    ZStack(alignment: alignment) {
      if item != nil, let dimming { DimmedGround(opacity: dimming, tap: tap) }
      if let item { layer(item) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    .animation(animation, value: item?.id)
  }
}

/// Stands for a presentation that is only there or not.
struct PresentedFlag: Identifiable {
  let id = 0
}

extension Binding where Value == Bool {
  /// The flag as an item that is there while it is true.
  var presentedFlag: Binding<PresentedFlag?> {
    let flag = self
    return Binding<PresentedFlag?>(
      get: { flag.wrappedValue ? PresentedFlag() : nil },
      set: { flag.wrappedValue = $0 != nil })
  }
}

enum PresentationMotion {
  /// Sheets and covers.
  static let sheet = Animation.spring(duration: 0.5, bounce: 0)
  /// Alerts.
  static let alert = Animation.spring(duration: 0.35, bounce: 0)
}

/// Darkens what lies below.
struct DimmedGround: View {
  let opacity: Double
  let tap: (() -> Void)?
  var body: some View {
    var actions = TouchActions()
    if let tap { actions.tap = { _ in tap() } }
    return Color.black.opacity(opacity)
      .contentShape(Rectangle())
      .modifier(TouchModifier(actions))
      .transition(.opacity)
  }
}
