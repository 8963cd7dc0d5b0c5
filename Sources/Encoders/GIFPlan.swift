import Display

/// What a GIF gives up to be small: colours, pixels and frames.
struct GIFPlan: Equatable {
  /// Palette entries at most, the clear one among them.
  var colors: Int
  /// Size as a share of the film's, in eighths.
  var eighths = 8
  /// Each so manieth frame is shown.
  var step = 1

  /// How much is lost, in steps of a scale: halving the colours costs least, halving the frames
  /// more, halving the size most, as people see it.
  private(set) var loss = 0

  /// Ways to write a film, from no loss to the most, each step as small as there is.
  ///
  /// `frames` is how many there are to leave out from.
  static func ladder(colors: Int, frames: Int) -> [GIFPlan] {
    let palettes = [(colors, 0), (128, 1), (64, 2), (32, 4), (16, 7)].filter {
      $0.0 < colors || $0.1 == 0
    }
    let sizes = [(8, 0), (6, 4), (4, 8), (3, 11), (2, 15)]
    let steps = [(1, 0), (2, 5), (4, 10)].filter { $0.0 == 1 || frames >= $0.0 * 2 }
    var plans: [GIFPlan] = []
    for (eighths, bySize) in sizes {
      for (step, byStep) in steps {
        for (colors, byColors) in palettes {
          plans.append(
            GIFPlan(
              colors: colors, eighths: eighths, step: step, loss: bySize + byStep + byColors))
        }
      }
    }
    // Equal losses keep their order: what keeps the size comes first.
    return plans.enumerated()
      .sorted { ($0.element.loss, $0.offset) < ($1.element.loss, $1.offset) }.map(\.element)
  }

  func size(of film: PixelSize) -> PixelSize {
    PixelSize(
      width: max(1, (film.width * eighths + 4) / 8), height: max(1, (film.height * eighths + 4) / 8)
    )
  }
}
