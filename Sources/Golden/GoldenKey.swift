/// Which golden: a scene and one of its variants, by names that are safe for every file system.
package struct GoldenKey: Hashable, Sendable, Codable, Comparable {
  /// What the user knows the scene by, such as "Toasts/Saved.swift" or "Saved.swift: Dark".
  package let scene: String
  /// What the user knows the variant by; empty for the usual one.
  package let variant: String

  package init(scene: String, variant: String = "") {
    self.scene = scene
    self.variant = variant
  }

  package var sceneSlug: String { Slug.make(scene) }
  package var variantSlug: String { variant.isEmpty ? "default" : Slug.make(variant) }
  /// The folder below `Goldens/`.
  package var path: String { "\(sceneSlug)/\(variantSlug)" }

  package static func < (lhs: GoldenKey, rhs: GoldenKey) -> Bool {
    lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8)
  }
}
