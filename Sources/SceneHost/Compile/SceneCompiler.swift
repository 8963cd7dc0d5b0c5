import Foundation
import Playback

/// Makes libraries of scenes, or finds those made before.
package struct SceneCompiler {
  package let toolchain: Toolchain
  package let installation: Installation
  package let cache: SceneCache
  /// The tool itself, which scenes are bound to when they are loaded.
  package let executable: URL
  /// How long the compiler may say nothing, in real seconds.
  package let limitSeconds: Double

  package init(
    toolchain: Toolchain, installation: Installation, cache: SceneCache, executable: URL,
    limitSeconds: Double = SceneConfinement().compileSeconds
  ) {
    self.limitSeconds = limitSeconds
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
    let lock = try CacheLock(cache, key: key)
    defer { lock.release() }
    if let library = cache.library(for: key) { return library }
    try FileManager.default.createDirectory(
      at: cache.moduleCache, withIntermediateDirectories: true)
    try writeLogMap()
    let turn = try CacheLock(compilersOf: cache)
    defer { turn.release() }
    return try cache.enter(key, sources: files.files.map(\.path)) { folder, library in
      try build(files, in: folder, library: library)
    }
  }

  /// Names everything the library depends on.
  package func cacheKey(_ files: SceneSources) -> String {
    var hash = SHA256()
    hash.update(field: "recipe 4")
    for file in files.files {
      hash.update(field: file.path)
      hash.update(field: file.text)
    }
    // What an asset catalogue holds names members of the scene.
    hash.update(field: AssetSymbols(in: AssetFolders.folders(for: files.files.map(\.path))).source)
    hash.update(field: fileStamp(toolchain.frontend))
    hash.update(field: fileStamp(executable))
    hash.update(field: fileStamp(installation.macros))
    hash.update(
      field: fileStamp(installation.modules.appendingPathComponent("SwiftUI.swiftmodule")))
    return hash.finish()
  }

  private var recipe: CompilerRecipe {
    var recipe = CompilerRecipe(
      toolchain: toolchain, installation: installation,
      moduleCache: installation.clangModules ?? cache.moduleCache)
    if !hasLogMap { recipe.moduleMaps.append(ownLogMap) }
    return recipe
  }

  // MARK: import os.log

  private var hasLogMap: Bool {
    installation.moduleMaps.contains {
      $0.deletingLastPathComponent().lastPathComponent == Installation.logMap
    }
  }
  private var ownLogMap: URL {
    cache.root.appendingPathComponent("\(Installation.logMap)/module.modulemap")
  }

  /// Always at one place, because what clang makes of it is kept by its path.
  private func writeLogMap() throws {
    guard !hasLogMap, !FileManager.default.fileExists(atPath: ownLogMap.path) else { return }
    let folder = ownLogMap.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("log.h"), options: .atomic)
    try Data(Installation.logMapText.utf8).write(to: ownLogMap, options: .atomic)
  }

  private func build(_ files: SceneSources, in folder: URL, library: URL) throws {
    let written = try translate(files, in: folder)
    var candidates = files.offersPreviews ? [] : ViewScan.viewsWithoutArguments(in: files)
    var assets = AssetSymbols(in: AssetFolders.folders(for: files.files.map(\.path)))
    let network = files.files.contains { SourceTranslation.needsNetwork($0.text) }
    var firstProblem: String?
    while true {
      var sources = written
      let extra = folder.appendingPathComponent("ZoetropePreviews.swift")
      if !candidates.isEmpty {
        try Data(ViewScan.registrations(of: candidates).utf8).write(to: extra)
        sources.append(extra.path)
      }
      if !assets.isEmpty {
        let names = folder.appendingPathComponent("ZoetropeAssets.swift")
        try Data(assets.source.utf8).write(to: names)
        sources.append(names.path)
      }
      let job = Job(sources: sources, folder: folder, library: library, needsNetwork: network)
      guard let problem = try attempt(job) else { return }
      if problem.contains("module compiled with Swift") {
        throw SceneHostError.installationBroken(
          reason: "its modules are for another Swift compiler than '\(toolchain.frontend.path)'")
      }
      // A view that needs arguments after all is not offered.
      let refused = ViewScan.refused(in: problem, file: extra.path, of: candidates)
      candidates.removeAll { refused.contains($0.name) }
      if firstProblem == nil { firstProblem = problem }
      // An expression that takes the compiler too long takes it as long again.
      if !Self.isTooComplex(problem), !refused.isEmpty || assets.addMissing(from: problem) {
        continue
      }
      // What is called like a function was no name of a catalogue.
      let isGuessWrong = problem.contains("cannot call value of non-function type")
      throw SceneHostError.doesNotCompile(
        diagnostics: DiagnosticAdvice.explained(
          CompilerDiagnostics.lines(
            of: isGuessWrong ? firstProblem ?? problem : problem,
            sources: files.files.map(\.path)),
          catalogue: ScenesVocabulary(modules: installation.modules)))
    }
  }

  /// One run of the compiler.
  private struct Job {
    var sources: [String]
    var folder: URL
    var library: URL
    var needsNetwork: Bool
  }

  /// Writes copies of sources that need to be said otherwise.
  ///
  /// - Returns: The files to compile; a copy tells places of its original.
  private func translate(_ files: SceneSources, in folder: URL) throws -> [String] {
    try files.files.enumerated().map { index, file in
      var text = SourceTranslation.translated(file.text)
      if SourceTranslation.needsNetwork(text), let end = text.firstRange(of: "import SwiftUI") {
        text.insert(contentsOf: "; import FoundationNetworking", at: end.upperBound)
      }
      guard text != file.text else { return file.path }
      let place = folder.appendingPathComponent("translated-\(index)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let name = (file.path.split(separator: "/").last).map(String.init) ?? "Scene.swift"
      let copy = place.appendingPathComponent(name)
      let path = file.path.filter { $0 != "\"" && $0 != "\\" }
      try Data("#sourceLocation(file: \"\(path)\", line: 1)\n\(text)".utf8).write(to: copy)
      return copy.path
    }
  }

  /// - Returns: What the compiler said when it failed.
  private func attempt(_ job: Job) throws -> String? {
    var recipe = recipe
    recipe.needsNetwork = job.needsNetwork
    var problem = try runFrontend(recipe, job)
    if let said = problem, installation.clangModules != nil, Self.isAboutModules(said) {
      // The system's headers are newer than what was built of them when the tool was installed.
      recipe.moduleCache = cache.moduleCache
      problem = try runFrontend(recipe, job)
    }
    if let first = problem, Self.isAboutIsolation(first), !Self.isTooComplex(first) {
      recipe.isolatesToMain = true
      if try runFrontend(recipe, job) == nil { problem = nil }
    }
    if let said = problem, !Self.isAboutSource(said) {
      // The frontend's arguments belong to one version of it; the driver's do not.
      problem = try runDriver(recipe, job)
    }
    return problem
  }

  private func runFrontend(_ recipe: CompilerRecipe, _ job: Job) throws -> String? {
    let objects = job.sources.indices.map { job.folder.appendingPathComponent("\($0).o").path }
    // The compiler leaves what macros expand to among its temporary files.
    let scratch = job.folder.appendingPathComponent("scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let compiled = try Subprocess.run(
      toolchain.frontend, recipe.frontendArguments(sources: job.sources, objects: objects),
      scratch: scratch, silentSeconds: limitSeconds)
    guard compiled.isSuccess else { return compiled.output }
    let linked = try Subprocess.run(
      toolchain.linker, recipe.linkerArguments(objects: objects, library: job.library.path),
      scratch: scratch)
    for object in objects { unlink(object) }
    return linked.isSuccess ? nil : linked.output
  }

  private func runDriver(_ recipe: CompilerRecipe, _ job: Job) throws -> String? {
    let result = try Subprocess.run(
      toolchain.driver, recipe.driverArguments(sources: job.sources, library: job.library.path),
      scratch: job.folder, silentSeconds: limitSeconds)
    return result.isSuccess ? nil : result.output
  }

  private static func isAboutSource(_ text: String) -> Bool {
    text.contains(".swift:") && text.contains(": error: ")
  }
  private static func isAboutModules(_ text: String) -> Bool {
    !isAboutSource(text)
      || ["could not build C module", "could not build module", ".pcm"].contains {
        text.contains($0)
      }
  }
  private static func isTooComplex(_ text: String) -> Bool {
    text.contains("unable to type-check this expression in reasonable time")
  }
  private static func isAboutIsolation(_ text: String) -> Bool {
    text.contains("actor-isolated") || text.contains("main actor")
  }
}
