import Display

/// One drawn leaf at one instant, as numbers.
package struct DrawnView: Codable, Hashable, Sendable {
  /// Accessibility identifier, label, text or symbol; else the type of the view.
  package var name: String
  /// The view's type.
  package var type: String
  /// A number that stays with the view for as long as it is in the scene.
  package var identity = 0
  /// Plain type names of the views around it, nearest first.
  package var owners: [String] = []
  /// Size in points before any transform.
  package var width: Double
  package var height: Double
  /// From the leaf's own space to the canvas: a, b, c, d, tx, ty.
  package var transform: [Double]
  /// Product of all opacities that reach the leaf.
  package var opacity: Double
  /// Standard deviation of the largest blur that reaches the leaf, in canvas points.
  package var blur: Double
  /// The first colour it is painted with: red, green, blue, opacity, 0…1; empty without one.
  package var color: [Double]
  /// How it is drawn otherwise.
  package var look = DrawnLook()
  /// The text or the symbol it shows, if it shows one.
  package var content: String?

  /// The middle of the leaf on the canvas, in points.
  package var center: CGPoint {
    let t = transform
    let (x, y) = (width / 2, height / 2)
    return CGPoint(x: t[0] * x + t[2] * y + t[4], y: t[1] * x + t[3] * y + t[5])
  }
  /// The top left corner of the leaf on the canvas, in points.
  package var origin: CGPoint { CGPoint(x: transform[4], y: transform[5]) }
  /// How much the transform enlarges the leaf's width.
  package var scale: Double {
    (transform[0] * transform[0] + transform[1] * transform[1]).squareRoot()
  }
  /// The turn of the leaf, in degrees, clockwise.
  package var rotationDegrees: Double {
    Transcendentals.atan2(transform[1], transform[0]) * 180 / .pi
  }
}

extension ViewGraph {
  /// All drawn leaves as they were drawn last, back to front.
  package func drawnViews() -> [DrawnView] {
    var found: [DrawnView] = []
    if let root = root?.boxes.first { collectDrawn(root, name: nil, &found) }
    return found
  }

  private func collectDrawn(_ box: Box, name: String?, _ found: inout [DrawnView]) {
    var name = name
    if let accessibility = (box as? AccessibilityBox)?.accessibility {
      name = name ?? accessibility.identifier ?? accessibility.label
    }
    if let leaf = box as? RecordedLeaf {
      let type = box.node.readableType
      let map = box.presentedTransform.affine
      found.append(
        DrawnView(
          name: name ?? leaf.leafText ?? leaf.leafSymbol ?? type, type: type,
          identity: box.node.serial, owners: box.node.ownerTypes,
          width: Double(box.presentedSize.width), height: Double(box.presentedSize.height),
          transform: [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) },
          opacity: leaf.presentedOpacity, blur: Double(leaf.presentedBlur),
          color: leaf.presentedColor.map { [$0.red, $0.green, $0.blue, $0.opacity] } ?? [],
          look: leaf.presentedLook, content: leaf.leafText ?? leaf.leafSymbol))
      return
    }
    for child in box.drawingOrder(box.children) { collectDrawn(child, name: name, &found) }
  }
}

/// A leaf that remembers how it was drawn.
protocol RecordedLeaf: DescribedLeaf {
  var presentedOpacity: Double { get }
  var presentedBlur: CGFloat { get }
  var presentedColor: DisplayColor? { get }
  var presentedLook: DrawnLook { get }
}

extension _Node {
  /// The type of the view without its engine-side wrapping: `Circle` rather than `_ShapeView<Circle, …>`.
  var readableType: String {
    guard let open = typeName.firstIndex(of: "<"), typeName.hasPrefix("_") else { return typeName }
    var inner = typeName[typeName.index(after: open)...]
    while inner.hasPrefix("_"), let next = inner.firstIndex(of: "<") {
      inner = inner[inner.index(after: next)...]
    }
    return String(inner.prefix { $0 != "," && $0 != "<" && $0 != ">" })
  }

  /// The names of the types above a node that may be a scene's own: neither generic nor underscored.
  static func ownerTypes(above node: _Node) -> [String] {
    var names: [String] = []
    var current = node.parent
    while let owner = current {
      let plain = owner.typeName.prefix { $0 != "<" }
      if !plain.hasPrefix("_"), !plain.hasPrefix("("), plain != "AnyView", plain != "RootView",
        plain != "ModifiedContent", plain != "TupleView", names.last != String(plain)
      {
        names.append(String(plain))
      }
      current = owner.parent
    }
    return names
  }
}
