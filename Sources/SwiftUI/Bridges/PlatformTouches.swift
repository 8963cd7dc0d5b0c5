import SwiftUICore
import UIKit

/// Hands touches to a view of UIKit, beside the gestures around it.
///
/// Only views of the scene's own classes are asked: those of UIKit do nothing with them.
@MainActor final class PlatformTouches {
  private let view: UIView
  private var touch: UITouch?

  init?(_ view: UIView) {
    guard Self.hasOwnClass(view) else { return nil }
    self.view = view
  }

  var actions: TouchActions {
    var actions = TouchActions()
    actions.gestureKinds = [.tap, .press, .drag]
    actions.precedence = .simultaneous
    actions.gesture = { [weak self] event in self?.take(event) }
    return actions
  }

  private static func hasOwnClass(_ view: UIView) -> Bool {
    !String(reflecting: type(of: view)).hasPrefix("UIKit.")
      || view.subviews.contains { hasOwnClass($0) }
  }

  private func take(_ event: TouchEvent) {
    if touch == nil, let hit = view.hitTest(event.start, with: nil) {
      let new = UITouch(_began: event.start, in: hit)
      touch = new
      hit.touchesBegan([new], with: UIEvent())
    }
    guard let touch, let hit = touch.view else { return }
    switch event.stage {
    case .began: break
    case .moved:
      touch._move(to: event.location, .moved)
      hit.touchesMoved([touch], with: UIEvent())
    case .held: break
    case .ended:
      touch._move(to: event.location, .ended)
      hit.touchesEnded([touch], with: UIEvent())
      self.touch = nil
    }
  }
}
