import Foundation

/// The public names of the modules that scenes import, read from the modules themselves.
package enum ModuleSurface {
  package struct Entry: Hashable, Sendable, Encodable {
    package enum Kind: String, Sendable, Encodable { case type, modifier, member, function, macro }
    /// Such as `Toggle`, `padding` for a modifier of views, or `Animation.spring`.
    package let name: String
    package let kind: Kind
    /// The module that a scene imports for it.
    package let module: String
    /// Whether it compiles but changes nothing that is drawn.
    package var isInert: Bool
    /// What its documentation says first.
    package var note: String
  }

  /// The modules, each with the one that scenes know it by.
  private static let modules = [
    ("SwiftUI", "SwiftUI"), ("SwiftUICore", "SwiftUI"), ("AnimationCore", "SwiftUI"),
    ("Geometry", "SwiftUI"), ("Combine", "Combine"), ("UIKit", "UIKit"),
    ("CoreGraphics", "CoreGraphics"), ("QuartzCore", "QuartzCore"), ("os", "os"),
    ("AudioToolbox", "AudioToolbox"), ("AVFoundation", "AVFoundation"), ("AVKit", "AVKit"),
    ("CoreHaptics", "CoreHaptics"), ("CoreImage", "CoreImage"), ("CoreLocation", "CoreLocation"),
    ("CoreMotion", "CoreMotion"), ("simd", "simd"),
  ]

  /// All names, sorted; what has several forms is inert only where all of them are.
  /// - Throws: `SceneHostError` where the toolchain cannot read the modules.
  package static func entries(executable: URL? = nil) throws -> [Entry] {
    let tool =
      executable ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let installation = try Installation.find(executable: tool)
    let toolchain = try Toolchain.find()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-api-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var found: [String: Entry] = [:]
    for (module, known) in modules {
      try extract(module, installation, toolchain, into: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for name in names where name == "\(module).symbols.json" || name.hasPrefix(module + "@") {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        for entry in try entries(of: data, module: known) { merge(entry, into: &found) }
      }
    }
    return settled(found)
  }

  private static func extract(
    _ module: String, _ installation: Installation, _ toolchain: Toolchain, into folder: URL
  ) throws {
    var arguments = [
      "-module-name", module, "-I", installation.modules.path, "-target", Toolchain.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    for map in installation.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    let tool = toolchain.root.appendingPathComponent("bin/swift-symbolgraph-extract")
    let result = try Subprocess.run(tool, arguments)
    guard result.isSuccess else {
      throw SceneHostError.installationBroken(
        reason: "the module '\(module)' cannot be read: \(result.output)")
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Comment: Decodable {
        struct Line: Decodable { let text: String }
        let lines: [Line]
      }
      let kind: Kind
      let pathComponents: [String]
      let docComment: Comment?
    }
    let symbols: [Symbol]
  }

  /// The entries of one symbol graph.
  package static func entries(of data: Data, module: String) throws -> [Entry] {
    try JSONDecoder().decode(Graph.self, from: data).symbols.compactMap { symbol in
      let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
      guard let last = path.last, !path.contains(where: { $0.hasPrefix("_") }),
        let kind = kind(symbol.kind.identifier, path)
      else { return nil }
      let lines = symbol.docComment?.lines.map(\.text) ?? []
      let name = kind == .modifier ? last : path.joined(separator: ".")
      return Entry(
        name: name, kind: kind, module: module,
        isInert: lines.contains { $0.hasPrefix("Has no effect") }, note: lines.first ?? "")
    }
  }

  private static func kind(_ identifier: String, _ path: [String]) -> Entry.Kind? {
    switch identifier {
    case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
      "swift.actor":
      return .type
    case "swift.method": return path.first == "View" ? .modifier : .member
    case "swift.property", "swift.type.property", "swift.type.method", "swift.enum.case":
      return .member
    case "swift.func", "swift.var": return .function
    case "swift.macro": return .macro
    default: return nil
    }
  }

  private static func merge(_ entry: Entry, into found: inout [String: Entry]) {
    let key = "\(entry.module) \(entry.kind.rawValue) \(entry.name)"
    guard var known = found[key] else {
      found[key] = entry
      return
    }
    // The form that does something speaks for the name.
    if known.isInert, !entry.isInert { known.note = entry.note }
    known.isInert = known.isInert && entry.isInert
    found[key] = known
  }

  /// Members of what is inert are so too.
  private static func settled(_ found: [String: Entry]) -> [Entry] {
    let inert = Set(found.values.filter { $0.isInert && $0.kind == .type }.map(\.name))
    return found.sorted { $0.key < $1.key }.map { _, entry in
      var entry = entry
      let owner = entry.name.split(separator: ".").dropLast().joined(separator: ".")
      if entry.kind != .modifier, inert.contains(owner) { entry.isInert = true }
      return entry
    }
  }
}
