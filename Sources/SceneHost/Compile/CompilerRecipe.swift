import Foundation

/// The commands that make a library of a scene's sources.
package struct CompilerRecipe {
  package let toolchain: Toolchain
  package let installation: Installation
  /// Where clang keeps what it compiled of system headers.
  package var moduleCache: URL
  /// Clang module maps that scenes need.
  package var moduleMaps: [URL]
  /// Template projects of newer Xcodes compile with this.
  package var isolatesToMain = false
  /// Whether sources speak of the network, which has a library of its own.
  package var needsNetwork = false

  package static let moduleName = "ZoetropeScene"

  package init(toolchain: Toolchain, installation: Installation, moduleCache: URL) {
    self.toolchain = toolchain
    self.installation = installation
    self.moduleCache = moduleCache
    moduleMaps = installation.moduleMaps
  }

  /// What Xcode's compiler takes seconds for here takes less than one.
  private static let expressionSeconds = 10

  /// Arguments for `swift-frontend`: each source is a primary file, because whole-module mode drops
  /// conformances nobody in the module uses, such as those of previews.
  package func frontendArguments(sources: [String], objects: [String]) -> [String] {
    var arguments = ["-frontend", "-c"]
    for source in sources { arguments += ["-primary-file", source] }
    for object in objects { arguments += ["-o", object] }
    arguments += ["-target", Toolchain.target, "-disable-objc-interop"]
    arguments += common
    arguments += [
      "-in-process-plugin-server-path", toolchain.pluginServer.path,
      "-plugin-path", toolchain.pluginFolder.path,
    ]
    return arguments + frontendOnly
  }

  /// Arguments for `swiftc`, which takes longer but whose interface is stable.
  package func driverArguments(sources: [String], library: String) -> [String] {
    ["-emit-library"] + sources + ["-o", library] + common
      + frontendOnly.flatMap { ["-Xfrontend", $0] }
      + ["-Xlinker", "--allow-shlib-undefined", "-Xlinker", "-z", "-Xlinker", "undefs"]
  }

  package func linkerArguments(objects: [String], library: String) -> [String] {
    let runtime = toolchain.runtimeFolder.path
    return ["-shared", "-z", "undefs", "-o", library] + objects + [
      toolchain.runtimeStart.path, "-L", runtime, "-lswiftSwiftOnoneSupport", "-rpath", runtime,
    ] + (needsNetwork ? ["-lFoundationNetworking"] : [])
  }

  private var common: [String] {
    var arguments = [
      "-parse-as-library", "-module-name", Self.moduleName, "-swift-version", "5", "-Onone",
      // Xcode's previews are debug builds.
      "-D", "DEBUG", "-gline-tables-only", "-suppress-warnings", "-I", installation.modules.path,
      "-module-cache-path", moduleCache.path,
      "-load-plugin-executable", "\(installation.macros.path)#SwiftUIMacros",
    ]
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    if isolatesToMain { arguments += ["-default-isolation", "MainActor"] }
    return arguments
  }

  private var frontendOnly: [String] {
    [
      "-diagnostic-style", "llvm", "-disable-cross-import-overlays",
      // A type-checker that is lost in one expression says so, and where, after this many seconds.
      "-solver-expression-time-threshold=\(Self.expressionSeconds)",
    ]
  }
}
