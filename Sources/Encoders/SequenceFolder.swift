import Foundation

/// The hidden folder in which a sequence grows, and the move to its place.
final class SequenceFolder {
  static let indexName = "frames.json"
  private let names: SequenceName
  private let temporary: String
  private let createdFolders: [String]
  private var isDone = false

  init(names: SequenceName) throws(EncodeError) {
    self.names = names
    // Inside the target, so that moving never crosses a file system.
    createdFolders = try Folders.create(names.folder, for: names.folder)
    Folders.sweep(beside: names.folder + "/frames")
    temporary = Folders.temporaryName(beside: names.folder + "/frames")
    guard mkdir(temporary, 0o777) == 0 else {
      let code = errno
      Folders.remove(createdFolders)
      isDone = true
      throw Folders.failure(names.folder, code)
    }
  }

  deinit { discard() }

  func temporaryFile(_ index: Int) -> String { "\(temporary)/\(index)" }

  /// Moves every frame to its place and writes the index last.
  /// - Returns: The bytes of all files.
  func publish(_ index: FrameIndex) throws(EncodeError) -> Int {
    let total = try complete(index)
    let indexBytes = index.bytes()
    try WholeFile.write(indexBytes, to: "\(temporary)/\(Self.indexName)", for: names.folder)
    // From here until the new index stands, the folder says by its absence that it is not whole.
    unlink("\(names.folder)/\(Self.indexName)")
    for (number, entry) in index.frames.enumerated() {
      try move(temporaryFile(number), entry.file)
    }
    removeLeftovers(keeping: Set(index.frames.map(\.file)))
    Folders.synchronize(names.folder)
    try move("\(temporary)/\(Self.indexName)", Self.indexName)
    isDone = true
    rmdir(temporary)
    Folders.synchronize(names.folder)
    return total + indexBytes.count
  }

  /// Gives repeated frames files of their own and checks that every file is there.
  private func complete(_ index: FrameIndex) throws(EncodeError) -> Int {
    var total = 0
    for (number, entry) in index.frames.enumerated() {
      let file = temporaryFile(number)
      if let same = entry.sameAs { try copy(temporaryFile(same), file) }
      var status = stat()
      guard stat(file, &status) == 0, status.st_size > 0 else {
        throw .notWhole(
          path: "\(names.folder)/\(entry.file)", what: "content", found: "missing",
          wanted: "a PNG")
      }
      total += Int(status.st_size)
    }
    return total
  }

  private func copy(_ from: String, _ to: String) throws(EncodeError) {
    try WholeFile.write(Array(try WholeFile.read(from)), to: to, for: names.folder)
  }

  private func move(_ from: String, _ name: String) throws(EncodeError) {
    let target = "\(names.folder)/\(name)"
    guard rename(from, target) == 0 else { throw Folders.failure(target, errno) }
  }

  private func removeLeftovers(keeping kept: Set<String>) {
    for name in Folders.contents(of: names.folder)
    where names.matches(name) && !kept.contains(name) {
      unlink("\(names.folder)/\(name)")
    }
  }

  func discard() {
    guard !isDone else { return }
    isDone = true
    for name in Folders.contents(of: temporary) { unlink("\(temporary)/\(name)") }
    rmdir(temporary)
    Folders.remove(createdFolders)
  }
}
