/// The motion of a leaf's paints.
final class PaintMotion {
  private var entries: [Entry] = []
  private struct Entry {
    var target: LeafPaint
    var attribute = AnimatableAttribute<NumberVector>()
  }

  func setTarget(_ paints: [LeafPaint], _ request: AnimationRequest?, _ node: _Node) {
    let graph = node.graph
    while entries.count > paints.count { entries.removeLast() }
    for (index, paint) in paints.enumerated() {
      if index == entries.count {
        entries.append(Entry(target: paint))
        entries[index].attribute.update(to: paint.numbers, request: nil, at: graph.now)
        continue
      }
      guard entries[index].target != paint else { continue }
      // Paints of different kinds have no numbers in between: the new one is there at once.
      if !entries[index].target.isCompatible(with: paint) {
        entries[index].attribute = AnimatableAttribute<NumberVector>()
      }
      entries[index].target = paint
      graph.move(&entries[index].attribute, to: paint.numbers, request, node, "colour")
    }
  }

  func values(at time: Time) -> [LeafPaint] {
    entries.indices.map { index in
      guard entries[index].attribute.isAnimating else { return entries[index].target }
      let numbers = entries[index].attribute.value(at: time)
      guard entries[index].attribute.isAnimating else { return entries[index].target }
      return entries[index].target.replacing(numbers)
    }
  }

  var isAnimating: Bool { entries.contains { $0.attribute.isAnimating } }
  var nextWake: Time? { entries.compactMap { $0.attribute.nextWake }.min() }
  func sample(at time: Time) {
    for index in entries.indices where entries[index].attribute.isAnimating {
      _ = entries[index].attribute.value(at: time)
    }
  }
}
