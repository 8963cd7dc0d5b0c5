import SwiftUICore

/// Something that can be handed from one place to another.
public protocol Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// Where something is dropped.
public struct DropInfo {
  /// The place in the view.
  public var location: CGPoint
  /// Things of some kinds: none here.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
  /// Whether there are things of some kinds.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
}
/// What a drop does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
/// What a drop would do.
public struct DropProposal {
  /// What it does.
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
/// Follows a drop; never asked in a film.
public protocol DropDelegate {
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Something comes in.
  func dropEntered(info: DropInfo)
  /// Something moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something goes out.
  func dropExited(info: DropInfo)
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
}
extension DropDelegate {
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
}
/// Something on its way from one program to another.
open class NSItemProvider: NSObject {
  /// Nothing.
  public override init() {}
  /// An object.
  public init(object: Any) {}
  /// A file.
  public init?(contentsOf url: URL?) { return nil }
}

extension View {
  /// Has no effect in a film: taking the view elsewhere by a drag.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Has no effect in a film: taking the view elsewhere by a drag.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect in a film: taking what is dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Has no effect in a film: taking the view elsewhere by a drag.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Has no effect in a film: taking the view elsewhere by a drag.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect in a film: taking what is dropped.
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { self }
  /// Has no effect in a film: taking what is dropped.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}
