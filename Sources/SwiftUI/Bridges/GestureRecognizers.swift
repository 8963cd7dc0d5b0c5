import UIKit

/// What a recogniser of UIKit is told.
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// Follows the recogniser's events.
  public let coordinator: Representable.Coordinator
}

/// A recogniser of UIKit as a gesture.
///
/// Recognisers of UIKit recognise nothing here: it is never made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  /// What the recogniser is told.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts places between spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerCoordinateSpaceConverter
  /// Makes the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recogniser up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Does something when the recogniser changes.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what follows the recogniser's events.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Converts places of a recogniser between spaces; nothing is recognised here.
public struct UIGestureRecognizerCoordinateSpaceConverter {
  /// Where the gesture is.
  public var localLocation: CGPoint { .zero }
  /// How far it has moved.
  public var localTranslation: CGPoint? { nil }
  /// How fast it moves.
  public var localVelocity: CGPoint? { nil }
}

extension View {
  /// Has no effect here: recognisers of UIKit recognise nothing.
  public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View { self }
}
