import Display

/// Tells a moved anti-aliased edge from a real change.
///
/// An edge that moves by half a pixel changes no part by more than half of its range, and does one
/// of two things. Between two areas it only mixes colours that are there: what the pixel shows in
/// each picture lies within the range of its neighbours in the other. A line thinner than that
/// range can tell moves its ink: around the pixel, what one side gains the other loses. What
/// vanished, faded or moved by a whole pixel does neither.
struct AntialiasRule {
  /// Half of a part's range.
  static let largestStep = 128

  let expected: [UInt8]
  let actual: [UInt8]
  let size: PixelSize

  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    let at = (y * size.width + x) * 4
    for part in 0..<4
    where abs(Int(expected[at + part]) - Int(actual[at + part])) > Self.largestStep {
      return false
    }
    let (there, back) = (
      isMixture(actual, of: expected, x, y), isMixture(expected, of: actual, x, y)
    )
    // Beyond the border nothing is known, so one direction has to do.
    let isBorder = x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
    return there && back || isBorder && (there || back) || keepsInk(x, y)
  }

  /// Whether a pixel lies within the range of the 3 by 3 pixels of the other picture.
  private func isMixture(_ picture: [UInt8], of other: [UInt8], _ x: Int, _ y: Int) -> Bool {
    let at = (y * size.width + x) * 4
    for part in 0..<4 {
      let value = Int(picture[at + part])
      var (low, high) = (255, 0)
      for row in max(0, y - 1)...min(size.height - 1, y + 1) {
        for column in max(0, x - 1)...min(size.width - 1, x + 1) {
          let near = Int(other[(row * size.width + column) * 4 + part])
          low = min(low, near)
          high = max(high, near)
        }
      }
      // A step of rounding beside the range is still a mixture.
      guard value >= low - 1, value <= high + 1 else { return false }
    }
    return true
  }

  /// Whether gains and losses of the 5 by 5 pixels around cancel, to a quarter of what moved.
  private func keepsInk(_ x: Int, _ y: Int) -> Bool {
    for part in 0..<4 {
      var (sum, moved) = (0, 0)
      for row in max(0, y - 2)...min(size.height - 1, y + 2) {
        for column in max(0, x - 2)...min(size.width - 1, x + 2) {
          let at = (row * size.width + column) * 4 + part
          let difference = Int(actual[at]) - Int(expected[at])
          sum += difference
          moved += abs(difference)
        }
      }
      guard abs(sum) * 4 <= moved else { return false }
    }
    return true
  }
}
