import Batch
import Foundation
import Playback
import Review
import Serve

/// Makes films anew while their scenes are edited, on a page that follows.
struct WatchCommand: Command {
  static let spec = CommandSpec(
    name: "watch", summary: "make films anew while scenes are edited, on a page that follows",
    operands: "DIR|SCENE.swift...", wantedOperands: "a scene or a folder of scenes",
    details: [
      "Serves the gallery of 'zoetrope export' to browsers on this machine and makes a film anew "
        + "when a file of its scene is saved; its first frame is shown as soon as it is drawn. "
        + "Where a scene does not compile, its last good film stays, with the error under it. "
        + "Ctrl-C ends it; the folder is a gallery that works from disk."
    ],
    examples: ["zoetrope watch Scenes", "zoetrope watch Like.swift --port 9000"],
    options: [Options.watchFolder.spec, Options.title.spec, Options.watchParts.spec]
      + Options.scenes + [Options.lanes.spec, Options.port.spec] + Options.messages)

  private let operands: [String]
  private let arguments: ParsedArguments
  private let folder: ExportFolder
  private let port: Int

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    operands = arguments.operands
    folder = ExportFolder(url: URL(fileURLWithPath: arguments[Options.watchFolder] ?? "review"))
    port = arguments[Options.port] ?? 8765
    _ = try SceneOperands.manyScenes(operands)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let server = try server(console)
    let watch = WatchRun(
      folder: folder, arguments: arguments, server: server, console: console)
    var stamps = WatchedFiles.stamps(of: operands)
    let scenes = try SceneOperands.manyScenes(operands)
    try watch.open(scenes)
    server.start()
    console.result(server.address)
    try watch.update(scenes, changed: nil)
    while !Interruption.hasHappened {
      // Ten looks a second are soon enough for eyes, and cost nothing.
      usleep(100_000)
      let now = WatchedFiles.stamps(of: operands)
      guard now != stamps else { continue }
      let changed = WatchedFiles.changes(from: stamps, to: now)
      stamps = now
      // A folder may be without scenes for a moment, while an editor moves files.
      guard let scenes = try? SceneOperands.manyScenes(operands) else { continue }
      ContentKey.forgetFiles()
      do {
        try watch.update(scenes, changed: changed)
      } catch  where !Interruption.hasHappened {
        console.report(Failure(error))
      }
    }
    return .success
  }

  /// The wished port, or where none was wished and the usual one is taken, any.
  private func server(_ console: Console) throws -> GalleryServer {
    do {
      return try GalleryServer(root: folder.url, port: port)
    } catch ServeError.portTaken where !arguments.has(Options.port) {
      return try GalleryServer(root: folder.url, port: 0)
    }
  }
}

/// The files that scenes depend on, and when they changed.
enum WatchedFiles {
  private static let endings: Set<String> = [
    "swift", "json", "png", "jpg", "jpeg", "gif", "webp", "svg", "ttf", "otf", "strings",
  ]

  /// Sizes and times of change by path.
  static func stamps(of operands: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for operand in operands {
      add(operand, to: &found)
      guard let walk = FileManager.default.enumerator(atPath: operand) else { continue }
      while let name = walk.nextObject() as? String {
        let path = operand + "/" + name
        let last = URL(fileURLWithPath: path).lastPathComponent
        let isOutput = FileManager.default.fileExists(atPath: path + "/.zoetrope")
        if last.hasPrefix(".") || isOutput { walk.skipDescendants() } else { add(path, to: &found) }
      }
    }
    return found
  }

  private static func add(_ path: String, to found: inout [String: String]) {
    guard endings.contains(URL(fileURLWithPath: path).pathExtension.lowercased()) else { return }
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    found[URL(fileURLWithPath: path).standardizedFileURL.path] =
      "\(facts.st_size) \(facts.st_mtim.tv_sec) \(facts.st_mtim.tv_nsec) \(facts.st_ino)"
  }

  /// Files that are new, gone or different.
  static func changes(from old: [String: String], to new: [String: String]) -> Set<String> {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
