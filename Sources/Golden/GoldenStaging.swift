import Encoders
import Foundation

/// A hidden folder in which a golden is made, and its move to the golden's place.
final class GoldenStaging {
  let target: String
  let folder: String
  private let parent: String
  private var isDone = false

  init(target: String) throws(GoldenError) {
    self.target = target
    let url = URL(fileURLWithPath: target)
    parent = url.deletingLastPathComponent().path
    folder = "\(parent)/.\(url.lastPathComponent).\(getpid()).zoetrope-partial"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      isDone = true
      throw .cannotWrite(path: target, reason: "the folder cannot be made")
    }
  }

  deinit { discard() }

  func write(_ bytes: [UInt8], as name: String) throws(EncodeError) {
    try WholeFile.write(bytes, to: "\(folder)/\(name)")
  }

  /// Puts the new golden in the place of the old one.
  func commit() throws(GoldenError) {
    let old = folder + ".old"
    let hadOld = rename(target, old) == 0
    guard rename(folder, target) == 0 else {
      let reason = String(cString: strerror(errno))
      if hadOld { rename(old, target) }
      throw .cannotWrite(path: target, reason: reason)
    }
    isDone = true
    if hadOld { try? FileManager.default.removeItem(atPath: old) }
  }

  func discard() {
    guard !isDone else { return }
    isDone = true
    try? FileManager.default.removeItem(atPath: folder)
    // Only when nothing else is in it.
    rmdir(parent)
  }
}
