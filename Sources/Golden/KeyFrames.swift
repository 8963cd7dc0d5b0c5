import Encoders
import Playback
import Raster

/// Keeps a few evenly spread pictures of a film whose length is not known in advance.
///
/// Frames at multiples of a step are held; whenever more than twice as many as wanted are held, the
/// step doubles and half are let go. At most ten pictures are in memory.
struct KeyFrames {
  static let wanted = 5
  private var step = 1
  private var held: [(frame: Int, picture: Pixmap)] = []
  private var last: (frame: Int, picture: Pixmap)?

  mutating func take(_ frame: Int, _ picture: Pixmap, repeatsPrevious: Bool) {
    let copy = repeatsPrevious ? last?.picture ?? picture.copy() : picture.copy()
    last = (frame, copy)
    guard frame % step == 0 else { return }
    held.append((frame, copy))
    if held.count > Self.wanted * 2 {
      step *= 2
      held.removeAll { $0.frame % step != 0 }
    }
  }

  /// First, last, and those nearest to even steps between; at most five, in order, no two alike.
  func chosen() -> [(frame: Int, picture: Pixmap)] {
    guard let last else { return [] }
    var result: [(frame: Int, picture: Pixmap)] = []
    for place in 0..<(Self.wanted - 1) {
      let ideal = last.frame * place / (Self.wanted - 1)
      guard let nearest = held.min(by: { abs($0.frame - ideal) < abs($1.frame - ideal) }) else {
        continue
      }
      if !result.contains(where: { $0.picture.equals(nearest.picture) }) { result.append(nearest) }
    }
    if !result.contains(where: { $0.picture.equals(last.picture) }) { result.append(last) }
    return result
  }
}
