/// The layout of views in a row or a column.
///
/// Space is offered in groups of layout priority, within one group to the least flexible view first.
struct StackLayout: Equatable {
  let axis: Axis
  let alignment: AlignmentKey
  /// Distance between neighbours; nil: the default, which is none beside a spacer.
  let spacing: CGFloat?
  /// Between most pairs of views.
  static let defaultSpacing: CGFloat = 8

  /// Sizes and places of the children, before alignment to the stack's own size.
  struct Arrangement {
    var proposals: [ProposedViewSize] = []
    var origins: [CGPoint] = []
    var size = CGSize.zero
    /// Where the alignment line lies across the stack.
    var line: CGFloat = 0
  }

  func size(of boxes: [Box], for proposal: ProposedViewSize) -> CGSize {
    arrange(boxes, for: proposal).size
  }

  func place(
    _ boxes: [Box], as arrangement: Arrangement, at offset: CGPoint, global: CGPoint,
    mirrored: Bool = false
  ) {
    for (index, box) in boxes.enumerated() {
      var origin = arrangement.origins[index]
      if mirrored {
        origin.x =
          arrangement.size.width - origin.x - box.size(for: arrangement.proposals[index]).width
      }
      box.place(
        at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), arrangement.proposals[index],
        in: global)
    }
  }

  func arrange(_ boxes: [Box], for proposal: ProposedViewSize) -> Arrangement {
    guard !boxes.isEmpty else { return Arrangement() }
    let gaps = gaps(between: boxes)
    let lengths = distribute(boxes, proposal, gaps.reduce(0, +))
    var result = Arrangement()
    var before: CGFloat = 0
    var after: CGFloat = 0
    var position: CGFloat = 0
    var crosses: [CGFloat] = []
    for (index, box) in boxes.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let dimensions = box.dimensions(for: lengths[index])
      let line = dimensions.value(of: alignment)
      before = max(before, line)
      after = max(after, dimensions.size[axis.other] - line)
      crosses.append(line)
      var origin = CGPoint.zero
      origin[axis] = position
      result.origins.append(origin)
      position += dimensions.size[axis]
    }
    for index in boxes.indices { result.origins[index][axis.other] = before - crosses[index] }
    result.proposals = lengths
    result.line = before
    result.size[axis] = position
    result.size[axis.other] = before + after
    return result
  }

  func gaps(between boxes: [Box]) -> [CGFloat] {
    guard boxes.count > 1 else { return [] }
    return (1..<boxes.count).map { index in
      if let spacing { return spacing }
      let (a, b) = (boxes[index - 1], boxes[index])
      if a.isSpacer(along: axis) || b.isSpacer(along: axis) { return 0 }
      return max(
        a.spacing(to: axis) ?? Self.defaultSpacing, b.spacing(to: axis) ?? Self.defaultSpacing)
    }
  }

  /// Who is asked first; spacers take what all others leave, so that a long text beside one is not
  /// broken at half the way.
  private func rank(_ box: Box) -> Double {
    let priority = box.traits.layoutPriority
    return priority == 0 && box.isSpacer(along: axis) ? -.infinity : priority
  }

  /// What each child is offered.
  private func distribute(
    _ boxes: [Box], _ proposal: ProposedViewSize, _ gaps: CGFloat
  ) -> [ProposedViewSize] {
    var offers = [ProposedViewSize](repeating: proposal, count: boxes.count)
    guard let total = proposal[axis], total.isFinite else {
      // Without a limit everyone is asked for the same: the ideal, or all there is.
      return offers
    }
    func length(_ box: Box, _ offered: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = offered
      return box.size(for: offer)[axis]
    }
    let minima = boxes.map { length($0, 0) }
    let flexibility = boxes.indices.map { index -> CGFloat in
      let most = length(boxes[index], .infinity)
      return most - minima[index]
    }
    var remaining = total - gaps
    let ranks = boxes.map(rank)
    for priority in Set(ranks).sorted(by: >) {
      let group = boxes.indices.filter { ranks[$0] == priority }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      let reserved = boxes.indices.filter { ranks[$0] < priority }
        .reduce(0) { $0 + minima[$1] }
      var available = remaining - reserved
      for (position, index) in group.enumerated() {
        let share = max(0, available) / CGFloat(group.count - position)
        offers[index][axis] = share
        let taken = boxes[index].size(for: offers[index])[axis]
        available -= taken
        remaining -= taken
      }
    }
    return offers
  }
}
