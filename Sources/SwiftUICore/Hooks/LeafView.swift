import Display

/// A view that is drawn rather than made of others: a shape, a text, an image, a colour.
@MainActor @preconcurrency
package protocol LeafView: _PrimitiveView, Animatable {
  /// The size for an offer, in points.
  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize
  /// Colours and gradients, resolved; they move by themselves when they change.
  func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint]
  /// Draws into the canvas.
  func drawLeaf(_ canvas: LeafCanvas)
  /// Where a line is, for views that set one, such as a text its baseline.
  func leafGuide(_ key: AlignmentKey, _ size: CGSize, _ environment: EnvironmentValues) -> CGFloat?
  /// What the leaf says and shows, for finding it.
  var leafText: String? { get }
  var leafSymbol: String? { get }
  /// Whether a point within the leaf's frame is on the leaf.
  func leafContains(_ point: CGPoint, in size: CGSize) -> Bool
  /// Whether the leaf is a spacer along an axis.
  func isLeafSpacer(along axis: Axis) -> Bool
}

extension LeafView {
  package func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] { [] }
  package func leafGuide(
    _ key: AlignmentKey, _ size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? { nil }
  package var leafText: String? { nil }
  package var leafSymbol: String? { nil }
  package func leafContains(_ point: CGPoint, in size: CGSize) -> Bool { true }
  package func isLeafSpacer(along axis: Axis) -> Bool { false }

  /// Brings the leaf's box up to date.
  @MainActor @preconcurrency
  public static func _update(_ view: Self, _ node: _Node) {
    var linked = view
    PropertyPlan.of(Self.self).link(&linked, node)
    node.updateLeaf(linked)
  }
}

extension _Node {
  /// Brings the box of a leaf, whose dynamic properties are filled, up to date.
  @MainActor package func updateLeaf<L: LeafView>(_ view: L) {
    let box = ownBox { LeafBox<L>(self, view) }
    if isNew, graph.recordsEvents { recordPresence(box) }
    box.update(view)
  }

  /// Writes down when a leaf comes and goes.
  private func recordPresence(_ leaf: some DescribedLeaf) {
    graph.recordEvent(.appear, self, leaf.leafText ?? leaf.leafSymbol ?? "")
    onTearDown.append { [unowned self, unowned leaf] in
      graph.recordEvent(.disappear, self, leaf.leafText ?? leaf.leafSymbol ?? "")
    }
  }
}

/// Where a leaf draws.
package struct LeafCanvas {
  package var size: CGSize
  /// The size that the layout gave the leaf; `size` may still be on its way there.
  package let layoutSize: CGSize
  package var environment: EnvironmentValues
  /// The leaf's paints as they are at this instant.
  package var paints: [LeafPaint]
  /// The drawing context, for content with state of its own.
  package var context: EmitContext

  package init(
    size: CGSize, layoutSize: CGSize, environment: EnvironmentValues, paints: [LeafPaint],
    context: EmitContext
  ) {
    self.size = size
    self.layoutSize = layoutSize
    self.environment = environment
    self.paints = paints
    self.context = context
  }

  package var now: Time { context.now }
  /// The whole of the leaf.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  package func add(_ content: DisplayItem.Content, opacity: Double = 1) {
    context.add(content, opacity: opacity)
  }
}
