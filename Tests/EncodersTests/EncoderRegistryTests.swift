import Display
import Encoders
import FilmSupport
import Foundation
import Playback
import Testing

@Suite("Encoder registry") struct EncoderRegistryTests {
  @Test(
    "chooses by extension, pattern, folder or name",
    arguments: [
      ("film.mp4", nil, "mp4"), ("FILM.MP4", nil, "mp4"), ("a.png", nil, "png"),
      ("frames/%05d.png", nil, "png-sequence"), ("frames/", nil, "png-sequence"),
      ("frames", nil, "png-sequence"), ("out.bin", "mp4", "mp4"), ("-", "png", "png"),
      ("/tmp", nil, "png-sequence"), ("%04d.png", "png", "png-sequence"),
    ] as [(String, String?, String)])
  func chooses(path: String, format: String?, wanted: String) throws {
    #expect(try EncoderRegistry.entry(path: path, format: format).name == wanted)
  }

  @Test("refuses what it does not know and says what it does")
  func refuses() {
    for (path, format) in [("a.xyz", nil), ("a.mp4", "flv"), ("-", nil), ("-", "mp4")]
      as [(String, String?)]
    {
      let error = #expect(throws: EncodeError.self) {
        try EncoderRegistry.entry(path: path, format: format)
      }
      #expect(error?.description.contains("mp4") == true)
    }
  }

  @Test("every entry names itself once and makes an encoder")
  func entries() throws {
    #expect(Set(EncoderRegistry.names).count == EncoderRegistry.entries.count)
    let extensions = EncoderRegistry.entries.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
    for entry in EncoderRegistry.entries {
      _ = try EncoderRegistry.encoder(path: "out.bin", format: entry.name)
    }
  }

  @Test(
    "reports places that cannot be written and leaves nothing",
    arguments: [
      "mp4", "png", "png-sequence",
    ])
  func unwritable(format: String) throws {
    let folder = TemporaryFolder()
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file("file")))
    let path = folder.file("file/inside/out.bin")
    let picture = FilmFixture.barPicture(FilmFixture.size(16, 16))
    let error = #expect(throws: EncodeError.self) {
      let encoder = try EncoderRegistry.encoder(path: path, format: format)
      try FilmFixture.play([picture], to: encoder)
    }
    guard case .cannotWrite? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.names == ["file"])
  }
}
