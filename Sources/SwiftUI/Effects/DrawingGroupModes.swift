import SwiftUICore

extension View {
  /// Draws the view as one picture; colours are mixed in the usual space whatever the mode.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode
  ) -> some View { drawingGroup(opaque: opaque) }
}
extension View where Self: Equatable {
  /// The view, which says when it is the same.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
