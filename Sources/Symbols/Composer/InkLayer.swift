/// A part of a symbol as a region in drawing units.
struct InkLayer {
  var region: Region
  /// The lines it is drawn along, in drawing units.
  var lines: [SymbolLine] = []
  var level = SymbolLayer.Level.primary
  var tint: SymbolTint?
  var threshold: Double?
  var group = 0
  var isCutout = false
  var isMulticolorOnly = false

  /// Whether two parts are coloured and moved alike, so that they can be one.
  func hasLook(of other: InkLayer) -> Bool {
    level == other.level && tint == other.tint && threshold == other.threshold
      && group == other.group && isCutout == other.isCutout
      && isMulticolorOnly == other.isMulticolorOnly
  }
}

extension [InkLayer] {
  /// Clears a region from all layers.
  mutating func clear(_ region: Region) {
    for index in indices { self[index].region = self[index].region.subtracting(region) }
    removeAll { $0.region.isEmpty }
  }

  /// Adds a layer on top; joins it to the topmost one when they look alike.
  mutating func add(_ layer: InkLayer) {
    if let last, last.hasLook(of: layer) {
      self[count - 1].region = last.region.union(layer.region)
      self[count - 1].lines += layer.lines
    } else if !layer.region.isEmpty {
      append(layer)
    }
  }

  /// Everything that is drawn in one colour.
  var silhouette: Region {
    Region(rings: filter { !$0.isCutout }.flatMap(\.region.rings))
  }

  /// The layers with a new rank; those that now look alike become one, so that no overlap shows
  /// through a faint colour.
  func ranked(_ level: SymbolLayer.Level, group: Int) -> [InkLayer] {
    var result: [InkLayer] = []
    for var layer in self {
      layer.level = level
      layer.group = group
      result.add(layer)
    }
    return result
  }
}
