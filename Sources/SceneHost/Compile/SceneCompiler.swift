import Foundation
import Playback

/// Makes libraries of scenes, or finds those made before.
package struct SceneCompiler {
  package let toolchain: Toolchain
  package let installation: Installation
  package let cache: SceneCache
  /// The tool itself, which scenes are bound to when they are loaded.
  package let executable: URL

  package init(
    toolchain: Toolchain, installation: Installation, cache: SceneCache, executable: URL
  ) {
    self.toolchain = toolchain
    self.installation = installation
    self.cache = cache
    self.executable = executable
  }

  /// - Throws: `SceneHostError`.
  package func compile(_ sources: [URL]) throws -> URL {
    let files = try SceneSources(sources)
    let key = cacheKey(files)
    if let library = cache.library(for: key) { return library }
    let lock = try CacheLock(cache.root, key)
    defer { lock.release() }
    if let library = cache.library(for: key) { return library }
    try FileManager.default.createDirectory(
      at: cache.moduleCache, withIntermediateDirectories: true)
    return try cache.enter(key) { folder, library in
      try build(files, in: folder, library: library)
    }
  }

  /// Names everything the library depends on.
  package func cacheKey(_ files: SceneSources) -> String {
    var hash = SHA256()
    hash.update(field: "recipe 1")
    for file in files.files {
      hash.update(field: file.path)
      hash.update(field: file.text)
    }
    hash.update(field: fileStamp(toolchain.frontend))
    hash.update(field: fileStamp(executable))
    hash.update(field: fileStamp(installation.macros))
    hash.update(
      field: fileStamp(installation.modules.appendingPathComponent("SwiftUI.swiftmodule")))
    return hash.finish()
  }

  private var recipe: CompilerRecipe {
    CompilerRecipe(
      toolchain: toolchain, installation: installation, moduleCache: cache.moduleCache)
  }

  private func build(_ files: SceneSources, in folder: URL, library: URL) throws {
    var candidates = files.offersPreviews ? [] : ViewScan.viewsWithoutArguments(in: files)
    while true {
      var sources = files.files.map(\.path)
      let extra = folder.appendingPathComponent("ZoetropePreviews.swift")
      if !candidates.isEmpty {
        try Data(ViewScan.registrations(of: candidates).utf8).write(to: extra)
        sources.append(extra.path)
      }
      let problem = try attempt(sources, files, in: folder, library: library)
      guard let problem else { return }
      // A view that needs arguments after all is not offered.
      let refused = ViewScan.refused(in: problem, file: extra.path, of: candidates)
      guard !refused.isEmpty else {
        throw SceneHostError.doesNotCompile(
          diagnostics: CompilerDiagnostics.lines(of: problem, sources: files.files.map(\.path)))
      }
      candidates.removeAll { refused.contains($0.name) }
    }
  }

  /// - Returns: What the compiler said when it failed.
  private func attempt(
    _ sources: [String], _ files: SceneSources, in folder: URL, library: URL
  ) throws -> String? {
    var recipe = recipe
    var problem = try runFrontend(recipe, sources, in: folder, library: library)
    if let first = problem, Self.isAboutIsolation(first) {
      recipe.isolatesToMain = true
      if try runFrontend(recipe, sources, in: folder, library: library) == nil { problem = nil }
    }
    if let said = problem, !Self.isAboutSource(said) {
      // The frontend's arguments belong to one version of it; the driver's do not.
      problem = try runDriver(recipe, sources, library: library)
    }
    return problem
  }

  private func runFrontend(
    _ recipe: CompilerRecipe, _ sources: [String], in folder: URL, library: URL
  ) throws -> String? {
    let objects = sources.indices.map { folder.appendingPathComponent("\($0).o").path }
    let compiled = try Subprocess.run(
      toolchain.frontend, recipe.frontendArguments(sources: sources, objects: objects))
    guard compiled.isSuccess else { return compiled.output }
    let linked = try Subprocess.run(
      toolchain.linker, recipe.linkerArguments(objects: objects, library: library.path))
    for object in objects { unlink(object) }
    return linked.isSuccess ? nil : linked.output
  }

  private func runDriver(
    _ recipe: CompilerRecipe, _ sources: [String], library: URL
  ) throws -> String? {
    let result = try Subprocess.run(
      toolchain.driver, recipe.driverArguments(sources: sources, library: library.path))
    return result.isSuccess ? nil : result.output
  }

  private static func isAboutSource(_ text: String) -> Bool {
    text.contains(".swift:") && text.contains(": error: ")
  }
  private static func isAboutIsolation(_ text: String) -> Bool {
    text.contains("actor-isolated") || text.contains("main actor")
  }
}

/// Keeps two processes from compiling the same scene at once; the second waits for the first.
private struct CacheLock {
  private let descriptor: Int32

  init(_ root: URL, _ key: String) throws {
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    // A few locks serve all scenes, so that none needs to be removed.
    let path = root.appendingPathComponent("lock-\(key.prefix(1))").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }
  func release() { if descriptor >= 0 { close(descriptor) } }
}
