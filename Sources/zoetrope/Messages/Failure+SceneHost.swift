import Batch
import SceneHost

extension Failure {
  /// What went wrong with a scene, in a sentence that names the next step.
  init(_ error: SceneHostError) {
    switch error {
    case .fileMissing(let path):
      self.init(
        status: .usage, name: "fileMissing", message: "there is no file '\(path)'; check the path")
    case .fileEmpty(let path):
      self.init(
        status: .scene, name: "fileEmpty",
        message: "'\(path)' is empty; write a view and a #Preview that shows it")
    case .doesNotCompile(let diagnostics):
      self.init(status: .scene, name: "doesNotCompile", message: diagnostics)
    case .noPreview(let path):
      self.init(
        status: .scene, name: "noPreview",
        message: "'\(path)' has no #Preview, no PreviewProvider and no view that needs no "
          + "arguments; add '#Preview { MyView() }' to it")
    case .previewUnknown(let wanted, let offered):
      self.init(
        status: .usage, name: "previewUnknown",
        message: "there is no preview '\(wanted)'; there are: \(Failure.list(offered))")
    case .compilerTooSlow(let limit):
      self.init(
        status: .limit, name: "compilerTooSlow",
        message: "the compiler said nothing for \(seconds(limit)), so it was stopped; split long "
          + "expressions of the scene, or raise --limit-time")
    case .crashed, .hung, .tooLong, .neverIdle, .outOfMemory: self = .running(error)
    case .interactionTargetMissing(let wanted, let offered, let action, let time):
      let near = Suggestion.nearest(to: wanted, among: offered).map { "did you mean '\($0)'? " }
      let others =
        offered.isEmpty
        ? "nothing here can" : "\(near ?? "")these can: \(Failure.list(offered))"
      self.init(
        status: .usage, name: "targetMissing",
        message:
          "'\(wanted)' is not on the canvas at \(seconds(time)), so it cannot be \(action); \(others)"
      )
    case .interrupted: self = .interrupted
    case .compilerMissing, .installationBroken: self = .setting(error)
    }
  }

  private static func running(_ error: SceneHostError) -> Failure {
    switch error {
    case .crashed(let reason, let location, let time):
      return Failure(
        status: .scene, name: "crashed",
        message:
          "the scene crashed\(place(location))\(moment(time)): \(reason); mend the scene and run again"
      )
    case .hung(let limit, let location, let time):
      return Failure(
        status: .limit, name: "hung",
        message:
          "the scene made no progress for \(seconds(limit))\(place(location))\(moment(time)), so it was "
          + "stopped; look for a loop without an end in a body or an action")
    case .tooLong(let limit, let location, let time):
      return Failure(
        status: .limit, name: "tooLong",
        message:
          "the scene took longer than the \(seconds(limit)) it was given\(place(location))"
          + "\(moment(time)), so it was stopped; raise --limit-time, or make the scene shorter")
    case .neverIdle(let reason, let location, let time):
      return Failure(
        status: .limit, name: "neverIdle",
        message:
          "the scene never becomes idle\(place(location))\(moment(time)): \(reason); look for tasks or state "
          + "changes that start each other again at once")
    case .outOfMemory(let limit):
      return Failure(
        status: .limit, name: "outOfMemory",
        message: "the scene needs more than \(limit >> 20) MB of memory; make it smaller, give "
          + "a lower --scale, or raise --limit-memory")
    default: return Failure(status: .output, name: "unexpected", message: "\(error)")
    }
  }

  private static func setting(_ error: SceneHostError) -> Failure {
    switch error {
    case .compilerMissing(let searched):
      return Failure(
        status: .output, name: "compilerMissing",
        message: "no Swift compiler was found in \(list(searched)); install Swift 6.3 from "
          + "swift.org, or set ZOETROPE_SWIFT to its folder")
    case .installationBroken(let reason):
      return Failure(
        status: .output, name: "installationBroken",
        message: "this installation is not whole: \(reason); run 'make install' again, then "
          + "'zoetrope doctor'")
    default: return Failure(status: .output, name: "unexpected", message: "\(error)")
    }
  }

  private static func moment(_ time: Double?) -> String {
    time.map { ", at \(seconds($0)) of scene time" } ?? ""
  }

  private static func place(_ location: SourcePlace?) -> String {
    location.map { " at \($0)" } ?? ""
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
