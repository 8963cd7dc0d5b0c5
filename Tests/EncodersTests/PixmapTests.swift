import CFrames
import Display
import Encoders
import FilmSupport
import Raster
import Testing

@Suite("Pixmap conversions") struct PixmapTests {
  // From the XXH64 reference implementation's published test values.
  @Test(
    "hash as XXH64 does",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)])
  func xxh64(text: String, wanted: UInt64) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBytes { zf_hash($0.baseAddress, $0.count, 0) } == wanted)
  }

  @Test("premultiply by rounding to nearest")
  func premultiply() {
    let size = FilmFixture.size(256, 256)
    let picture = FilmFixture.picture(size) { x, y in (UInt8(x), 0, 255, UInt8(y)) }
    for a in 0..<256 {
      let row = picture.row(a).assumingMemoryBound(to: UInt8.self)
      for c in 0..<256 {
        #expect(Int(row[c * 4 + 2]) == (c * a * 2 + 255) / 510)
        #expect(Int(row[c * 4]) == a)
      }
    }
  }

  @Test("divide alpha out again within half a step of what alpha can tell")
  func straight() {
    let size = FilmFixture.size(256, 256)
    let picture = FilmFixture.picture(size) { x, y in (UInt8(x), 0, 0, UInt8(y)) }
    let back = picture.rgba()
    for a in 1..<256 {
      for c in 0..<256 {
        let red = Int(back[(a * 256 + c) * 4])
        #expect(abs(red - c) * 2 * a <= 255 + 2 * a)
      }
    }
  }

  @Test("tell pictures apart by hash and by bytes")
  func identity() {
    let size = FilmFixture.size(33, 9)
    let a = FilmFixture.noise(size, seed: 1, opaque: true)
    let b = a.copy()
    #expect(a.equals(b) && a.contentHash == b.contentHash)
    b.row(8).storeBytes(of: 1, toByteOffset: 32 * 4, as: UInt8.self)
    #expect(!a.equals(b) && a.contentHash != b.contentHash)
  }

  @Test("know whether a picture is opaque")
  func opacity() {
    let size = FilmFixture.size(40, 3)
    #expect(FilmFixture.barPicture(size).isOpaque)
    let one = FilmFixture.picture(size) { x, y in (1, 2, 3, x == 39 && y == 2 ? 254 : 255) }
    #expect(!one.isOpaque)
  }
}
