import Batch
import Testing

@Suite("FilmNames") struct FilmNamesTests {
  @Test(
    "are small words with hyphens",
    arguments: [
      ("LikeButton", "like-button"), ("Toasts/Saved", "toasts-saved"), ("Dark & wide", "dark-wide"),
      ("001-recording", "001-recording"), ("축하 Party", "party"), ("---", ""),
      ("URLField", "urlfield"),
    ])
  func slug(text: String, found: String) {
    #expect(FilmNames.slug(text) == found)
  }

  @Test("are never longer than 60 letters")
  func length() {
    #expect(FilmNames.slug(String(repeating: "Word ", count: 40)).count == 60)
  }
}
