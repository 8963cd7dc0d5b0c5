import CFrames
import Display
import Raster

/// A film's current picture as palette indices, and the changes to it as GIF stores them.
///
/// Layout: one byte a pixel, rows without padding; `clear` marks transparent pixels.
/// Bounds: every area lies inside the picture; the C side writes `width` bytes of each of its rows.
final class IndexedCanvas {
  let size: PixelSize
  /// The index that shows nothing.
  let clear: UInt8
  private let palette: OpaquePointer
  private let dither: EncodingOptions.Dither
  /// What a reader shows so far.
  private(set) var shown: [UInt8]
  /// What it should show.
  private(set) var wanted: [UInt8]
  /// Outside of it both agree.
  private var touched = AreaUnion()

  init?(size: PixelSize, palette colors: [OpaqueColor], dither: EncodingOptions.Dither) {
    let bytes = colors.flatMap { [$0.red, $0.green, $0.blue] }
    guard let palette = zf_palette_new(bytes, Int32(colors.count)) else { return nil }
    self.palette = palette
    self.size = size
    self.dither = dither
    clear = UInt8(colors.count)
    shown = [UInt8](repeating: clear, count: size.width * size.height)
    wanted = shown
  }

  deinit { zf_palette_free(palette) }

  /// Maps an area of the picture that is wanted next.
  func map(_ picture: Pixmap, _ area: PixelArea) throws(EncodeError) {
    let mode =
      switch dither {
      case .none: ZF_DITHER_NONE
      case .ordered: ZF_DITHER_ORDERED
      case .diffusion: ZF_DITHER_DIFFUSION
      }
    touched.add(area)
    let start = area.y * size.width + area.x
    let pixels = (picture.row(area.y) + area.x * 4).assumingMemoryBound(to: UInt8.self)
    let done = wanted.withUnsafeMutableBufferPointer { indices in
      indices.baseAddress.map {
        zf_palette_map(
          palette, pixels, picture.stride, area.x, area.y, area.size.width, area.size.height,
          mode, clear, $0 + start, size.width)
      }
    }
    guard done == 1 else { throw .outOfMemory(what: "choosing GIF colours") }
  }

  /// The area in which something must change, and the area in which something must vanish.
  func changes() -> (area: PixelArea?, vanishing: PixelArea?) {
    var all = AreaUnion()
    var vanishing = AreaUnion()
    guard let touched = touched.area else { return (nil, nil) }
    wanted.withUnsafeBufferPointer { wanted in
      shown.withUnsafeBufferPointer { shown in
        for y in touched.y..<(touched.y + touched.size.height) {
          for x in touched.x..<(touched.x + touched.size.width) {
            let at = y * size.width + x
            guard wanted[at] != shown[at] else { continue }
            all.add(x, y)
            if wanted[at] == clear { vanishing.add(x, y) }
          }
        }
      }
    }
    return (all.area, vanishing.area)
  }

  /// The indices to store for an area: `clear` wherever what is shown is right already.
  func indices(_ area: PixelArea) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(area.size.width * area.size.height)
    for y in area.y..<(area.y + area.size.height) {
      let row = (y * size.width + area.x)..<(y * size.width + area.x + area.size.width)
      for at in row { result.append(wanted[at] == shown[at] ? clear : wanted[at]) }
    }
    return result
  }

  /// What is wanted is now shown; the area holds all changes.
  func show(_ area: PixelArea) {
    for y in area.y..<(area.y + area.size.height) {
      let row = (y * size.width + area.x)..<(y * size.width + area.x + area.size.width)
      shown.replaceSubrange(row, with: wanted[row])
    }
    touched = AreaUnion()
  }

  /// A reader cleared the area.
  func wipe(_ area: PixelArea) {
    touched.add(area)
    for y in area.y..<(area.y + area.size.height) {
      let row = (y * size.width + area.x)..<(y * size.width + area.x + area.size.width)
      shown.replaceSubrange(row, with: repeatElement(clear, count: area.size.width))
    }
  }

  /// GIF's compression of indices.
  static func compressed(_ indices: [UInt8], bits: Int) throws(EncodeError) -> [UInt8] {
    let bound = zf_lzw_bound(indices.count)
    let bytes = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = buffer.baseAddress.map { zf_lzw(indices, indices.count, Int32(bits), $0) } ?? 0
    }
    guard !bytes.isEmpty else { throw .outOfMemory(what: "compressing a GIF") }
    return bytes
  }
}

/// The smallest area that holds some pixels.
struct AreaUnion {
  private var left = Int.max
  private var top = Int.max
  private var right = -1
  private var bottom = -1

  mutating func add(_ x: Int, _ y: Int) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  mutating func add(_ area: PixelArea) {
    add(area.x, area.y)
    add(area.x + area.size.width - 1, area.y + area.size.height - 1)
  }

  var area: PixelArea? {
    guard right >= 0 else { return nil }
    return PixelArea(
      x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
  }
}
