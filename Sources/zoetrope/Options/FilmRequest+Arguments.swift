import Batch
import Playback
import SceneHost

extension FilmRequest {
  /// The film that flags, the scene's own settings and those of its folder ask for.
  init(scene: SceneSource, arguments: ParsedArguments) throws {
    if let variants = arguments[Options.variants], variants.count > 1 {
      throw UsageError.valueBad(
        option: Options.variants.spec.name, found: variants.map(\.words).joined(separator: ","),
        wanted: "one variant, and this makes one film; export makes a film for each")
    }
    let requests = try FilmRequests(arguments)
    self = try requests.film(
      of: scene,
      previews: { try FilmMaker(confinement: requests.confinement).previews(of: scene) })
  }
}

extension FilmRequest {
  /// Forgets what a scene's own settings do after the last instant that is asked for.
  mutating func dropLaterInteractions() {
    guard let last = cut.instants.max() else { return }
    interactions.removeAll { $0.timeSeconds > last }
  }
}

extension FilmRequests {
  /// Films as the flags of a command line want them.
  init(_ arguments: ParsedArguments) throws {
    try arguments.refuse(
      Options.config, with: Options.noConfig, why: "the one names what the other forbids")
    let config: Config =
      arguments.has(Options.noConfig)
      ? .none : arguments[Options.config].map(Config.file) ?? .nearest
    self.init(
      flags: try FilmSettings(arguments), config: config, shot: arguments[Options.shot],
      confinement: try SceneConfinement(arguments))
  }
}

extension FilmSettings {
  /// What the flags of a command line say.
  init(_ arguments: ParsedArguments) throws {
    self.init()
    preview = arguments[Options.preview].map(PreviewChoice.read)
    rate = arguments[Options.rate]
    instants = Self.some(arguments.all(Options.instant))
    frames = arguments[Options.frames]
    fromSeconds = arguments[Options.from]
    toSeconds = arguments[Options.to]
    durationSeconds = arguments[Options.duration]
    every = arguments[Options.every]
    includesEnd = arguments[Options.includeEnd]
    size = arguments[Options.size]
    device = arguments[Options.device]
    scale = arguments[Options.scale]
    background = arguments[Options.background]
    isDark = arguments[Options.appearance] ?? arguments[Options.dark]
    reducesMotion = arguments[Options.reduceMotion]
    cadence = arguments[Options.cadence]
    locale = arguments[Options.locale]
    isRightToLeft = arguments[Options.rightToLeft]
    textSize = arguments[Options.textSize]
    variants = arguments[Options.variants]
    interactions = Self.some(Options.interactions.flatMap { arguments.all($0) })
    threads = arguments[Options.threads]
    seed = arguments[Options.seed]
    now = arguments[Options.now]
    timeZone = arguments[Options.timeZone]
    symbolFolders = Self.some(arguments.all(Options.symbolFolder))
    fontFolders = Self.some(arguments.all(Options.fontFolder))
    isStrict = arguments[Options.strict]
    if let (first, second, why) = contradiction {
      throw UsageError.conflict("--" + first, "--" + second, why: why)
    }
    if let from = fromSeconds, let to = toSeconds, to <= from {
      throw UsageError.valueBad(
        option: Options.to.spec.name, found: "\(to)s", wanted: "after the start of \(from)s")
    }
  }

  private static func some<Value>(_ values: [Value]) -> [Value]? {
    values.isEmpty ? nil : values
  }
}
