import Foundation
import Geometry
import Testing

@Suite("Rounded rectangles") struct PathRoundedRectTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 120)

  private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 5e-4 && abs(a.y - y) < 5e-4
  }

  @Test("with circular corners have the length of the sides plus a circle's")
  func circularLength() {
    let path = Path(roundedRect: rect, cornerRadius: 30, style: .circular)
    let wanted = 2 * (140 + 60) + 2 * Double.pi * 30
    #expect(abs(path.length - wanted) < 0.06)
    #expect(path.boundingRect == rect)
  }

  @Test("begin in the middle of the right edge and run clockwise on screen")
  func beginning() {
    let path = Path(roundedRect: rect, cornerRadius: 30, style: .circular)
    #expect(path.elements.first == .move(to: CGPoint(x: 210, y: 80)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 210, y: 110)))
    #expect(path.elements.last == .closeSubpath)
  }

  // What public scenes build on: half pills, locks whose shackle opens, bars along a rounded edge.
  @Test("of a capsule the first half is the lower one", arguments: [CGFloat(40), 300])
  func halves(height: CGFloat) {
    let box = CGRect(x: 0, y: 0, width: 100, height: height)
    let capsule = Path(roundedRect: box, cornerRadius: 500, style: .circular)
    let (lower, upper) = (
      capsule.trimmedPath(from: 0, to: 0.5), capsule.trimmedPath(from: 0.5, to: 1)
    )
    #expect(abs(lower.boundingRect.minY - height / 2) < 0.01)
    #expect(abs(lower.boundingRect.maxY - height) < 0.01)
    #expect(abs(upper.boundingRect.maxY - height / 2) < 0.01)
    #expect(abs(upper.boundingRect.minY) < 0.01)
  }

  // The published points of a continuous corner of radius 20 with room on both sides.
  @Test("with continuous corners pass through the system's points")
  func continuousPoints() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    let (right, bottom): (CGFloat, CGFloat) = (210, 140)
    guard case .move(let start) = path.elements[0], case .line(let leave) = path.elements[1],
      case .curve(let joint, let control1, let control2) = path.elements[2],
      case .curve(let joint2, _, _) = path.elements[3],
      case .curve(let back, let control3, _) = path.elements[4]
    else {
      Issue.record("unexpected pieces: \(path)")
      return
    }
    #expect(near(start, right, 80))
    #expect(near(leave, right, bottom - 30.5733))
    #expect(near(control1, right, bottom - 21.7698))
    #expect(near(control2, right, bottom - 17.3681))
    #expect(near(joint, right - 1.4982, bottom - 12.6299))
    #expect(near(joint2, right - 12.6299, bottom - 1.4982))
    #expect(near(control3, right - 17.3681, bottom))
    #expect(near(back, right - 30.5733, bottom))
  }

  @Test("as capsules leave the edge one radius from the corner")
  func capsuleEnds() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = Path(roundedRect: box, cornerRadius: 20, style: .continuous)
    guard case .curve(_, let control1, let control2) = path.elements[1] else {
      Issue.record("unexpected pieces: \(path)")
      return
    }
    #expect(near(path.contours[0].start, 40, 20))
    #expect(near(control1, 40, 40 - 19.2))
    #expect(near(control2, 40, 40 - 16.4))
  }

  @Test("cut a radius to half the shorter side")
  func clamped() {
    let path = Path(roundedRect: rect, cornerRadius: 500, style: .circular)
    guard case .curve(let end, _, _) = path.elements[1] else {
      Issue.record("unexpected pieces: \(path)")
      return
    }
    #expect(near(end, 150, 140))
  }

  @Test("without a radius are rectangles", arguments: [RoundedCornerStyle.circular, .continuous])
  func square(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerRadius: 0, style: style)
    #expect(path.contours[0].segments.allSatisfy { if case .line = $0 { true } else { false } })
    #expect(path.contours[0].segments.count == 4)
    #expect(path.boundingRect == rect)
  }

  @Test("with four radii round each corner by its own")
  func uneven() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 40)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(path.elements.first == .move(to: CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 209, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 139)))
    #expect(!path.contains(CGPoint(x: 205, y: 135)))
  }

  @Test("make radii that do not fit smaller by one share")
  func unevenScaled() {
    let radii = RectangleCornerRadii(topLeading: 300, topTrailing: 100)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    // The left side of 120 holds 300 only at a share of 0.4, the top of 200 holds 400 at 0.5.
    #expect(path.elements.first == .move(to: CGPoint(x: 10 + 120, y: 20)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 210 - 40, y: 20)))
  }

  @Test("take a width and a height of the corner")
  func elliptic() {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: 50, height: 10), style: .circular)
    #expect(path.elements.first == .move(to: CGPoint(x: 210, y: 80)))
    #expect(path.elements[1] == .line(to: CGPoint(x: 210, y: 130)))
    #expect(path.boundingRect == rect)
    #expect(path.contains(CGPoint(x: 11, y: 31)))
  }
}
