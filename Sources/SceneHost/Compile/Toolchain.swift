import Foundation

/// The Swift compiler and runtime that scenes are built with.
package struct Toolchain: Equatable {
  /// The folder with `bin` and `lib`.
  package let root: URL

  package var frontend: URL { root.appendingPathComponent("bin/swift-frontend") }
  package var driver: URL { root.appendingPathComponent("bin/swiftc") }
  package var linker: URL { root.appendingPathComponent("bin/ld.lld") }
  package var symbolizer: URL { root.appendingPathComponent("bin/llvm-symbolizer") }
  package var runtimeFolder: URL { root.appendingPathComponent("lib/swift/linux") }
  package var runtimeStart: URL {
    runtimeFolder.appendingPathComponent("\(Self.architecture)/swiftrt.o")
  }
  package var pluginServer: URL {
    root.appendingPathComponent("lib/swift/host/libSwiftInProcPluginServer.so")
  }
  package var pluginFolder: URL { root.appendingPathComponent("lib/swift/host/plugins") }

  #if arch(x86_64)
  package static let architecture = "x86_64"
  #elseif arch(arm64)
  package static let architecture = "aarch64"
  #endif
  package static var target: String { "\(architecture)-unknown-linux-gnu" }

  package init(root: URL) { self.root = root }

  /// The first toolchain there is.
  ///
  /// Looked for in `ZOETROPE_SWIFT`, in the one this tool was built with, in `SWIFT_TOOLCHAIN` and
  /// on the search path. The tool's own comes early, because modules fit one compiler only.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    runtimeLibrary: String? = loadedRuntimeLibrary()
  ) throws(SceneHostError) -> Toolchain {
    var searched: [String] = []
    for root in candidates(environment, runtimeLibrary) {
      let toolchain = Toolchain(root: root)
      let files = FileManager.default
      if files.isExecutableFile(atPath: toolchain.frontend.path)
        || files.isExecutableFile(atPath: toolchain.driver.path)
      {
        return toolchain
      }
      if !searched.contains(root.path) { searched.append(root.path) }
    }
    throw .compilerMissing(searched: searched)
  }

  private static func candidates(
    _ environment: [String: String], _ runtimeLibrary: String?
  ) -> [URL] {
    var roots: [URL] = []
    if let wanted = environment["ZOETROPE_SWIFT"], !wanted.isEmpty {
      let url = URL(fileURLWithPath: wanted)
      roots.append(url)
      roots.append(url.appendingPathComponent("usr"))
      // A path to the compiler itself.
      roots.append(url.deletingLastPathComponent().deletingLastPathComponent())
    }
    if let runtimeLibrary {
      let folder = URL(fileURLWithPath: runtimeLibrary).deletingLastPathComponent()
      roots.append(
        folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
    }
    if let wanted = environment["SWIFT_TOOLCHAIN"], !wanted.isEmpty {
      roots.append(URL(fileURLWithPath: wanted).appendingPathComponent("usr"))
      roots.append(URL(fileURLWithPath: wanted))
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      roots.append(
        compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent())
    }
    return roots
  }
}
