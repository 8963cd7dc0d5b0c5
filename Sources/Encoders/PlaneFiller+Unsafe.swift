import CFrames
package import Display
package import Raster

/// Turns pictures into the planes that codecs take.
///
/// Layout: one row of B G R A (two for 4:2:0) goes through scratch rows only where something must
/// change first: drawing over a background, dividing by alpha, or repeating the last column of an
/// odd width. Rows past the picture repeat its last row.
/// Bounds: scratch rows hold `width` pixels of the even, padded width; every plane holds
/// `stride * rows` bytes of that size.
/// Plain twin: `ColorFormula`, compared in PlaneFillerTests.
package final class PlaneFiller {
  let source: PixelSize
  let padded: PixelSize
  private let layout: PlaneLayout
  private let background: OpaqueColor?
  private var top: [UInt8]
  private var bottom: [UInt8]
  private var sums: [UInt16]

  /// A filler for pictures of one size.
  ///
  /// `background` lies under transparent pixels; nil where the film keeps alpha or has none.
  package init(
    source: PixelSize, padded: PixelSize, layout: PlaneLayout, background: OpaqueColor?
  ) {
    self.source = source
    self.padded = padded
    self.layout = layout
    self.background = background
    top = [UInt8](repeating: 0, count: padded.width * 4)
    bottom = top
    sums = [UInt16](repeating: 0, count: 3 * (padded.width + 2))
  }

  /// Fills the planes of a writer's next frame, which still hold the frame before.
  ///
  /// `places` holds all that has changed since; nil: anything may have.
  func fill(
    _ writer: LibAV.Writer, from picture: Pixmap, in places: [PixelBox]? = nil
  ) throws(EncodeError) {
    var planes: [Plane] = []
    for index in 0..<layout.planeCount {
      let (bytes, stride) = try writer.plane(index)
      planes.append(Plane(bytes: bytes, stride: stride))
    }
    fill(planes, from: picture, in: places)
  }

  /// Fills 4:2:0 planes one after another without gaps, as Y4M streams them.
  ///
  /// `bytes` holds the frame before, or nothing yet; then `places` must be nil.
  package func packI420(
    _ picture: Pixmap, in places: [PixelBox]? = nil, into bytes: inout [UInt8]
  ) {
    let (w, h) = (padded.width, padded.height)
    if bytes.count != w * h * 3 / 2 { bytes = [UInt8](repeating: 0, count: w * h * 3 / 2) }
    bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      fill(
        [
          Plane(bytes: base, stride: w), Plane(bytes: base + w * h, stride: w / 2),
          Plane(bytes: base + w * h * 5 / 4, stride: w / 2),
        ], from: picture, in: places)
    }
  }

  struct Plane {
    var bytes: UnsafeMutableRawPointer
    var stride: Int
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
      (bytes + y * stride + x).assumingMemoryBound(to: UInt8.self)
    }
    func wide(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
      (bytes + y * stride + 2 * x).assumingMemoryBound(to: UInt16.self)
    }
  }

  private func fill(_ planes: [Plane], from picture: Pixmap, in places: [PixelBox]?) {
    let whole = PixelBox(x0: 0, y0: 0, x1: padded.width, y1: padded.height)
    top.withUnsafeMutableBufferPointer { top in
      bottom.withUnsafeMutableBufferPointer { bottom in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let a = top.baseAddress, let b = bottom.baseAddress, let s = sums.baseAddress
          else { return }
          for place in places.map({ $0.map(widened) }) ?? [whole] where !place.isEmpty {
            switch layout {
            case .i420, .i420WithAlpha: fill420(planes, picture, place, a, b, s)
            case .yuva444p10: fill444p10(planes, picture, place, a)
            case .yuv444p10:
              // Alpha goes to a row that is thrown away.
              let spare = Plane(bytes: UnsafeMutableRawPointer(b), stride: 0)
              fill444p10(planes + [spare], picture, place, a)
            case .jfif: fillJFIF(planes, picture, place, a)
            }
          }
        }
      }
    }
  }

  /// A place with all that its pixels have a part in: chroma reaches one pixel to each side, and
  /// what is repeated beyond the picture's last column and row follows them.
  private func widened(_ place: PixelBox) -> PixelBox {
    guard !place.isEmpty else { return .empty }
    return PixelBox(
      x0: max(0, place.x0 - 1) & ~1, y0: max(0, place.y0) & ~1,
      x1: place.x1 + 2 >= source.width ? padded.width : (place.x1 + 2) & ~1,
      y1: place.y1 >= source.height ? padded.height : (place.y1 + 1) & ~1)
  }

  private func fill420(
    _ planes: [Plane], _ picture: Pixmap, _ place: PixelBox, _ a: UnsafeMutablePointer<UInt8>,
    _ b: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt16>
  ) {
    let (left, width) = (place.x0, place.width)
    for y in stride(from: place.y0, to: place.y1, by: 2) {
      let first = prepared(picture, y, place, a) + left * 4
      let second = prepared(picture, y + 1, place, b) + left * 4
      zf_i420_rows(
        first, second, width, left > 0 ? 1 : 0, planes[0].at(left, y), planes[0].at(left, y + 1),
        planes[1].at(left / 2, y / 2), planes[2].at(left / 2, y / 2), sums)
      guard layout == .i420WithAlpha else { continue }
      zf_alpha_row(first, planes[3].at(left, y), width)
      zf_alpha_row(second, planes[3].at(left, y + 1), width)
    }
  }

  private func fill444p10(
    _ planes: [Plane], _ picture: Pixmap, _ place: PixelBox,
    _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    let left = place.x0
    for y in place.y0..<place.y1 {
      zf_yuva444p10_row(
        prepared(picture, y, place, scratch) + left * 4, place.width, planes[0].wide(left, y),
        planes[1].wide(left, y), planes[2].wide(left, y), planes[3].wide(left, y))
    }
  }

  private func fillJFIF(
    _ planes: [Plane], _ picture: Pixmap, _ place: PixelBox,
    _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    let left = place.x0
    for y in place.y0..<place.y1 {
      zf_jfif444_row(
        prepared(picture, y, place, scratch) + left * 4, place.width, planes[0].at(left, y),
        planes[1].at(left, y), planes[2].at(left, y))
    }
  }

  /// A row whose place, and one pixel before it, is ready for the kernels: the picture's own where
  /// nothing has to change.
  private func prepared(
    _ picture: Pixmap, _ y: Int, _ place: PixelBox, _ scratch: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let row = UnsafePointer(
      picture.row(min(y, source.height - 1)).assumingMemoryBound(to: UInt8.self))
    let start = max(0, place.x0 - 1)
    let count = min(source.width, place.x1) - start
    let (from, to) = (row + start * 4, scratch + start * 4)
    if let background {
      zf_over_row(from, to, count, background.blue, background.green, background.red)
    } else if layout.keepsAlpha {
      zf_straight_row(from, to, count)
    } else if source.width == padded.width {
      return row
    } else {
      to.update(from: from, count: count * 4)
    }
    if place.x1 > source.width {
      let end = scratch + source.width * 4
      end.update(from: end - 4, count: 4)
    }
    return UnsafePointer(scratch)
  }
}
