package import Display
import Encoders
import Foundation
import Geometry
package import Raster

/// A film from elsewhere that a scene is held against.
package final class ReferenceFilm {
  /// GIFs tell times in hundredths of a second, WebP in thousandths.
  private static let rounding = 0.0051

  private let path: String
  private let defaultSeconds: Double
  private var source: (any FilmSource)?
  private var current: Pixmap?
  private var upcoming: (time: Double, pixels: Pixmap)?
  private var position = 0

  /// When each frame is shown.
  package private(set) var timesSeconds: [Double] = []
  package private(set) var thumbs: [FrameThumb] = []
  package private(set) var size = PixelSize(width: 0, height: 0)
  package private(set) var durationSeconds = 0.0

  /// Reads a film once.
  /// - Parameter defaultSeconds: The length of a frame where the file does not tell it, as pictures
  ///   in a folder do not.
  /// - Throws: `EncodeError`.
  package init(path: String, defaultSeconds: Double) throws {
    self.path = path
    self.defaultSeconds = defaultSeconds
    let source = try FilmSources.open(path)
    while let pixels = try source.next() {
      timesSeconds.append(time(of: source, timesSeconds.count))
      thumbs.append(FrameThumb(pixels))
      size = pixels.size
    }
    let count = timesSeconds.count
    let step =
      count > 1 ? (timesSeconds[count - 1] - timesSeconds[0]) / Double(count - 1) : defaultSeconds
    durationSeconds = (timesSeconds.last ?? 0) + step
  }

  private func time(of source: any FilmSource, _ index: Int) -> Double {
    source.timeSeconds ?? Double(index) * defaultSeconds
  }

  /// The thumb shown at each of some times.
  package func thumbs(at times: [Double]) -> [FrameThumb] {
    times.compactMap { time in
      let index = timesSeconds.lastIndex { $0 <= time + Self.rounding } ?? 0
      return thumbs.indices.contains(index) ? thumbs[index] : nil
    }
  }

  /// The picture shown at a time, at another size; times may not go back.
  package func picture(at time: Double, size: PixelSize, ground: DisplayColor) throws -> Pixmap? {
    if source == nil {
      source = try FilmSources.open(path)
      try advance()
    }
    while let next = upcoming, next.time <= time + Self.rounding || current == nil {
      current = next.pixels
      try advance()
    }
    return current.map { $0.size == size ? $0 : Self.fitted($0, size, ground) }
  }

  private func advance() throws {
    guard let source, let pixels = try source.next() else {
      upcoming = nil
      return
    }
    upcoming = (time(of: source, position), pixels.copy())
    position += 1
  }

  /// A picture in the middle of a canvas, as large as it fits.
  private static func fitted(
    _ pixels: Pixmap, _ size: PixelSize, _ ground: DisplayColor
  ) -> Pixmap {
    let image = DisplayImage(
      width: pixels.size.width, height: pixels.size.height, pixels: pixels.rgba())
    let scale = min(
      CGFloat(size.width) / CGFloat(max(1, image.width)),
      CGFloat(size.height) / CGFloat(max(1, image.height)))
    let (width, height) = (CGFloat(image.width) * scale, CGFloat(image.height) * scale)
    let canvas = CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    let drawing = Drawing(
      size: canvas,
      elements: [
        .rect(CGRect(origin: .zero, size: canvas), fill: ground),
        .image(
          image,
          CGRect(
            x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width: width,
            height: height)),
      ])
    return drawing.pixels(scale: 1)
  }
}
