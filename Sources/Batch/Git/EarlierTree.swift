import Foundation

/// Scenes as they were at a commit, in a folder that goes away with its owner.
package final class EarlierTree: @unchecked Sendable {
  package let commit: String
  package let folder: URL
  private let repository: GitRepository
  private var isThere = true

  /// Takes the folders of some scenes or folders of scenes out of a commit.
  package init(of operands: [String], at ref: String, in repository: GitRepository) throws {
    self.repository = repository
    commit = try repository.commit(ref)
    let place = "zoetrope-\(getpid())-\(UUID().uuidString.prefix(8))"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(place)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try repository.extract(commit, operands.map(Self.home).map(repository.inside), into: folder)
    } catch {
      remove()
      throw error
    }
  }

  deinit { remove() }

  /// An operand as it was; nil where the commit has not got it.
  package func path(of operand: String) -> String? {
    let inside = repository.inside(operand)
    let path = inside == "." ? folder.path : folder.appendingPathComponent(inside).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  package func remove() {
    guard isThere else { return }
    isThere = false
    try? FileManager.default.removeItem(at: folder)
  }

  /// Pictures lie beside a scene, so its whole folder is taken.
  private static func home(_ operand: String) -> String {
    operand.hasSuffix(".swift")
      ? URL(fileURLWithPath: operand).deletingLastPathComponent().path : operand
  }
}
