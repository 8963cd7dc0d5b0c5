import Foundation
import UIKit

/// How a window's size can change.
public struct WindowResizability: Sendable {
  /// The platform's choice.
  public static let automatic = WindowResizability()
  /// As its content is.
  public static let contentSize = WindowResizability()
  /// No smaller than its content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Has no effect in a film: how a window's size can change.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Has no effect in a film: the size a window begins with.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Has no effect in a film: the size a window begins with.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Has no effect in a film: which events open a window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Has no effect in a film: what a program does when it comes to the front.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Has no effect in a film: what a program does when it comes to the front.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
}

extension View {
  /// Has no effect in a film: what a person does, for other devices.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect in a film: what a person did on another device.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect in a film: which events a window takes.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Has no effect in a film: content that is out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Has no effect in a film: whether text may be written by a machine.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Has no effect in a film: a person gives another name.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Has no effect on a canvas, which has no edges that content goes below.
  public func backgroundExtensionEffect() -> some View { self }
}

/// Whether text may be written by a machine.
public struct WritingToolsBehavior: Sendable {
  /// The platform's choice.
  public static let automatic = WritingToolsBehavior()
  /// All of it.
  public static let complete = WritingToolsBehavior()
  /// A little.
  public static let limited = WritingToolsBehavior()
  /// No.
  public static let disabled = WritingToolsBehavior()
}

/// What a person does, for other devices.
///
/// Has no effect in a film.
public final class NSUserActivity: NSObject {
  /// The kind.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// What belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// An address on the web.
  public var webpageURL: URL?
  /// Whether it can be searched for.
  public var isEligibleForSearch = false
  /// Whether other devices can go on with it.
  public var isEligibleForHandoff = true
  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
