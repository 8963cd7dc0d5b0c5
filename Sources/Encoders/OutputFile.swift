import Foundation

/// A file that stands at its path only once it is whole.
///
/// Bytes go to a hidden neighbour, which is flushed to the disk and then renamed. Whoever drops the
/// value without `commit` leaves nothing behind, folders made for it included.
final class OutputFile {
  let path: String
  /// The hidden neighbour, for libraries that open files by name.
  let temporaryPath: String
  private var descriptor: Int32
  private let createdFolders: [String]
  private(set) var byteCount = 0
  private var isDone = false

  init(path: String) throws(EncodeError) {
    self.path = path
    createdFolders = try Folders.create(Folders.parent(of: path), for: path)
    Folders.sweep(beside: path)
    temporaryPath = Folders.temporaryName(beside: path)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      Folders.remove(createdFolders)
      throw .cannotWrite(path: path, reason: "it is a folder")
    }
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let code = errno
      Folders.remove(createdFolders)
      isDone = true
      throw Folders.failure(path, code)
    }
  }

  deinit { discard() }

  func write(_ bytes: UnsafeRawBufferPointer) throws(EncodeError) {
    try Descriptor.write(bytes, to: descriptor, path: path)
    byteCount += bytes.count
  }

  func write(_ bytes: [UInt8]) throws(EncodeError) {
    try Descriptor.write(bytes, to: descriptor, path: path)
    byteCount += bytes.count
  }

  /// Replaces the file's first bytes.
  func overwrite(_ bytes: [UInt8]) throws(EncodeError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Folders.failure(path, errno) }
    try Descriptor.write(bytes, to: descriptor, path: path)
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw Folders.failure(path, errno) }
  }

  /// Flushes without renaming, so that the file can be opened again and looked at.
  func flush() throws(EncodeError) {
    // A library may have replaced the content by name; the name is what is flushed.
    let named = open(temporaryPath, O_RDONLY | O_CLOEXEC)
    guard named >= 0 else { throw Folders.failure(path, errno) }
    defer { close(named) }
    // File systems without fsync say EINVAL; there is nothing to wait for then.
    guard fsync(named) == 0 || errno == EINVAL else { throw Folders.failure(path, errno) }
    var status = stat()
    if fstat(named, &status) == 0 { byteCount = Int(status.st_size) }
  }

  /// Flushes and moves the file to its path.
  func commit() throws(EncodeError) {
    try flush()
    guard rename(temporaryPath, path) == 0 else { throw Folders.failure(path, errno) }
    isDone = true
    close(descriptor)
    Folders.synchronize(Folders.parent(of: path))
  }

  /// Removes all traces; does nothing after `commit`.
  func discard() {
    guard !isDone else { return }
    isDone = true
    close(descriptor)
    unlink(temporaryPath)
    Folders.remove(createdFolders)
  }
}
