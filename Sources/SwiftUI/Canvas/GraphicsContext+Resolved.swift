import Display

extension GraphicsContext {
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let environment: EnvironmentValues
    /// The natural size, in points.
    @MainActor @preconcurrency public var size: CGSize {
      image.leafSize(.unspecified, environment)
    }
    /// The baseline, in points from the top.
    @MainActor @preconcurrency public var baseline: CGFloat { size.height }
    /// What templates are filled with.
    public var shading: Shading?
  }
  /// A text ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What the text is filled with.
    public var shading: Shading
    /// The size in an offer.
    @MainActor @preconcurrency public func measure(in size: CGSize) -> CGSize {
      text.leafSize(ProposedViewSize(size), environment)
    }
    /// The first baseline in an offer.
    @MainActor @preconcurrency public func firstBaseline(in size: CGSize) -> CGFloat {
      text.layout(width: size.width, height: size.height, environment).firstBaseline
    }
    /// The last baseline in an offer.
    @MainActor @preconcurrency public func lastBaseline(in size: CGSize) -> CGFloat {
      text.layout(width: size.width, height: size.height, environment).lastBaseline
    }
  }
  /// A view of the canvas ready to be drawn.
  public struct ResolvedSymbol {
    let held: HeldDrawing
    /// The size of the view, in points.
    public var size: CGSize { held.size }
  }

  /// A picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, environment: environment)
  }
  /// A text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment, shading: .foreground)
  }
  /// A shading ready to be used.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// A view of the canvas by its tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols?.symbol(AnyHashable(id)).map { ResolvedSymbol(held: $0) }
  }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = onMainThread { text.text.leafSize(.unspecified, environment) }
    draw(text, in: frame(size, point, anchor))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, leafIn: rect) }
  /// Draws a picture with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.resizable(), leafIn: rect)
  }
  /// Draws a picture with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = onMainThread { image.image.leafSize(.unspecified, environment) }
    draw(image.image, leafIn: frame(size, point, anchor))
  }
  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image.resizable(), leafIn: rect)
  }
  /// Draws a view with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: frame(symbol.size, point, anchor))
  }
  /// Draws a view stretched into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    add(in: rect) { context in
      var context = context
      context.state.concatenate(
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
      symbol.held.draw(context)
    }
  }

  private func frame(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
  private func draw<L: LeafView>(_ leaf: L, leafIn rect: CGRect) {
    add(in: rect) { context in
      onMainThread {
        leaf.drawLeaf(
          LeafCanvas(
            size: rect.size, layoutSize: rect.size, environment: environment,
            paints: leaf.leafPaints(environment), context: context))
      }
    }
  }
}
