import Batch
import Foundation

/// Scenes as the command line names them.
enum SceneOperands {
  /// One scene of all operands; `-` reads a file from standard input.
  static func oneScene(_ operands: [String]) throws -> SceneSource {
    guard operands.contains("-") else { return try SceneFiles.oneScene(at: operands) }
    let text = FileHandle.standardInput.readDataToEndOfFile()
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    let file = folder.appendingPathComponent("stdin.swift")
    try text.write(to: file)
    return try SceneFiles.oneScene(at: operands.map { $0 == "-" ? file.path : $0 })
  }

  /// A scene for each operand, and for each file in an operand that is a folder.
  static func manyScenes(_ operands: [String]) throws -> [SceneSource] {
    try SceneFiles.manyScenes(at: operands)
  }
}
