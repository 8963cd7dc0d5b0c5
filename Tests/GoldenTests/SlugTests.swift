import Golden
import Testing

@Suite("Slug") struct SlugTests {
  @Test(
    "is lower case, ASCII and plain",
    arguments: [
      ("LikeButton.swift", "like-button"), ("Toasts/Saved.swift", "toasts-saved"),
      ("a  b__c", "a-b-c"), ("Card2Big", "card2-big"), ("URLRow", "urlrow"), ("-x-", "x"),
    ])
  func plain(name: String, slug: String) { #expect(Slug.make(name) == slug) }

  @Test("tells names apart that lose letters")
  func lossy() {
    let slugs = ["Herz ❤️", "Herz 💙", "Herz", "日本", "日木", ""].map(Slug.make)
    #expect(Set(slugs).count == 6)
    #expect(slugs.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } && !$0.isEmpty })
  }

  @Test("is short however long the name")
  func short() {
    let (a, b) = (String(repeating: "a", count: 500), String(repeating: "a", count: 501))
    #expect(Slug.make(a).utf8.count <= 120 && Slug.make(a) != Slug.make(b))
  }
}
