/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// How long the item is across the grid.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit in a share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How long the item is.
  public var size: Size
  /// The distance to the next item in points; nil: the default.
  public var spacing: CGFloat?
  /// How views lie in the item's cells; nil: in the middle.
  public var alignment: Alignment?
  /// An item of a grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The rows or columns that the items of a grid give in a length.
package struct GridTracks {
  package struct Track: Equatable {
    package var start: CGFloat
    package var length: CGFloat
    var alignment: Alignment?
    package static func == (a: Track, b: Track) -> Bool {
      a.start == b.start && a.length == b.length
    }
  }
  package var tracks: [Track] = []
  package var length: CGFloat = 0

  /// Fixed items come first; each other one in turn takes an even share of what is left, within
  /// its bounds; an adaptive one cuts its share into as many tracks as its minimum allows.
  package init(_ items: [GridItem], in total: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.defaultSpacing) }
    var left = (total ?? Self.ideal(items) + gaps) - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? Self.defaultSpacing
      switch item.size {
      case .fixed(let length):
        append(item, length, &position)
      case .flexible(let least, let most):
        let length = min(max(max(0, left) / CGFloat(flexible), least), most)
        left -= length
        flexible -= 1
        append(item, length, &position)
      case .adaptive(let least, let most):
        let share = max(max(0, left) / CGFloat(flexible), least)
        left -= share
        flexible -= 1
        let count = max(1, ((share + gap) / max(least + gap, 0.001)).rounded(.down))
        let length = min((share - gap * (count - 1)) / count, most)
        for index in 0..<Int(count) {
          append(item, length, &position)
          if index < Int(count) - 1 { position += gap }
        }
      }
      position += gap
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private mutating func append(_ item: GridItem, _ length: CGFloat, _ position: inout CGFloat) {
    tracks.append(Track(start: position, length: length, alignment: item.alignment))
    position += length
  }
  private static func ideal(_ items: [GridItem]) -> CGFloat {
    items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let least, _), .adaptive(let least, _): sum + least
      }
    }
  }
  static let defaultSpacing: CGFloat = 8
}
