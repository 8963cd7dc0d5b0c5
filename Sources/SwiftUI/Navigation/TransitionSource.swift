/// How the view that a page comes out of looks.
///
/// Has no effect here: pages come as usual.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of the view itself.
///
/// Has no effect here: pages come as usual.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Has no effect here: what is behind the view.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Has no effect here: the outline of the view.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  /// Has no effect here: the shadow of the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}
