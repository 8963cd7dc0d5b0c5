import Foundation
import UIKit

/// Names the object that looks after the program's life.
///
/// A film starts no program: the object is never made, and nothing asks it.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// Never there.
  public var wrappedValue: DelegateType {
    fatalError("a film starts no program, so that \(DelegateType.self) is not there")
  }
}
