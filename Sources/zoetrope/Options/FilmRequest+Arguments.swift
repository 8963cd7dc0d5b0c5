import Batch
import Playback

extension FilmRequest {
  /// The film that flags and the scene's own settings ask for.
  init(scene: SceneSource, arguments: ParsedArguments) throws {
    self.init(scene: scene)
    preview = arguments[Options.preview].map(PreviewChoice.read) ?? .first
    rate = arguments[Options.rate]?.rate ?? .sixty
    cut = try FilmCut(arguments)
    let device = arguments[Options.device]
    size = arguments[Options.size] ?? device.map { .points(width: $0.width, height: $0.height) }
    scale = arguments[Options.scale] ?? device?.scale ?? 2
    background = arguments[Options.background]
    surroundings.isDark = arguments.has(Options.dark)
    surroundings.reducesMotion = arguments.has(Options.reduceMotion)
    surroundings.localeIdentifier = arguments[Options.locale] ?? "en_US"
    surroundings.isRightToLeft = arguments.has(Options.rightToLeft)
    surroundings.dynamicTypeSize = arguments[Options.textSize] ?? "large"
    surroundings.displayScale = scale
    interactions = arguments.all(Options.tap).sorted { $0.timeSeconds < $1.timeSeconds }
    threads = arguments[Options.threads] ?? 0
    seed = arguments[Options.seed] ?? 0
  }
}

extension FilmRequest {
  /// Forgets what a scene's own settings do after the last instant that is asked for.
  mutating func dropLaterInteractions() {
    guard let last = cut.instants.max() else { return }
    interactions.removeAll { $0.timeSeconds > last }
  }
}

/// Reads what names a preview.
enum PreviewChoice {
  /// A whole number is an index, anything else a name.
  static func read(_ text: String) -> SceneJob.PreviewChoice {
    Int(text).map { .index($0) } ?? .named(text)
  }
}

extension FilmCut {
  fileprivate init(_ arguments: ParsedArguments) throws {
    self.init()
    try Self.refuseContradictions(arguments)
    instants = arguments.all(Options.instant)
    frames = arguments[Options.frames] ?? []
    fromSeconds = arguments[Options.from]
    toSeconds = arguments[Options.to]
    durationSeconds = arguments[Options.duration]
    every = arguments[Options.every] ?? 1
    if let from = fromSeconds, let to = toSeconds, to <= from {
      throw UsageError.valueBad(
        option: Options.to.spec.name, found: "\(to)s", wanted: "after the start of \(from)s")
    }
  }

  private static func refuseContradictions(_ arguments: ParsedArguments) throws {
    let exact = "exact times are frames of their own"
    try arguments.refuse(Options.instant, with: Options.frames, why: exact)
    try arguments.refuse(Options.instant, with: Options.duration, why: exact)
    try arguments.refuse(Options.instant, with: Options.from, why: exact)
    try arguments.refuse(Options.instant, with: Options.to, why: exact)
    try arguments.refuse(Options.instant, with: Options.every, why: exact)
    let numbered = "frame numbers already say where the film begins and ends"
    try arguments.refuse(Options.frames, with: Options.from, why: numbered)
    try arguments.refuse(Options.frames, with: Options.to, why: numbered)
    try arguments.refuse(
      Options.duration, with: Options.to, why: "the one follows from the other")
  }
}
