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

  init(alignment: Int = 1) { self.alignment = alignment }

  /// A change to be stored.
  struct Change {
    /// Where the pixels belong.
    var area: PixelArea
    /// The pixels of the area alone.
    var pixels: Pixmap
    /// Unchanged pixels are clear and the rest opaque: to be drawn over what is there.
    var isOver: Bool
  }

  /// The change from the picture before, which becomes this one.
  ///
  /// The first picture is a change of everything. A picture that equals the one before gives one
  /// pixel, so that frames stay countable.
  func next(_ picture: Pixmap) -> Change {
    guard let before else {
      self.before = picture.copy()
      return Change(
        area: PixelArea(x: 0, y: 0, size: picture.size), pixels: picture.copy(), isOver: false)
    }
    let area =
      bounds(picture, before) ?? PixelArea(x: 0, y: 0, size: PixelSize(width: 1, height: 1))
    let change = cut(picture, before, area)
    for y in area.y..<(area.y + area.size.height) {
      (before.row(y) + area.x * 4).copyMemory(
        from: picture.row(y) + area.x * 4, byteCount: area.size.width * 4)
    }
    return change
  }

  private func bounds(_ picture: Pixmap, _ before: Pixmap) -> PixelArea? {
    var (left, right, top, bottom) = (Int.max, -1, -1, -1)
    for y in 0..<picture.size.height {
      var (first, last) = (0, 0)
      let row = picture.row(y).assumingMemoryBound(to: UInt8.self)
      let old = before.row(y).assumingMemoryBound(to: UInt8.self)
      guard zf_changed_span(row, old, picture.size.width, &first, &last) != 0 else { continue }
      if top < 0 { top = y }
      bottom = y
      left = min(left, first)
      right = max(right, last)
    }
    guard top >= 0 else { return nil }
    left -= left % alignment
    top -= top % alignment
    return PixelArea(
      x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
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
        zf_mask_row(start(picture, y), start(before, y), out, width)
      } else {
        out.update(from: start(picture, y), count: width * 4)
      }
    }
    return Change(area: area, pixels: pixels, isOver: isOver)
  }
}
