/// Why shards cannot be put together.
package enum ShardError: Error, Equatable {
  case notWhole(folder: String)
  case unreadable(folder: String)
  case fileChanged(folder: String, file: String)
  case missing(shards: [Int], count: Int)
  case twice(shard: Int, folders: [String])
  case otherCount(folder: String, found: Int, wanted: Int)
  case otherTool(folder: String, found: String, wanted: String)
  case otherWork(folder: String, what: String)
  case uncovered(scenes: [String])
  case seam(frame: Int, folders: [String])
  case mixed(folder: String)
}

extension ShardError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .notWhole(let folder):
      return "'\(folder)' is not whole: its shard was stopped before its end, or is still at "
        + "work; run that shard again, it goes on where it was"
    case .unreadable(let folder):
      return "'\(folder)' was not written by a shard of this version; run that shard again"
    case .fileChanged(let folder, let file):
      return "'\(file)' in '\(folder)' is missing or damaged; copy the folder again, or run that "
        + "shard again"
    case .missing(let shards, let count):
      let names = shards.map { "\($0)/\(count)" }.joined(separator: ", ")
      return "shard \(names) is not among the folders; give the folders of all \(count) shards"
    case .twice(let shard, let folders):
      return "shard \(shard) is given twice, as '\(folders.joined(separator: "' and '"))'; leave "
        + "one out"
    case .otherCount(let folder, let found, let wanted):
      return "'\(folder)' is of a work in \(found) shards, the others in \(wanted); run all with "
        + "the same number"
    case .otherTool(let folder, let found, let wanted):
      return "'\(folder)' was made by another build (\(found)) than the others (\(wanted)); run "
        + "all shards with one build"
    case .otherWork(let folder, let what):
      return "'\(folder)' is of other work than the others: \(what) differ; run all shards on the "
        + "same files with the same flags"
    case .uncovered(let scenes):
      return "no shard has made '\(scenes.joined(separator: "', '"))'; run the shards again"
    case .seam(let frame, let folders):
      return "frame \(frame) is not the same in '\(folders.joined(separator: "' and '"))'; the "
        + "machines do not draw alike, 'zoetrope doctor' on each may tell why"
    case .mixed(let folder):
      return "'\(folder)' holds another kind of work than the others; merge one work at a time"
    }
  }
}
