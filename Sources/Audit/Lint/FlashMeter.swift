package import Geometry
package import Playback
import Raster

/// Measures flashes on the frames of a film, as WCAG 2.3.1 counts them.
///
/// A flash is a pair of opposite changes: of the relative luminance by a tenth where the darker
/// state is below 0.8, or to and from a saturated red. More than three within a second fail where
/// they happen at once on a quarter of ten degrees of sight, which is 21,824 square points, or on a
/// quarter of a smaller canvas.
package final class FlashMeter: FrameSink {
  /// Flashing that fails.
  package struct Flash: Equatable, Sendable {
    package var startSeconds: Double
    /// Flashes in the second from there on.
    package var count: Int
    package var isRed: Bool
    /// The smallest rectangle around what flashes, in points.
    package var area: CGRect
  }

  /// Side of the cells that are measured, in points.
  private static let cell = 8.0
  private static let mostFlashes = 3
  private static let worstArea = 21_824.0

  private var side = 8
  private var scale = 1.0
  private var canvas = 0.0
  private var columns = 0
  private var last: LightGrid?
  private var light: [TurnFinder] = []
  private var red: [TurnFinder] = []

  package init() {}

  package func begin(_ format: FilmFormat) {
    scale = format.scale
    side = max(1, Int((Self.cell * scale).rounded()))
    canvas = Double(format.size.width * format.size.height) / (scale * scale)
  }

  package func consume(_ frame: Frame) {
    let grid =
      frame.repeatsPrevious
      ? last ?? LightGrid(frame.pixels, side: side)
      : LightGrid(frame.pixels, side: side)
    last = grid
    columns = grid.columns
    if light.isEmpty {
      light = Array(repeating: TurnFinder(change: 0.1), count: grid.luminance.count)
      red = Array(repeating: TurnFinder(change: 20), count: grid.luminance.count)
    }
    let time = frame.time.seconds
    for cell in light.indices {
      let value = grid.luminance[cell]
      light[cell].take(value, at: time, counts: value < 0.8)
      red[cell].take(grid.red[cell], at: time, counts: grid.isSaturated[cell])
    }
  }

  package func finish() {}
  package func cancel() {}

  /// What fails, general flashes first; empty for a film that may be shown to all.
  package var flashes: [Flash] {
    [flash(light, isRed: false), flash(red, isRed: true)].compactMap { $0 }
  }

  private func flash(_ cells: [TurnFinder], isRed: Bool) -> Flash? {
    let starts = cells.map { $0.start(ofMoreThan: Self.mostFlashes) }
    let least = min(Self.worstArea, canvas / 4)
    let cellArea = Double(side * side) / (scale * scale)
    for start in Set(starts.compactMap { $0 }).sorted() {
      let bad = starts.indices.filter { starts[$0].map { $0 >= start && $0 < start + 1 } ?? false }
      guard Double(bad.count) * cellArea >= least, let first = bad.first else { continue }
      let length = Double(side) / scale
      let area = bad.reduce(CGRect.null) { area, cell in
        area.union(
          CGRect(
            x: Double(cell % columns) * length, y: Double(cell / columns) * length, width: length,
            height: length))
      }
      return Flash(
        startSeconds: start, count: cells[first].flashes(from: start), isRed: isRed, area: area)
    }
    return nil
  }
}
