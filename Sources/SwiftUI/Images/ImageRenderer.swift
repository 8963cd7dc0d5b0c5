import CoreGraphics
import SwiftUICore
import UIKit

/// Makes a picture of a view: none can be made inside of a film, so that it is always missing.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The size the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether there is no transparency.
  public var isOpaque = false
  /// Pictures of a view.
  public init(content view: Content) { content = view }
  /// No picture.
  public var uiImage: UIImage? { nil }
  /// No picture.
  public var cgImage: CGImage? { nil }
  /// Has no effect here.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}
