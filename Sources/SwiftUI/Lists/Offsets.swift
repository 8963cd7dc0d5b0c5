import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some positions in front of another one; positions are those of before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - source.filter { $0 < destination }.count
    remove(atOffsets: source)
    let start = index(startIndex, offsetBy: Swift.min(Swift.max(place, 0), count))
    insert(contentsOf: moved, at: start)
  }
}
