import Foundation

/// Where the pictures and colours of a scene may lie: its folder, and those of its project.
package enum AssetFolders {
  /// How far above a scene its project may begin.
  private static let levels = 4

  /// The folders of the sources, then folders of their projects that hold asset catalogues.
  package static func folders(for sources: [String]) -> [URL] {
    var seen: Set<String> = []
    let own = sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      .filter { seen.insert($0.path).inserted }
    let around = own.flatMap(aroundProject).filter { seen.insert($0.path).inserted }
    return own + around
  }

  private static func aroundProject(_ folder: URL) -> [URL] {
    var chain: [URL] = []
    var current = folder
    for _ in 0..<levels where current.path != "/" && !isShared(current) {
      chain.append(current)
      if isProject(list(current)) { return chain.flatMap(withInside).filter(holdsCatalogue) }
      current = current.deletingLastPathComponent()
    }
    // Without a project above, what lies further up belongs to something else.
    return []
  }

  /// Whether anyone may put files there, as with temporary ones: no project begins in such a folder.
  private static func isShared(_ folder: URL) -> Bool {
    var facts = stat()
    return stat(folder.path, &facts) == 0 && facts.st_mode & S_ISVTX != 0
  }

  private static func isProject(_ names: [String]) -> Bool {
    names.contains { $0.hasSuffix(".xcodeproj") || $0 == ".git" || $0 == "Package.swift" }
  }

  private static func withInside(_ folder: URL) -> [URL] {
    [folder]
      + list(folder).filter { !$0.contains(".") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  private static func holdsCatalogue(_ folder: URL) -> Bool {
    list(folder).contains { $0.hasSuffix(".xcassets") }
  }

  private static func list(_ folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
