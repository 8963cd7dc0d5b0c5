import Foundation

/// Making, naming and flushing the places where output goes.
enum Folders {
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A hidden name beside a path that no other process or call uses.
  static func temporaryName(beside path: String) -> String {
    // Long names leave room for the suffix; 255 bytes is the limit of common file systems.
    let name = String(name(of: path).utf8.prefix(180)) ?? "film"
    return "\(parent(of: path))/.\(name).\(getpid())-\(Serial.next()).zoetrope-partial"
  }

  /// Deletes what processes that are gone left of a path's temporary files.
  static func sweep(beside path: String) {
    let (folder, name) = (parent(of: path), name(of: path))
    for found in contents(of: folder)
    where found.hasPrefix(".\(name).") && found.hasSuffix(".zoetrope-partial") {
      let rest = found.dropFirst(name.count + 2).prefix { $0.isASCII && $0.isNumber }
      guard let process = Int32(rest), process > 0, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(found)")
    }
  }

  /// Makes a folder and those above it, and returns those that were not there, innermost first.
  ///
  /// `target` is the path that the user asked for, for messages.
  static func create(_ folder: String, for target: String) throws(EncodeError) -> [String] {
    var missing: [String] = []
    var current = folder
    var status = stat()
    while stat(current, &status) != 0 {
      guard errno == ENOENT else { throw failure(target, errno) }
      missing.append(current)
      let above = parent(of: current)
      guard above != current else { break }
      current = above
    }
    for (index, path) in missing.reversed().enumerated() where mkdir(path, 0o777) != 0 {
      let code = errno
      guard code != EEXIST else { continue }
      remove(Array(missing.suffix(index)))
      throw failure(target, code)
    }
    return missing
  }

  /// Removes folders that are empty; others stay.
  static func remove(_ folders: [String]) {
    for folder in folders { rmdir(folder) }
  }

  /// Asks the disk to keep a rename.
  ///
  /// Not every file system can; that is no failure of the film.
  static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  static func failure(_ path: String, _ code: Int32) -> EncodeError {
    code == ENOSPC || code == EDQUOT
      ? .diskFull(path: path) : .cannotWrite(path: path, reason: String(cString: strerror(code)))
  }

  /// Names in a folder, sorted by bytes; empty when it cannot be read.
  static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
