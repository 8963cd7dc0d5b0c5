/// The listed names: each definition with its listed variants and badges.
enum SymbolNames {
  static func all(in catalogue: SymbolCatalogue) -> [String] {
    var names = Set(catalogue.aliases.keys)
    for definition in catalogue.definitions.values where !definition.isHidden {
      names.formUnion(self.names(of: definition))
    }
    return names.filter { SymbolRecipe(name: $0, catalogue: catalogue) != nil }.sorted()
  }

  private static func names(of definition: SymbolDefinition) -> [String] {
    let name = definition.name
    let isFilled = definition.variants.contains("f")
    var names = definition.isBare ? [name] : []
    if isFilled { names.append(name + ".fill") }
    if definition.variants.contains("c") { names += [name + ".circle", name + ".circle.fill"] }
    if definition.variants.contains("q") { names += [name + ".square", name + ".square.fill"] }
    if definition.variants.contains("s") {
      names.append(name + ".slash")
      if isFilled { names.append(name + ".slash.fill") }
    }
    for badge in definition.badges {
      let suffix = badge.isEmpty ? ".badge" : ".badge." + badge
      names.append(name + suffix)
      if isFilled { names.append(name + (badge.isEmpty ? ".badge.fill" : ".fill" + suffix)) }
    }
    return names
  }
}
