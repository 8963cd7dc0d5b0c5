import Display
import Encoders
import Testing

@Suite("Encode errors") struct EncodeErrorTests {
  @Test(
    "say what, where and what to do",
    arguments: [
      (
        EncodeError.frameSizeChanged(
          found: PixelSize(width: 200, height: 100), wanted: PixelSize(width: 400, height: 200),
          frame: 12),
        "frame 12 is 200×100, the film began at 400×200; give the scene a fixed .frame or say --size"
      ),
      (
        .diskFull(path: "out/a.mp4"),
        """
        out/a.mp4: the disk is full; free some space or write elsewhere. Nothing was left behind
        """
      ),
      (
        .extensionUnknown(path: "a.xyz", known: [".png", ".mp4"]),
        "a.xyz: the extension names no format; use .png, .mp4, or say --format"
      ),
    ])
  func text(error: EncodeError, wanted: String) {
    #expect(error.description == wanted)
  }
}
