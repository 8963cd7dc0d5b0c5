/// What a recording belongs to and was made with; told by whoever plays the scene.
package struct GoldenSubject: Sendable {
  package var key: GoldenKey
  package var policy: String
  package var renderer: String
  /// Hash of the scene's sources.
  package var source: String
  /// Fonts used, by file name, with their hashes; may be completed until `finish`.
  package var fonts: [String: String]

  package init(
    key: GoldenKey, policy: String = "half-open", renderer: String, source: String = "",
    fonts: [String: String] = [:]
  ) {
    self.key = key
    self.policy = policy
    self.renderer = renderer
    self.source = source
    self.fonts = fonts
  }
}
