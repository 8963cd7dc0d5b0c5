import Display

/// The parts of a canvas that differ between two frames.
struct Damage {
  /// Apart from each other; columns divisible by four.
  private(set) var regions: [PixelBox] = []
  private let canvas: PixelBox

  /// More regions than this are joined: each costs a pass over the nodes.
  private static let mostRegions = 12

  /// Everything.
  init(all canvas: PixelBox) {
    self.canvas = canvas
    regions = [canvas.alignedColumns]
  }

  /// What differs between two frames.
  init(from old: DrawnFrame, to new: DrawnFrame, canvas: PixelBox) {
    self.canvas = canvas
    let (before, after) = (old.list.items, new.list.items)
    var first = 0
    let shorter = min(before.count, after.count)
    while first < shorter, before[first] == after[first] { first += 1 }
    var last = 0
    while last < shorter - first,
      before[before.count - 1 - last] == after[after.count - 1 - last]
    { last += 1 }
    let areAligned = before.count == after.count
    for index in first..<(after.count - last)
    where !(areAligned && before[index] == after[index]) {
      add(new.nodes(ofItem: index).box)
      if areAligned { add(old.nodes(ofItem: index).box) }
    }
    if !areAligned {
      for index in first..<(before.count - last) { add(old.nodes(ofItem: index).box) }
    }
    addBackdrops(new.nodes)
  }

  var box: PixelBox { regions.reduce(PixelBox.empty) { $0.union($1) }.intersection(canvas) }

  private mutating func add(_ box: PixelBox) {
    var box = box.intersection(canvas).alignedColumns
    guard !box.isEmpty else { return }
    // Joining may make the region touch one it did not touch before.
    while let index = regions.firstIndex(where: { $0.intersects(box) }) {
      if regions[index].contains(box) { return }
      box = box.union(regions.remove(at: index))
    }
    regions.append(box)
    if regions.count > Self.mostRegions {
      regions = [regions.reduce(PixelBox.empty) { $0.union($1) }]
    }
  }

  /// A backdrop that sees a damaged pixel is damaged, and must see all around it drawn anew.
  private mutating func addBackdrops(_ nodes: [Node]) {
    let backdrops = nodes.compactMap { node -> PixelBox? in
      guard case .backdrop(_, let filter) = node.work else { return nil }
      return node.box.outset(by: filter.reach).intersection(canvas).alignedColumns
    }
    var before: [PixelBox] = []
    while before != regions {
      before = regions
      for seen in backdrops
      where regions.contains(where: { $0.intersects(seen) && !$0.contains(seen) }) { add(seen) }
    }
  }
}
