/// The drawings as text, a family a file; `SymbolCatalogue` says how to read them.
enum SymbolFamilies {
  static let all = [
    shapes, signs, arrows, essentials, media, people, weather, commerce,
    communication, objects, editing, documents, nature, transport,
    health, interface, figures, further,
  ]
}
