import Foundation

/// Where the tool's own parts for scenes lie.
package struct Installation: Equatable {
  /// Holds `SwiftUI.swiftmodule` and its neighbours.
  package let modules: URL
  /// The compiler plugin.
  package let macros: URL
  /// Clang module maps that the modules need.
  package let moduleMaps: [URL]
  /// What clang made of the system's headers when the tool was installed; nil where it was not.
  package let clangModules: URL?

  package init(modules: URL, macros: URL, moduleMaps: [URL], clangModules: URL? = nil) {
    self.clangModules = clangModules
    self.modules = modules
    self.macros = macros
    self.moduleMaps = moduleMaps
  }

  /// Finds the parts beside an executable: `../lib/zoetrope` of an installed one, the build folder
  /// of one that SwiftPM built.
  package static func find(executable: URL) throws(SceneHostError) -> Installation {
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("lib/zoetrope")
    for (modules, macros) in [
      (
        installed.appendingPathComponent("modules"),
        installed.appendingPathComponent("zoetrope-macros")
      ),
      (folder.appendingPathComponent("Modules"), folder.appendingPathComponent("zoetrope-macros")),
    ] where exists(modules.appendingPathComponent("SwiftUI.swiftmodule")) {
      guard exists(macros) else {
        throw .installationBroken(reason: "the compiler plugin is not at '\(macros.path)'")
      }
      let maps = moduleMaps(in: modules) + moduleMaps(in: folder)
      let clang = modules.deletingLastPathComponent().appendingPathComponent("clang")
      return Installation(
        modules: modules, macros: macros, moduleMaps: maps,
        clangModules: exists(clang) ? clang : nil)
    }
    throw .installationBroken(
      reason: "SwiftUI.swiftmodule is neither in '\(installed.path)/modules' nor in "
        + "'\(folder.path)/Modules'")
  }

  /// The name of the module map that lets scenes write `import os.log`.
  static let logMap = "os.log"
  /// `log` is a part of Apple's C module `os`; here it is an empty one beside the Swift module.
  static let logMapText = "module os {\n  module log { header \"log.h\" }\n}\n"

  /// `NAME/module.modulemap` of an installed tool, `NAME.build/module.modulemap` of a build.
  private static func moduleMaps(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { ["CHarfBuzz", "CHarfBuzz.build", logMap].contains($0) }
      .map { folder.appendingPathComponent($0).appendingPathComponent("module.modulemap") }
      .filter(exists)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}

/// Something that changes when a file is replaced: its path, size and time of change.
package func fileStamp(_ url: URL) -> String {
  guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
    return "\(url.path) absent"
  }
  let size = facts[.size] as? Int ?? 0
  let changed = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  return "\(url.path) \(size) \(changed)"
}
