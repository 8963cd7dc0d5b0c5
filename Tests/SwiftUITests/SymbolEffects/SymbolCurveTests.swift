import SwiftUI
import Testing

/// Numbers measured in a recording of sparkles, with the reading's uncertainty.
///
/// Sizes are widths in pixels of the large star: 104 at rest; 130 (1.24 ± .01), 95 (.905 ± .01)
/// and 104 again in a bounce; 125 (1.2 ± .01) in the middle of a breath.
@Suite("Motions of symbols") struct SymbolCurveTests {
  @Test(
    "a bounce goes to 1.24 and .905 and rests",
    arguments: [(0.0, 1.0), (0.175, 1.24), (0.4, 0.905), (0.69, 1.0), (2, 1)])
  func bounce(_ row: (time: Double, scale: Double)) {
    #expect(abs(SymbolCurves.bounce(at: row.time, isDown: false).scale - row.scale) < 0.01)
  }
  @Test("a pulse fades to .31 in half its time and comes back")
  func pulse() {
    #expect(SymbolCurves.pulse(at: 0).opacity == 1)
    #expect(abs(SymbolCurves.pulse(at: SymbolCurves.pulsePeriod / 2).opacity - 0.31) < 0.03)
    #expect(abs(SymbolCurves.pulse(at: SymbolCurves.pulsePeriod).opacity - 1) < 1e-9)
  }
  @Test("a breath is 1.2 large and .31 faint in the middle")
  func breathe() {
    let look = SymbolCurves.breathe(at: SymbolCurves.breathePeriod / 2, isPlain: false)
    #expect(abs(look.scale - 1.2) < 1e-9)
    #expect(abs(look.opacity - 0.31) < 1e-9)
  }
  @Test("looks at the same time multiply")
  func combine() {
    let both = SymbolCurves.bounce(at: 0.17, isDown: false).combined(
      with: SymbolCurves.pulse(at: SymbolCurves.pulsePeriod / 2))
    #expect(abs(both.scale - 1.24) < 1e-9)
    #expect(abs(both.opacity - 0.31) < 1e-9)
  }
}
