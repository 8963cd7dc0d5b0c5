import Batch
import Testing

@Suite("Shard") struct ShardTests {
  @Test("is read as index and count")
  func plain() throws {
    let shard = try Shard.read("2/4", environment: [:])
    #expect(shard.index == 2 && shard.count == 4)
    #expect("\(shard)" == "2/4")
  }

  @Test(
    "is told by each farm",
    arguments: [
      (
        ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "5"],
        "3/4"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"],
        "1/4"
      ),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
      (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
      (["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "2"], "2/2"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "5"], "2/5"),
      (["JOB_COMPLETION_INDEX": "3", "ZOETROPE_SHARDS": "4"], "4/4"),
    ])
  func farms(_ environment: [String: String], _ wanted: String) throws {
    #expect("\(try Shard.read("auto", environment: environment))" == wanted)
  }

  @Test("takes the total from the command line where a farm tells none")
  func total() throws {
    let shard = try Shard.read("auto/6", environment: ["JOB_COMPLETION_INDEX": "0"])
    #expect("\(shard)" == "1/6")
  }

  @Test(
    "is refused where it makes no sense",
    arguments: [
      "0/4", "5/4", "1/0", "-1/4", "1", "1/4/2", "auto", "auto/x", "auto/0", "a/b", "",
    ])
  func refused(_ text: String) {
    #expect(throws: ValueError.self) { try Shard.read(text, environment: [:]) }
  }

  @Test("is refused where the farm's number is outside its total")
  func outside() {
    #expect(throws: ValueError.self) {
      try Shard.read("auto", environment: ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"])
    }
    #expect(throws: ValueError.self) {
      try Shard.read("auto", environment: ["JOB_COMPLETION_INDEX": "1"])
    }
  }

  @Test("covers all frames once, in even parts", arguments: [1, 3, 7, 60, 61], [1, 2, 4, 9])
  func ranges(frames: Int, count: Int) throws {
    let parts = try (1...count).map {
      try #require(Shard(index: $0, count: count)).range(of: frames)
    }
    #expect(parts.flatMap(Array.init) == Array(0..<frames))
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("takes each thing of a list once")
  func takes() throws {
    let shards = try (1...3).map { try #require(Shard(index: $0, count: 3)) }
    for position in 0..<10 { #expect(shards.filter { $0.takes(position) }.count == 1) }
  }
}
