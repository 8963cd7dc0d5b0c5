import Foundation

/// One of several machines that share a piece of work.
package struct Shard: Codable, Hashable, Sendable {
  /// Counted from 1.
  package let index: Int
  package let count: Int

  /// - Returns: nil unless `1 <= index <= count`.
  package init?(index: Int, count: Int) {
    guard count >= 1, count <= 100_000, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether a thing of a list that all shards know falls to this one.
  package func takes(_ position: Int) -> Bool { position % count == index - 1 }

  /// The part of a film of `frames` frames that falls to this one; parts differ by a frame at most.
  package func range(of frames: Int) -> Range<Int> {
    (index - 1) * frames / count..<index * frames / count
  }

  /// Reads `2/4`, `auto`, or `auto/4` where the surroundings name no total.
  package static func read(
    _ text: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ValueError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "auto", parts.count <= 2 {
      let total = parts.count == 2 ? Int(parts[1]) : nil
      guard parts.count == 1 || (total ?? 0) > 0 else { throw ValueError(wanted: wanted) }
      return try automatic(environment, total: total)
    }
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      let shard = Shard(index: index, count: count)
    else { throw ValueError(wanted: wanted) }
    return shard
  }

  private static let wanted =
    "a share of the work; write 2/4 for the second of four, or auto where a farm tells it"

  /// Variables in which a farm tells a machine its number.
  private struct Farm {
    var name: String
    var index: String
    var count: String?
    /// The number of the first machine, or the variable that tells it.
    var first = 0
    var firstVariable: String?
  }

  private static let farms = [
    Farm(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      firstVariable: "SLURM_ARRAY_TASK_MIN"),
    Farm(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    Farm(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Farm(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Farm(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    Farm(
      name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Farm(name: "Kubernetes", index: "JOB_COMPLETION_INDEX"),
  ]

  private static func automatic(
    _ environment: [String: String], total: Int?
  ) throws(ValueError) -> Shard {
    guard let farm = farms.first(where: { environment[$0.index] != nil }) else {
      let names = farms.map(\.name).joined(separator: ", ")
      throw ValueError(wanted: "known here: none of \(names) has told this machine its number")
    }
    guard let number = environment[farm.index].flatMap({ Int($0) }) else {
      throw ValueError(wanted: "readable: \(farm.index) of \(farm.name) is no number")
    }
    // The total by hand is for farms that do not tell it.
    let told = farm.count.flatMap { environment[$0] }.flatMap { Int($0) }
    guard let count = told ?? total ?? environment["ZOETROPE_SHARDS"].flatMap({ Int($0) }) else {
      throw ValueError(
        wanted: "whole: \(farm.name) does not tell how many machines there are; write auto/4, or "
          + "set ZOETROPE_SHARDS")
    }
    let first = farm.firstVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? farm.first
    guard let shard = Shard(index: number - first + 1, count: count) else {
      throw ValueError(
        wanted: "possible: \(farm.name) says number \(number) of \(count), counted from \(first)")
    }
    return shard
  }
}

extension Shard: CustomStringConvertible {
  /// As it is written on the command line.
  package var description: String { "\(index)/\(count)" }
}
