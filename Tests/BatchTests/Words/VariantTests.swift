import Batch
import Testing

@Suite("Variants") struct VariantTests {
  @Test(
    "have one name for one look, in a fixed order",
    arguments: [
      ("light", ""), ("dark", "dark"), ("rtl+dark", "dark.rtl"), ("dark+rtl", "dark.rtl"),
      ("large-text", "accessibility1"), ("reduce-motion", "reduce-motion"),
      ("reduced_motion", "reduce-motion"), ("ko_KR", "ko_KR"), ("ar", "ar"),
      ("iphone-15+dark", "iphone-15.dark"), ("3x", "3x"), ("xxxLarge", "xxxLarge"),
    ])
  func names(_ words: String, _ name: String) throws {
    #expect(try Variant(words).settings.variantName == name)
  }

  @Test("come as a list of different ones")
  func list() throws {
    let variants = try Variant.list("light,dark, dark+rtl")
    #expect(variants.map(\.words) == ["light", "dark", "dark+rtl"])
    for text in ["dark,dark", "rtl+dark,dark+rtl", "", "dark,,rtl"] {
      #expect(throws: ValueError.self) { try Variant.list(text) }
    }
  }

  @Test("that are unknown name the nearest one")
  func unknown() {
    let error = #expect(throws: ValueError.self) { try Variant("drak") }
    #expect(error?.wanted.contains("did you mean 'dark'") == true)
  }

  @Test("leave all else as it is")
  func overlay() throws {
    var flags = FilmSettings()
    flags.locale = "ko_KR"
    flags.isDark = true
    let merged = try Variant("light").settings.over(flags)
    #expect(merged.isDark == false)
    #expect(merged.locale == "ko_KR")
  }
}
