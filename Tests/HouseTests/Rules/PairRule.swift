import Foundation

/// Things that come in pairs: an encoder and its line in the registry.
enum PairRule {
  /// Every type with an `encoder` is named in the registry, and the registry names no other.
  static func encoderViolations(in files: [SourceFile]) -> [String] {
    let room = files.filter { $0.target == "Encoders" }
    guard let registry = room.first(where: { $0.name == "EncoderRegistry.swift" }) else {
      return room.isEmpty ? [] : ["Sources/Encoders has no EncoderRegistry.swift"]
    }
    let made = Set(
      room.filter { $0.path != registry.path && $0.code.contains("static func encoder(") }
        .map { String($0.name.dropLast(".swift".count)) })
    let listed = Set(
      registry.code.components(separatedBy: "make: ").dropFirst().compactMap { part -> String? in
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.hasSuffix(".encoder") ? String(name.dropLast(".encoder".count)) : nil
      })
    return made.subtracting(listed).sorted().map { "\($0) is not in the registry" }
      + listed.subtracting(made).sorted().map { "the registry names \($0), which has no file" }
  }
}
