import Display
import Encoders
import Foundation
import Playback
import Raster

/// Small films painted by a rule, and a folder that is gone afterwards.
package enum FilmFixture {
  package typealias RGBA = (UInt8, UInt8, UInt8, UInt8)

  package static func size(_ width: Int, _ height: Int) -> PixelSize {
    PixelSize(width: width, height: height)
  }

  /// A picture of straight RGBA colours.
  package static func picture(_ size: PixelSize, _ paint: (Int, Int) -> RGBA) -> Pixmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (r, g, b, a) = paint(x, y)
        bytes += [r, g, b, a]
      }
    }
    return Pixmap(size: size, rgba: bytes)
  }

  /// Feeds pictures to a sink and finishes it; on demand with the places that change.
  package static func play(
    _ pictures: [Pixmap], to sink: any FrameSink, rate: (Int, Int) = (30, 1),
    hasAlpha: Bool = false, tellsCount: Bool = true, tellsChanges: Bool = false
  ) throws {
    let rate = FrameRate(numerator: rate.0, denominator: rate.1)!
    try sink.begin(
      FilmFormat(
        size: pictures[0].size, rate: rate, frameCount: tellsCount ? pictures.count : nil,
        hasAlpha: hasAlpha, scale: 2))
    for (index, picture) in pictures.enumerated() {
      let repeats = index > 0 && picture.equals(pictures[index - 1])
      try sink.consume(
        Frame(
          index: index, sceneFrame: index, time: rate.time(ofFrame: index), pixels: picture,
          repeatsPrevious: repeats,
          changes: tellsChanges && index > 0 ? changes(pictures[index - 1], picture) : nil))
    }
    try sink.finish()
  }

  /// A box around the upper and one around the lower half's differing pixels.
  package static func changes(_ a: Pixmap, _ b: Pixmap) -> [PixelBox] {
    let middle = a.size.height / 2
    return [0..<middle, middle..<a.size.height].map { rows in
      var box = PixelBox.empty
      for y in rows {
        for x in 0..<a.size.width where memcmp(a.row(y) + x * 4, b.row(y) + x * 4, 4) != 0 {
          box = box.union(PixelBox(x0: x, y0: y, x1: x + 1, y1: y + 1))
        }
      }
      return box
    }
  }

  /// A square walking over a ground.
  package static func walk(_ count: Int, size: PixelSize, ground: RGBA = (255, 255, 255, 255))
    -> [Pixmap]
  {
    (0..<count).map { frame in
      picture(size) { x, y in
        let left = frame * (size.width - 8) / max(1, count - 1)
        let inside =
          x >= left && x < left + 8 && y >= size.height / 2 - 4 && y < size.height / 2 + 4
        return inside ? (220, 30, 60, 255) : ground
      }
    }
  }

  /// The eight corners of the RGB cube as upright bars.
  package static let bars: [RGBA] = [
    (255, 255, 255, 255), (255, 255, 0, 255), (0, 255, 255, 255), (0, 255, 0, 255),
    (255, 0, 255, 255), (255, 0, 0, 255), (0, 0, 255, 255), (0, 0, 0, 255),
  ]
  package static func barPicture(_ size: PixelSize) -> Pixmap {
    picture(size) { x, _ in bars[min(7, x * 8 / size.width)] }
  }

  /// Seeded noise: SplitMix64.
  package static func noise(_ size: PixelSize, seed: UInt64, opaque: Bool) -> Pixmap {
    var state = seed
    return picture(size) { _, _ in
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      z ^= z >> 31
      let a = opaque ? 255 : UInt8(truncatingIfNeeded: z >> 24)
      return (
        UInt8(truncatingIfNeeded: z), UInt8(truncatingIfNeeded: z >> 8),
        UInt8(truncatingIfNeeded: z >> 16), a
      )
    }
  }
}
