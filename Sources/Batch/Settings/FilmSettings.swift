import Playback
import SwiftUICore

/// What may be said about a film, each part or not at all.
///
/// Flags, variants, shots, comments in a scene and a folder's file are all read into this, and the
/// nearer one is laid over the farther.
package struct FilmSettings: Hashable, Sendable {
  package var preview: SceneJob.PreviewChoice?
  package var rate: RateValue?
  package var fromSeconds: Double?
  package var toSeconds: Double?
  package var durationSeconds: Double?
  package var includesEnd: Bool?
  package var every: Int?
  package var frames: [FrameSpan]?
  /// Exact times in seconds.
  package var instants: [Double]?
  package var size: SceneJob.CanvasSize?
  package var device: Device?
  package var scale: Double?
  /// Straight red, green, blue and opacity.
  package var background: [Double]?
  package var isDark: Bool?
  package var reducesMotion: Bool?
  package var cadence: SceneEnvironment.Cadence?
  package var locale: String?
  package var isRightToLeft: Bool?
  package var textSize: String?
  package var interactions: [Interaction]?
  /// Surroundings to make the film in, one film for each.
  package var variants: [Variant]?
  package var seed: UInt64?
  /// The date at the scene's start.
  package var now: DateValue?
  /// The IANA name of a time zone.
  package var timeZone: String?
  package var threads: Int?
  /// Folders with the scene's own fonts.
  package var fontFolders: [String]?
  /// Folders with the scene's own symbols.
  package var symbolFolders: [String]?
  /// Whether what can only be drawn in part is an error.
  package var isStrict: Bool?

  package init() {}

  /// Whether it is said which part of the scene's time is shown.
  package var hasCut: Bool {
    fromSeconds != nil || toSeconds != nil || durationSeconds != nil || every != nil
      || includesEnd != nil || frames != nil || instants != nil
  }

  /// These settings, and those of `lower` that are not said here.
  ///
  /// Who says a cut, a canvas or interactions of their own says them whole.
  package func over(_ lower: FilmSettings) -> FilmSettings {
    var merged = self
    merged.preview = preview ?? lower.preview
    merged.rate = rate ?? lower.rate
    if !hasCut {
      merged.fromSeconds = lower.fromSeconds
      merged.toSeconds = lower.toSeconds
      merged.durationSeconds = lower.durationSeconds
      merged.includesEnd = lower.includesEnd
      merged.every = lower.every
      merged.frames = lower.frames
      merged.instants = lower.instants
    }
    if size == nil, device == nil {
      merged.size = lower.size
      merged.device = lower.device
    }
    merged.scale = scale ?? (device == nil ? lower.scale : nil)
    merged.background = background ?? lower.background
    merged.isDark = isDark ?? lower.isDark
    merged.reducesMotion = reducesMotion ?? lower.reducesMotion
    merged.cadence = cadence ?? lower.cadence
    merged.locale = locale ?? lower.locale
    merged.isRightToLeft = isRightToLeft ?? lower.isRightToLeft
    merged.textSize = textSize ?? lower.textSize
    merged.interactions = interactions ?? lower.interactions
    merged.variants = variants ?? lower.variants
    merged.seed = seed ?? lower.seed
    merged.now = now ?? lower.now
    merged.timeZone = timeZone ?? lower.timeZone
    merged.threads = threads ?? lower.threads
    merged.fontFolders = fontFolders ?? lower.fontFolders
    merged.symbolFolders = symbolFolders ?? lower.symbolFolders
    merged.isStrict = isStrict ?? lower.isStrict
    return merged
  }

  /// Two settings that say different things about the same matter, by their names; nil for none.
  package var contradiction: (first: String, second: String, why: String)? {
    let said = [
      ("frames", frames != nil), ("from", fromSeconds != nil), ("to", toSeconds != nil),
      ("duration", durationSeconds != nil), ("every", every != nil),
      ("include-end", includesEnd == true),
    ].filter(\.1).map(\.0)
    if instants != nil, let other = said.first {
      return ("at", other, "exact times are frames of their own")
    }
    if frames != nil,
      let other = said.first(where: { ["from", "to", "include-end"].contains($0) })
    {
      return ("frames", other, "frame numbers already say where the film begins and ends")
    }
    if durationSeconds != nil, toSeconds != nil {
      return ("duration", "to", "the one follows from the other")
    }
    return nil
  }
}

extension FilmRequest {
  /// The film that settings ask for, with the usual values for what they do not say.
  package init(scene: SceneSource, settings: FilmSettings) {
    self.init(scene: scene)
    preview = settings.preview ?? .first
    rate = settings.rate?.rate ?? .sixty
    cut.fromSeconds = settings.fromSeconds
    cut.toSeconds = settings.toSeconds
    cut.durationSeconds = settings.durationSeconds
    cut.includesEnd = settings.includesEnd ?? false
    cut.every = settings.every ?? 1
    cut.frames = settings.frames ?? []
    cut.instants = settings.instants ?? []
    let device = settings.device
    size = settings.size ?? device.map { .points(width: $0.width, height: $0.height) }
    scale = settings.scale ?? device?.scale ?? 2
    background = settings.background
    surroundings.isDark = settings.isDark ?? false
    surroundings.reducesMotion = settings.reducesMotion ?? false
    surroundings.cadence = settings.cadence ?? .ideal
    surroundings.localeIdentifier = settings.locale ?? "en_US"
    surroundings.isRightToLeft = settings.isRightToLeft ?? false
    surroundings.dynamicTypeSize = settings.textSize ?? "large"
    surroundings.displayScale = scale
    interactions = (settings.interactions ?? []).sorted { $0.timeSeconds < $1.timeSeconds }
    threads = settings.threads ?? 0
    seed = settings.seed ?? 0
    timeZone = settings.timeZone ?? timeZone
    epochSeconds = settings.now.map { $0.seconds(in: timeZone) } ?? epochSeconds
    fontFolders = settings.fontFolders ?? []
    symbolFolders = settings.symbolFolders ?? []
    isStrict = settings.isStrict ?? false
  }
}
