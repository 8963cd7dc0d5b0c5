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

  /// Fills the planes of a writer's next frame.
  func fill(_ writer: LibAV.Writer, from picture: Pixmap) throws(EncodeError) {
    var planes: [Plane] = []
    for index in 0..<layout.planeCount {
      let (bytes, stride) = try writer.plane(index)
      planes.append(Plane(bytes: bytes, stride: stride))
    }
    fill(planes, from: picture)
  }

  /// 4:2:0 planes one after another without gaps, as Y4M streams them.
  package func packedI420(_ picture: Pixmap) -> [UInt8] {
    let (w, h) = (padded.width, padded.height)
    return [UInt8](unsafeUninitializedCapacity: w * h * 3 / 2) { buffer, count in
      guard let base = buffer.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
      fill(
        [
          Plane(bytes: base, stride: w), Plane(bytes: base + w * h, stride: w / 2),
          Plane(bytes: base + w * h * 5 / 4, stride: w / 2),
        ], from: picture)
      count = w * h * 3 / 2
    }
  }

  struct Plane {
    var bytes: UnsafeMutableRawPointer
    var stride: Int
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
      (bytes + y * stride).assumingMemoryBound(to: UInt8.self)
    }
    func wideRow(_ y: Int) -> UnsafeMutablePointer<UInt16> {
      (bytes + y * stride).assumingMemoryBound(to: UInt16.self)
    }
  }

  private func fill(_ planes: [Plane], from picture: Pixmap) {
    top.withUnsafeMutableBufferPointer { top in
      bottom.withUnsafeMutableBufferPointer { bottom in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let a = top.baseAddress, let b = bottom.baseAddress, let s = sums.baseAddress
          else { return }
          switch layout {
          case .i420, .i420WithAlpha: fill420(planes, picture, a, b, s)
          case .yuva444p10: fill444p10(planes, picture, a)
          case .yuv444p10:
            // Alpha goes to a row that is thrown away.
            let spare = Plane(bytes: UnsafeMutableRawPointer(b), stride: 0)
            fill444p10(planes + [spare], picture, a)
          case .jfif: fillJFIF(planes, picture, a)
          }
        }
      }
    }
  }

  private func fill420(
    _ planes: [Plane], _ picture: Pixmap, _ a: UnsafeMutablePointer<UInt8>,
    _ b: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutablePointer<UInt16>
  ) {
    for y in stride(from: 0, to: padded.height, by: 2) {
      let first = prepared(picture, y, a)
      let second = prepared(picture, y + 1, b)
      zf_i420_rows(
        first, second, padded.width, planes[0].row(y), planes[0].row(y + 1),
        planes[1].row(y / 2), planes[2].row(y / 2), sums)
      guard layout == .i420WithAlpha else { continue }
      zf_alpha_row(first, planes[3].row(y), padded.width)
      zf_alpha_row(second, planes[3].row(y + 1), padded.width)
    }
  }

  private func fill444p10(
    _ planes: [Plane], _ picture: Pixmap, _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    for y in 0..<padded.height {
      zf_yuva444p10_row(
        prepared(picture, y, scratch), padded.width, planes[0].wideRow(y), planes[1].wideRow(y),
        planes[2].wideRow(y), planes[3].wideRow(y))
    }
  }

  private func fillJFIF(
    _ planes: [Plane], _ picture: Pixmap, _ scratch: UnsafeMutablePointer<UInt8>
  ) {
    for y in 0..<padded.height {
      zf_jfif444_row(
        prepared(picture, y, scratch), padded.width, planes[0].row(y), planes[1].row(y),
        planes[2].row(y))
    }
  }

  /// A row ready for the kernels: the picture's own where nothing has to change.
  private func prepared(
    _ picture: Pixmap, _ y: Int, _ scratch: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let row = UnsafePointer(
      picture.row(min(y, source.height - 1)).assumingMemoryBound(to: UInt8.self))
    if let background {
      zf_over_row(
        row, scratch, source.width, background.blue, background.green, background.red)
    } else if layout.keepsAlpha {
      zf_straight_row(row, scratch, source.width)
    } else if source.width == padded.width {
      return row
    } else {
      scratch.update(from: row, count: source.width * 4)
    }
    if padded.width > source.width {
      let end = scratch + source.width * 4
      end.update(from: end - 4, count: 4)
    }
    return UnsafePointer(scratch)
  }
}
