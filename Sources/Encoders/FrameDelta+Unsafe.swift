import CFrames
import Display
import Raster

/// What changed from one picture to the next, for formats that store changes.
///
/// Bounds: rows are read within `width * 4` bytes of their start; the scratch picture has the size
/// of the film.
final class FrameDelta {
  private var before: Pixmap?
  /// Areas begin at multiples of this many pixels.
  private let alignment: Int

  /// Unchanged pixels are left out where so many lie side by side.
  private let shortestGap: Int

  init(alignment: Int = 1, shortestGap: Int = 1) {
    self.alignment = alignment
    self.shortestGap = shortestGap
  }

  /// A change to be stored.
  struct Change {
    /// Where the pixels belong.
    var area: PixelArea
    /// The pixels of the area alone.
    var pixels: Pixmap
    /// Pixels that are left out are clear and the rest opaque: to be drawn over what is there.
    var isOver: Bool
  }

  /// The change from the picture before, which becomes this one.
  ///
  /// The first picture is a change of everything. A picture that equals the one before gives one
  /// pixel, so that frames stay countable.
  /// `places` holds all that has changed; nil: anything may have.
  func next(_ picture: Pixmap, in places: [PixelBox]? = nil) -> Change {
    guard let before else {
      self.before = picture.copy()
      return Change(
        area: PixelArea(x: 0, y: 0, size: picture.size), pixels: picture.copy(), isOver: false)
    }
    let area =
      bounds(picture, before, in: places)
      ?? PixelArea(x: 0, y: 0, size: PixelSize(width: 1, height: 1))
    let change = cut(picture, before, area)
    for y in area.y..<(area.y + area.size.height) {
      (before.row(y) + area.x * 4).copyMemory(
        from: picture.row(y) + area.x * 4, byteCount: area.size.width * 4)
    }
    return change
  }

  private func bounds(
    _ picture: Pixmap, _ before: Pixmap, in places: [PixelBox]?
  ) -> PixelArea? {
    let canvas = PixelBox(x0: 0, y0: 0, x1: picture.size.width, y1: picture.size.height)
    var union = AreaUnion()
    for place in places ?? [canvas] {
      let place = place.intersection(canvas)
      for y in place.y0..<place.y1 {
        var (first, last) = (0, 0)
        let row = (picture.row(y) + place.x0 * 4).assumingMemoryBound(to: UInt8.self)
        let old = (before.row(y) + place.x0 * 4).assumingMemoryBound(to: UInt8.self)
        guard zf_changed_span(row, old, place.width, &first, &last) != 0 else { continue }
        union.add(place.x0 + first, y)
        union.add(place.x0 + last, y)
      }
    }
    guard let area = union.area else { return nil }
    let (left, top) = (area.x % alignment, area.y % alignment)
    return PixelArea(
      x: area.x - left, y: area.y - top,
      size: PixelSize(width: area.size.width + left, height: area.size.height + top))
  }

  private func cut(_ picture: Pixmap, _ before: Pixmap, _ area: PixelArea) -> Change {
    let rows = area.y..<(area.y + area.size.height)
    func start(_ pixmap: Pixmap, _ y: Int) -> UnsafeMutablePointer<UInt8> {
      (pixmap.row(y) + area.x * 4).assumingMemoryBound(to: UInt8.self)
    }
    let width = area.size.width
    let isOver = rows.allSatisfy {
      zf_changes_are_opaque(start(picture, $0), start(before, $0), width) != 0
    }
    let pixels = Pixmap(size: area.size)
    for y in rows {
      let out = pixels.row(y - area.y).assumingMemoryBound(to: UInt8.self)
      if isOver {
        zf_mask_row(start(picture, y), start(before, y), out, width, shortestGap)
      } else {
        out.update(from: start(picture, y), count: width * 4)
      }
    }
    return Change(area: area, pixels: pixels, isOver: isOver)
  }
}
