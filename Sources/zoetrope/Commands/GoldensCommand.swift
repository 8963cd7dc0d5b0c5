import Batch
import Golden
import SceneHost

/// Looks after the folder of goldens.
struct GoldensCommand: Command {
  static let spec = CommandSpec(
    name: "goldens", summary: "list goldens, or delete those whose scene is gone",
    operands: "list | prune DIR...", wantedOperands: "a word, list or prune",
    details: [
      "list names every golden. prune deletes the goldens of previews that the scenes in the "
        + "folders no longer have, in every variant; it deletes nothing while a scene does not "
        + "compile."
    ],
    examples: ["zoetrope goldens list", "zoetrope goldens prune Scenes --dry-run"],
    options: [Options.goldens.spec, Options.dryRun.spec] + Options.confinement
      + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let goldens: [String]
  }
  private enum Work {
    case list
    case prune([SceneSource])
  }

  private let store: GoldenStore
  private let work: Work
  private let isDryRun: Bool
  private let confinement: SceneConfinement

  init(_ arguments: ParsedArguments) throws {
    store = GoldenStore(root: arguments[Options.goldens] ?? "Goldens")
    isDryRun = arguments.has(Options.dryRun)
    confinement = try SceneConfinement(arguments)
    let rest = Array(arguments.operands.dropFirst())
    switch arguments.operands[0] {
    case "list" where rest.isEmpty: work = .list
    case "prune" where rest.isEmpty:
      throw UsageError.operandMissing(
        command: "zoetrope goldens prune", wanted: "the folder of all scenes")
    case "prune": work = .prune(try SceneOperands.manyScenes(rest))
    default:
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands.joined(separator: " "))
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    switch work {
    case .list:
      let all = try store.list().map { GoldenKey(scene: $0.scene, variant: $0.variant) }
      tell(all, on: console)
    case .prune(let scenes):
      let orphans = try orphans(of: scenes)
      if !isDryRun { try store.remove(orphans) }
      tell(orphans, on: console)
      let verb = isDryRun ? "would be deleted" : "deleted"
      console.note("\(orphans.count) of \(try store.list().count) goldens \(verb)")
    }
    return .success
  }

  private func orphans(of scenes: [SceneSource]) throws -> [GoldenKey] {
    var kept = Set<String>()
    for scene in scenes {
      if Interruption.hasHappened { throw Interruption() }
      let previews = try FilmMaker(confinement: confinement).previews(of: scene)
      kept.formUnion(previews.map { GoldenSubjects.name(of: $0, in: scene, of: previews.count) })
    }
    return try store.orphans(keeping: []).filter { !kept.contains($0.scene) }
  }

  private func tell(_ keys: [GoldenKey], on console: Console) {
    let paths = keys.map(store.folder)
    if console.wantsJSON {
      console.result(JSONText.of(Listing(goldens: paths)))
    } else {
      paths.forEach { console.result($0) }
    }
  }
}
