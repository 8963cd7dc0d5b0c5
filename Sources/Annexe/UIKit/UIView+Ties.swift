import CoreGraphics

extension UIView {
  /// Gives the views in it the frames their ties ask for.
  ///
  /// Ties to the parent and lengths are looked at; a view without any follows its mask.
  func layoutFromTies() {
    for view in subviews {
      if view.translatesAutoresizingMaskIntoConstraints {
        if view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) {
          view.frame = bounds
        }
      } else {
        view.frame = tiedFrame(of: view)
      }
    }
  }

  private func tiedFrame(of view: UIView) -> CGRect {
    let best = view.sizeThatFits(bounds.size)
    var x = Span(length: view.intrinsicContentSize.width)
    var y = Span(length: view.intrinsicContentSize.height)
    for tie in ties + view.ties + subviews.flatMap(\.ties)
    where tie.isActive && tie.relation == .equal && tie.firstItem === view {
      let other = frame(of: tie.secondItem)
      switch tie.firstAttribute {
      case .leading, .left: x.low = (other?.minX ?? 0) + tie.constant
      case .trailing, .right: x.high = (other?.maxX ?? 0) + tie.constant
      case .centerX: x.middle = (other?.midX ?? 0) + tie.constant
      case .width: x.length = (other?.width ?? 0) * tie.multiplier + tie.constant
      case .top: y.low = (other?.minY ?? 0) + tie.constant
      case .bottom: y.high = (other?.maxY ?? 0) + tie.constant
      case .centerY: y.middle = (other?.midY ?? 0) + tie.constant
      case .height: y.length = (other?.height ?? 0) * tie.multiplier + tie.constant
      default: break
      }
    }
    let (left, width) = x.solved(best.width)
    let (top, height) = y.solved(best.height)
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private func frame(of item: AnyObject?) -> CGRect? {
    if item === self || (item as? UILayoutGuide)?.owningView === self { return bounds }
    return (item as? UIView)?.frame
  }
}

/// What ties say of one direction.
private struct Span {
  var low: CGFloat?
  var high: CGFloat?
  var middle: CGFloat?
  var length: CGFloat?

  init(length: CGFloat) { self.length = length >= 0 ? length : nil }

  func solved(_ best: CGFloat) -> (CGFloat, CGFloat) {
    if let low, let high { return (low, max(0, high - low)) }
    let length = length ?? best
    if let low { return (low, length) }
    if let high { return (high - length, length) }
    if let middle { return (middle - length / 2, length) }
    return (0, length)
  }
}
