import Geometry
import SwiftUI
import Testing
import UIKit

@Suite("Maps of space") struct TransformTests {
  @Test("a turn about z is that of the plane")
  func turn() {
    let map = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let point = CGPoint(x: 1, y: 0).applying(map)
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test("the newer map comes first, as Apple's documentation says")
  func order() {
    // Scaled after the shift: x → 2x, then + 10.
    let map = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 1, 1)
    #expect(CGPoint(x: 3, y: 0).applying(CATransform3DGetAffineTransform(map)).x == 16)
  }

  @Test("a map and its inverse change nothing")
  func inverse() {
    var map = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    map.m34 = -1 / 500
    let product = CATransform3DConcat(map, CATransform3DInvert(map))
    for (row, wanted) in zip(rows(product), rows(CATransform3DIdentity)) {
      #expect(abs(row - wanted) < 1e-9)
    }
  }

  @Test("perspective divides by the depth")
  func projection() {
    // m34 = −1/500; a turn by a quarter around y puts x = 100 at depth −100 of the row vector.
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, .pi / 3, 0, 1, 0)
    // x′ = x cos θ; w = 1 + x sin θ / 500 (z = −x sin θ, w = 1 + z·m34).
    let point = CGPoint(x: 100, y: 50).applying(ProjectionTransform(map))
    let w = 1 + 100 * 0.866_025_403_784 / 500
    #expect(abs(point.x - 50 / w) < 1e-6)
    #expect(abs(point.y - 50 / w) < 1e-6)
  }

  private func rows(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }
}

@Suite("Selectors") struct SelectorTests {
  private final class Target: NSObject {
    var told: [String] = []
    func plain() { told.append("plain") }
    func taking(_ timer: NSString) { told.append("taking") }
    func returning() -> Bool {
      told.append("returning")
      return true
    }
  }

  @Test("a method of a class is called on the target it is sent to")
  func unbound() {
    let (a, b) = (Target(), Target())
    #expect(Selector(Target.plain)._send(to: a))
    #expect(Selector(Target.returning)._send(to: a))
    #expect(Selector(Target.taking)._send(to: a, NSString(string: "x")))
    #expect(a.told == ["plain", "returning", "taking"])
    #expect(b.told.isEmpty)
  }

  @Test("a method of an object is called on that object")
  func bound() {
    let target = Target()
    #expect(Selector(target.plain)._send(to: nil))
    #expect(target.told == ["plain"])
  }

  @Test("nothing is called on what has no such method")
  func other() {
    #expect(!Selector(Target.plain)._send(to: NSString(string: "x")))
    #expect(!Selector("plain")._send(to: Target()))
    #expect(!Selector(Target.taking)._send(to: Target(), 3))
  }

  @Test("a control calls the methods for what is done with it only")
  func control() {
    let (control, target) = (UIControl(frame: .zero), Target())
    control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.told.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.told == ["plain"])
  }
}

@Suite("Views of UIKit") @MainActor struct UIViewTests {
  @Test("ties to the parent become a frame")
  func ties() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 70, height: 40))
  }

  @Test("a layer's frame follows its position, its anchor and its bounds")
  func layer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
  }
}
