import Foundation
import UIKit

extension AttributeScopes {
  /// What older code says of letters, in the types of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters; not drawn.
    public let backgroundColor: BackgroundColorAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The font.
      public typealias Value = UIFont
      /// The name.
      public static let name = "UIKit.Font"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = UIColor
      /// The name.
      public static let name = "UIKit.ForegroundColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = UIColor
      /// The name.
      public static let name = "UIKit.BackgroundColor"
    }
  }
  /// What older code says of letters, in the types of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute in the types of UIKit, where the value is one of those.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
