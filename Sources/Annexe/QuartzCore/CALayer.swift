import CoreGraphics

/// A layer that keeps what it is told; nothing draws it.
open class CALayer: NSObject {
  /// Its place in its parent, in points.
  open var frame = CGRect.zero
  /// Its own space, in points.
  open var bounds = CGRect.zero
  /// Its middle in its parent.
  open var position = CGPoint.zero
  /// Radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Width of its border, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of its border.
  open var borderColor: CGColor?
  /// Colour behind it.
  open var backgroundColor: CGColor?
  /// Its opacity, 0…1.
  open var opacity: Float = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it clips.
  open var masksToBounds = false
  /// Colour of its shadow.
  open var shadowColor: CGColor?
  /// Opacity of its shadow.
  open var shadowOpacity: Float = 0
  /// Radius of its shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Offset of its shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Its contents.
  open var contents: Any?
  /// Its mask.
  open var mask: CALayer?
  /// Its name.
  open var name: String?
  /// The layers in it.
  public private(set) var sublayers: [CALayer]?
  private weak var parent: CALayer?
  /// The layer it is in.
  public var superlayer: CALayer? { parent }

  /// Puts a layer on top.
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.parent = self
  }
  /// Takes it out of its parent.
  open func removeFromSuperlayer() {
    parent?.sublayers?.removeAll { $0 === self }
    parent = nil
  }
  /// Has no effect here.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Has no effect here.
  open func removeAnimation(forKey key: String) {}
  /// Has no effect here.
  open func removeAllAnimations() {}
  /// Has no effect here.
  open func setNeedsDisplay() {}
}

/// An animation of a layer; nothing runs it.
open class CAAnimation: NSObject {
  /// Length in seconds.
  open var duration: CFTimeInterval = 0
  /// Beginning in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is run.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Its curve of time.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes when done.
  open var isRemovedOnCompletion = true
}

/// An animation of one property of a layer; nothing runs it.
open class CABasicAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Its first value.
  open var fromValue: Any?
  /// Its last value.
  open var toValue: Any?
  /// An animation of a property.
  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }
}
