import Batch
import Foundation
import Golden
import Playback

/// Finds the commit that changed a scene.
struct BisectCommand: Command {
  static let spec = CommandSpec(
    name: "bisect", summary: "find the commit that changed a scene",
    operands: "SCENE.swift", wantedOperands: "a scene",
    details: [
      "Draws the scene as it was at commits between the two that are given and tells the first one "
        + "whose film is not that of the good one. Commits at which the scene cannot be drawn count "
        + "as changed. The sources are taken from git; the tool is always this one. The exit status "
        + "is 1 where a commit is found, 0 where both ends show one film."
    ],
    examples: ["zoetrope bisect Scenes/Like.swift --good v1.2 --bad main"],
    options: [Options.good.spec, Options.bad.spec] + Options.scene + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let commit: String?
    let title: String?
    let motion: [String]
    let drawn: Int
  }

  private let operand: String
  private let arguments: ParsedArguments
  private let repository: GitRepository
  private let good: String
  private let bad: String

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    guard arguments.operands.count == 1 else {
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands[1])
    }
    guard let first = arguments[Options.good] else {
      throw UsageError.optionMissing(command: Self.spec.invocation, option: Options.good.spec.name)
    }
    operand = arguments.operands[0]
    repository = try GitRepository(around: operand)
    good = try repository.commit(first)
    bad = try repository.commit(arguments[Options.bad] ?? "HEAD")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let home = URL(fileURLWithPath: operand).deletingLastPathComponent().path
    let commits = try repository.commits(
      after: good, to: bad,
      touching: repository.inside(operand.hasSuffix(".swift") ? home : operand))
    let wanted = try film(at: good, console)
    guard wanted.film != nil else {
      throw Failure(
        status: .scene, name: "goodFails",
        message: "the scene cannot be drawn at \(try repository.title(good)): \(wanted.problem)")
    }
    var drawn = 1
    // Everything before `low` shows the good film, `high` does not.
    var (low, high) = (0, commits.count)
    while low < high {
      let middle = (low + high) / 2
      if Interruption.hasHappened { throw Interruption() }
      drawn += 1
      if try film(at: commits[middle], console).film == wanted.film {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < commits.count else {
      if console.wantsJSON {
        console.result(
          JSONText.of(
            Listing(
              status: "ok", exitCode: 0, commit: nil, title: nil, motion: [], drawn: drawn)))
      }
      console.note("no commit between the two changes the film")
      return .success
    }
    let found = commits[low]
    let motion = try change(from: low == 0 ? good : commits[low - 1], to: found)
    let title = try repository.title(found)
    if console.wantsJSON {
      console.result(
        JSONText.of(
          Listing(
            status: "different", exitCode: ExitStatus.difference.rawValue, commit: found,
            title: title, motion: motion, drawn: drawn)))
    } else {
      console.result(title)
      motion.forEach { console.result("  \($0)") }
    }
    return .difference
  }

  /// What a commit shows: the hash of its film, or why there is none.
  private func film(at commit: String, _ console: Console) throws -> (
    film: String?, problem: String
  ) {
    let tree = try EarlierTree(of: [operand], at: commit, in: repository)
    defer { tree.remove() }
    let title = try repository.title(commit)
    guard let request = try request(in: tree) else {
      console.note("\(title): not there")
      return (nil, "it is not there")
    }
    do {
      let sink = FilmHash()
      _ = try FilmMaker().make(request, into: InterruptibleSink(sink))
      console.note("\(title): \(sink.value)")
      return (sink.value, "")
    } catch {
      let failure = Failure(error)
      if failure.status == .interrupted { throw Interruption() }
      console.note("\(title): cannot be drawn")
      return (nil, failure.message)
    }
  }

  private func request(in tree: EarlierTree) throws -> FilmRequest? {
    guard let path = tree.path(of: operand) else { return nil }
    return try FilmRequest(scene: try SceneOperands.oneScene([path]), arguments: arguments)
  }

  private func change(from old: String, to new: String) throws -> [String] {
    let before = try EarlierTree(of: [operand], at: old, in: repository)
    let after = try EarlierTree(of: [operand], at: new, in: repository)
    defer {
      before.remove()
      after.remove()
    }
    guard let first = try request(in: before), let second = try request(in: after),
      let (was, _) = try? FilmMaker().record(first), let (now, _) = try? FilmMaker().record(second)
    else { return [] }
    return GoldenTracks.Change(from: was, to: now).words
  }
}
