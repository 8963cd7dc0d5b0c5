import AnimationCore
import CVirtualTime
import Display
import Foundation
import Geometry
import Playback
import Raster
import SwiftUI
import Symbols
import Typography

extension ViewGraph: SceneGraph {}

/// Loads a scene and does what the parent ordered.
@MainActor struct ScenePlay {
  let order: ChildOrder
  let link: ChildLink
  private var job: SceneJob { order.job }

  init(order: ChildOrder, link: ChildLink) {
    self.order = order
    self.link = link
  }

  func run() throws {
    limitProcess()
    guard let library = dlopen(job.library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      throw ChildFailure.broken(reason: "the compiled scene cannot be loaded: \(reason)")
    }
    zt_trace_install(link.records.number, library)
    zt_report_crashes()
    let warnings = sandbox()
    VirtualEvents.install(
      epochSeconds: job.epochSeconds, seed: job.seed, failure: SceneProcess.onTimeFailure)
    let previews = PreviewDiscovery.previews(
      in: library, path: job.library, sources: job.sources)
    guard !previews.isEmpty else { throw ChildFailure.noPreview }
    if case .list = order.task { return link.send(.previews(previews.map(\.description))) }
    try play(try choose(previews), warnings)
  }

  // MARK: Limits

  private func limitProcess() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    guard order.memoryLimitBytes > 0 else { return }
    let bytes = rlim_t(order.memoryLimitBytes)
    var memory = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    // The one file it can write is the frame ring, which is memory too.
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &memory)
  }

  /// - Returns: Warnings where the kernel cannot do all of it.
  private func sandbox() -> [String] {
    guard order.isSandboxed else { return [] }
    return Sandbox.enter(readable: order.readable).warning.map { [$0] } ?? []
  }

  // MARK: Choice

  private func choose(_ previews: [ScenePreview]) throws -> ScenePreview {
    switch job.preview {
    case .first:
      if let first = PreviewDiscovery.mainView(of: previews, sources: job.sources) { return first }
    case .index(let index): if previews.indices.contains(index) { return previews[index] }
    case .named(let name):
      let exact = previews.first { $0.description.name == name }
      let loose = previews.first { $0.description.name?.lowercased() == name.lowercased() }
      if let found = exact ?? loose { return found }
    }
    throw ChildFailure.previewUnknown(
      wanted: wanted, offered: previews.map { $0.description.name ?? "#\($0.description.index)" })
  }

  private var wanted: String {
    switch job.preview {
    case .first: ""
    case .index(let index): "#\(index)"
    case .named(let name): name
    }
  }

  // MARK: Play

  /// What scenes find beside themselves and ask of their device.
  private func setUpResources(_ size: CGSize) {
    SceneImages.process.folders = order.assets.map { URL(fileURLWithPath: $0) }
    for folder in job.fontFolders {
      TextEngine.process.addFontDirectory(URL(fileURLWithPath: folder))
    }
    for (name, text) in job.symbols {
      if let file = try? SymbolFile(text) { SymbolLibrary.add(file, named: name) }
    }
    UIScreen._configure(size: size, scale: job.scale, isDark: job.environment.isDark)
    UIAccessibility._configure(reducesMotion: job.environment.reducesMotion)
  }

  private func play(_ preview: ScenePreview, _ warnings: [String]) throws {
    let canvas = SceneCanvas(job.size, traits: preview.traits)
    setUpResources(canvas.size)
    let events = VirtualEvents()
    let fitted = canvas.fit == .layout ? FittedPreview(content: preview.make()) : nil
    let graph = ViewGraph(
      root: fitted.map { AnyView($0) } ?? preview.make(), size: canvas.size,
      environment: job.environment, recordsEvents: order.task.isRecord)
    graph.epochSeconds = Double(job.epochSeconds)
    let player = Player(
      graph: graph, events: events, script: InteractionScript(job.interactions))
    let memory = link.memory
    player.onStep = { time in
      memory.sceneSeconds = time.seconds
      memory.signsOfLife += 1
    }
    guard let rate = FrameRate(numerator: job.rateNumerator, denominator: job.rateDenominator)
    else { throw ChildFailure.broken(reason: "a frame rate must be positive") }
    var plan = FilmPlan(
      player: player, clock: FrameClock(rate: rate), selection: job.selection,
      includesEnd: job.includesEnd)
    var report = SceneReport()
    let outcome: FilmOutcome
    let wantsCrop = canvas.fit != .none && order.crop == nil
    plan.measuresExtent = wantsCrop
    if wantsCrop, let fitted {
      graph.flush()
      outcome = FilmOutcome(extent: fitted.frame(on: canvas.size))
    } else if order.task.isRecord {
      outcome = try write(&plan, of: graph)
    } else if wantsCrop {
      outcome = try plan.play(begin: { _ in }, show: { _ in })
    } else {
      let area = order.crop ?? CGRect(origin: .zero, size: canvas.size)
      // The renderer's threads are the tool's own.
      zt_vt_pause(true)
      let picture = ScenePicture(job, area: area, isDark: graph.groundScheme == .dark)
      zt_vt_pause(false)
      let writer = FrameWriter(
        memory: memory, renderer: picture.renderer, records: link.records, credits: link.orders,
        shape: FilmShape(size: picture.size, frameCount: 0, hasAlpha: picture.hasAlpha))
      report.pixelWidth = picture.size.width
      report.pixelHeight = picture.size.height
      outcome = try plan.play(begin: writer.begin) { frame in
        let list = order.crop.map { frame.list.cropped(to: $0) } ?? frame.list
        try writer.write(
          PlannedFrame(sceneFrame: frame.sceneFrame, time: frame.time, list: list))
      }
      report.warnings = picture.renderer.warnings
    }
    report.take(outcome)
    report.previewName = preview.description.name
    report.warnings +=
      warnings + graph.warnings + player.warnings + TextEngine.process.warnings
    for font in TextEngine.process.fontsUsed { report.fonts[font.path] = font.hash }
    report.warnings += SceneImages.process.missingColors.map {
      "no color named \"\($0)\" in an asset catalogue beside the scene"
    }
    report.notices = graph.notices
    if zt_vt_thread_count() > 0 {
      report.warnings.append(
        "the scene starts threads of its own; their order, and so its pictures, may vary")
    }
    if player.remainingInteractions > 0 {
      report.warnings.append(
        "\(player.remainingInteractions) interactions lie after the end of the film")
    }
    fflush(nil)
    link.send(
      .report(
        ChildReport(
          report: report, extent: outcome.extent.isNull ? nil : outcome.extent,
          wantsCrop: wantsCrop)))
  }
}

extension ScenePlay {
  /// Plays for the numbers of the film and sends them.
  private func write(_ plan: inout FilmPlan, of graph: ViewGraph) throws -> FilmOutcome {
    var recorder = SceneRecorder()
    plan.onPicture = { recorder.take(graph.drawnViews(), at: $0.time) }
    let outcome = try plan.play(begin: { _ in }, show: { recorder.keep($0) })
    var record = recorder.finished(events: graph.events, endSeconds: outcome.durationSeconds)
    if let crop = order.crop { record.move(by: -Double(crop.minX), -Double(crop.minY)) }
    link.send(.record(record))
    return outcome
  }
}

extension ChildOrder.Task {
  var isRecord: Bool {
    if case .record = self { return true }
    return false
  }
}

extension SceneReport {
  mutating func take(_ outcome: FilmOutcome) {
    frameCount = outcome.frameCount
    durationSeconds = outcome.durationSeconds
    ending = outcome.ending
    settledSeconds = outcome.settledSeconds
    loopSeconds = outcome.loopSeconds
    moves = outcome.moves
    tappable = outcome.tappable.filter(\.isTappable)
  }
}
