import Batch
import Encoders
import Foundation
import Golden
import SceneHost
import Serve

/// The one place where errors become sentences and exit codes.
extension Failure {
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError:
      self.init(status: .usage, name: "usage", message: error.description)
    case let error as SettingsError:
      self.init(status: .usage, name: "settings", message: error.description)
    case let error as ShotError:
      self.init(status: .usage, name: "shotUnknown", message: error.description)
    case let error as GitError:
      self.init(status: .usage, name: "git", message: error.description)
    case let error as SceneFilesError: self.init(error)
    case let error as FilmError: self.init(error)
    case let error as SceneHostError: self = Failure(error).withShortPaths()
    case let error as EncodeError: self.init(error)
    case GoldenError.reportUnreadable(let path, let reason):
      let error = GoldenError.reportUnreadable(path: path, reason: reason)
      self.init(status: .usage, name: error.caseName, message: error.description)
    case let error as GoldenError:
      self.init(status: .output, name: error.caseName, message: error.description)
    case let error as ServeError:
      self.init(status: .output, name: error.caseName, message: error.description)
    case let error as ShardError:
      self.init(status: .output, name: error.caseName, message: error.description)
    case is Interruption: self = .interrupted
    case let error as CocoaError: self.init(error)
    default:
      self.init(
        status: .output, name: "unexpected",
        message: "\(error); this should not happen, please report it with the scene")
    }
  }

  static let interrupted = Failure(
    status: .interrupted, name: "interrupted",
    message: "interrupted; nothing unfinished was left behind")

  /// Paths below the working folder as a user would write them.
  private func withShortPaths() -> Failure {
    let folder = FileManager.default.currentDirectoryPath
    guard folder != "/" else { return self }
    return Failure(
      status: status, name: name, message: message.replacing(folder + "/", with: ""))
  }

  private init(_ error: SceneFilesError) {
    switch error {
    case .missing(let path):
      self.init(
        status: .usage, name: "fileMissing", message: "there is no file '\(path)'; check the path")
    case .notSwift(let path):
      self.init(
        status: .usage, name: "notSwift",
        message: "'\(path)' is not a Swift file; a scene is a .swift file or a folder of them")
    case .folderWithoutScenes(let path):
      self.init(
        status: .usage, name: "folderWithoutScenes",
        message: "there is no .swift file in '\(path)'; give a folder that holds scenes")
    case .nameTaken(let name, let paths):
      self.init(
        status: .usage, name: "nameTaken",
        message: "two scenes would both be named '\(name)': "
          + "\(paths.joined(separator: " and ")); rename one")
    }
  }

  private init(_ error: FilmError) {
    switch error {
    case .frameOutside(let span, let count):
      let words = span.first == span.last ? "\(span.first)" : "\(span.first)-\(span.last)"
      self.init(
        status: .usage, name: "frameOutside",
        message: "the film has no frame \(words); its \(count) frames are 0 to \(count - 1), "
          + "or -\(count) to -1 from the end")
    case .drawnInPart(let warnings):
      self.init(
        status: .scene, name: "drawnInPart",
        message: "with --strict this is an error: " + warnings.joined(separator: "; "))
    case .folderMissing(let path):
      self.init(
        status: .usage, name: "folderMissing",
        message: "there is no folder '\(path)' to take fonts or symbols from; check the path")
    case .symbolsUnusable(let path, let line, let problem):
      self.init(
        status: .usage, name: "symbolsUnusable",
        message: "'\(path)'\(line.map { ", line \($0)" } ?? "") is no symbol: \(problem)")
    case .emptyFilm(let from, let end):
      self.init(
        status: .usage, name: "emptyFilm",
        message: "nothing is left to show from \(seconds(from)) on: the scene is at rest after "
          + "\(seconds(end)); give an earlier --from, or a --duration")
    }
  }

  private init(_ error: EncodeError) {
    // A name that was typed wrongly is the command line's fault, not the disk's.
    let status: ExitStatus =
      switch error {
      case .formatUnknown, .extensionUnknown, .formatMissing, .notStreamable, .codecUnknown,
        .rateFactorOutside,
        .moreThanOneFrame, .noFrames:
        .usage
      case .outOfMemory: .limit
      default: .output
      }
    self.init(status: status, name: error.caseName, message: error.description)
  }

  private init(_ error: CocoaError) {
    let path = error.filePath ?? (error.userInfo[NSFilePathErrorKey] as? String) ?? "a file"
    self.init(
      status: .output, name: "fileSystem",
      message: "cannot use '\(path)': \(error.localizedDescription)")
  }
}

extension Error {
  /// The word that JSON readers see: the name of an enum's case.
  fileprivate var caseName: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}
