import Batch
import Foundation
import SceneHost

extension Options {
  static let noSandbox = OptionKey<Bool>(
    "--no-sandbox", in: .running,
    "Let the scene read and write files and use the network. Only for scenes you trust.")
  static let allowRead = OptionKey<String>(
    "--allow-read", "DIR", in: .running, isRepeatable: true,
    "Let the scene read this file or folder too. May be repeated.", read: { $0 })
  static let memoryLimit = OptionKey<Int>(
    "--limit-memory", "SIZE", in: .running,
    "Memory a scene may use, such as 512M or 8G; the default is 4G.", read: MemoryValue.read)
  static let timeLimit = OptionKey<Double>(
    "--limit-time", "TIME", in: .running,
    "Real time a scene may take in all, such as 30s; the default is an hour. The compiler has as "
      + "long, by default 2 minutes. What shows no sign of life for 10 s is stopped anyway.",
    read: TimeValue.duration)
  static let cacheLimit = OptionKey<Int>(
    "--limit", "SIZE", in: .running, "What the cache may hold, such as 100M or 2G.",
    read: MemoryValue.readAny)
  /// Never among a scene's own settings: what a scene may do is for those to say who run it.
  static let confinement = [noSandbox.spec, allowRead.spec, memoryLimit.spec, timeLimit.spec]
}

extension SceneConfinement {
  init(_ arguments: ParsedArguments) throws {
    self.init()
    isSandboxed = !arguments.has(Options.noSandbox)
    try arguments.refuse(
      Options.allowRead, with: Options.noSandbox, why: "without a sandbox all can be read")
    readable = try arguments.all(Options.allowRead).map { path in
      let place = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: place) else {
        throw UsageError.valueBad(
          option: Options.allowRead.spec.name, found: path, wanted: "a file or folder that exists")
      }
      return place
    }
    memoryBytes = arguments[Options.memoryLimit] ?? memoryBytes
    seconds = arguments[Options.timeLimit] ?? seconds
    compileSeconds = arguments[Options.timeLimit] ?? compileSeconds
  }
}
