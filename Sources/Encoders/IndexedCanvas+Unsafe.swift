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

  private var mode: zf_dither {
    switch dither {
    case .none: ZF_DITHER_NONE
    case .ordered: ZF_DITHER_ORDERED
    case .diffusion: ZF_DITHER_DIFFUSION
    }
  }

  /// Whether a pixel's index depends on its own colour and place alone.
  var mapsAlone: Bool { dither != .diffusion }

  /// Maps an area of the picture that is wanted next.
  func map(_ picture: Pixmap, _ area: PixelArea) throws(EncodeError) {
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

  /// Puts changed runs onto a picture of the canvas's size and maps just these pixels.
  func replay(
    _ code: [UInt8], _ count: Int, _ area: PixelArea, _ pixels: UnsafeMutablePointer<UInt8>,
    _ stride: Int
  ) -> Bool {
    touched.add(area)
    var place = area.place
    return wanted.withUnsafeMutableBufferPointer {
      zf_replay_changes(
        code, count, &place, pixels, stride, palette, mode, clear, $0.baseAddress, size.width)
    } != 0
  }

  /// The area in which something must change, and the area in which something must vanish.
  func changes() -> (area: PixelArea?, vanishing: PixelArea?) {
    guard var place = touched.area?.place else { return (nil, nil) }
    var (all, vanishing) = (zf_place(), zf_place())
    _ = zf_index_changes(wanted, shown, size.width, &place, &all)
    if all.height > 0 {
      _ = zf_index_vanishing(wanted, shown, size.width, &all, clear, &vanishing)
    }
    return (PixelArea(all), PixelArea(vanishing))
  }

  /// The indices to store for an area that holds all changes: `clear` wherever what is shown is
  /// right already.
  ///
  /// What is wanted is shown from here on.
  func take(_ area: PixelArea) -> [UInt8] {
    touched = AreaUnion()
    var place = area.place
    return [UInt8](unsafeUninitializedCapacity: area.size.width * area.size.height) { out, count in
      guard let base = out.baseAddress else { return }
      shown.withUnsafeMutableBufferPointer {
        guard let shown = $0.baseAddress else { return }
        zf_index_cut(wanted, shown, size.width, &place, clear, base)
      }
      count = area.size.width * area.size.height
    }
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
