import Batch
import Playback
import SwiftUICore

extension Options {
  static let preview = OptionKey<String>(
    "--preview", "NAME", in: .scene,
    "The preview to show: its name, or its number counted from 0. The default is the first.",
    read: { $0 })
  static let seed = OptionKey<UInt64>(
    "--seed", "N", in: .scene, "Where random numbers begin; the default is 0.",
    read: CountValue.seed)
  static let threads = OptionKey<Int>(
    "--threads", short: "j", "N", in: .running,
    "Threads that draw; pictures never depend on it. The default is one for each processor.",
    read: CountValue.positive)

  static let size = OptionKey<SceneJob.CanvasSize>(
    "--size", "WxH|fit", in: .canvas,
    "Canvas in points, or fit: all that is drawn in the film and no more.", read: SizeValue.read)
  static let device = OptionKey<Device>(
    "--device", "NAME", in: .canvas,
    "Canvas and scale of a device, such as iphone-15, ipad-mini or watch-45.",
    read: Device.named)
  static let scale = OptionKey<Double>(
    "--scale", "N", in: .canvas, "Pixels per point; the default is 2.", read: SizeValue.scale)
  static let background = OptionKey<[Double]>(
    "--background", "COLOR", in: .canvas,
    "#rrggbb, #rrggbbaa, a name, or transparent. The default is white, in dark scenes black.",
    read: BackgroundValue.read)
  static let canvas = [size.spec, device.spec, scale.spec, background.spec]

  static let tap = interaction(
    .tap, "TARGET@TIME",
    "Tap what has this accessibility label, text or symbol name. TARGET#2 means the second of "
      + "that name, X,Y a point. May be repeated, as all of these.")
  static let interactions = [
    tap,
    interaction(
      .longPress, "TARGET@TIME[/DURATION]", "Hold a finger on it, for 1s unless told otherwise."),
    interaction(
      .drag, "TARGET:DX,DY@TIME[/DURATION]",
      "Move a finger from it by a way in points, within 0.3s unless told otherwise."),
    interaction(
      .scroll, "TARGET:DX,DY@TIME[/DURATION]",
      "Scroll what holds it on by a way in points; without a target what lies in front."),
    interaction(
      .type, "TARGET:LETTERS@TIME[/DURATION]",
      "Type into a field, letter by letter; \\n is the return key."),
    interaction(.hover, "TARGET@TIME[/DURATION]", "Point at it."),
    interaction(.magnify, "TARGET:SCALE@TIME[/DURATION]", "Part two fingers on it."),
    interaction(.rotate, "TARGET:DEGREES@TIME[/DURATION]", "Turn two fingers on it."),
  ]

  private static func interaction(
    _ verb: InteractionVerb, _ placeholder: String, _ summary: String
  ) -> OptionKey<Interaction> {
    OptionKey(
      "--\(verb.rawValue)", placeholder, in: .actions, isRepeatable: true, summary,
      read: { try InteractionWords.read($0, as: verb) })
  }

  static let dark = OptionKey<Bool>("--dark", in: .surroundings, "Show the scene in dark mode.")
  static let appearance = OptionKey<Bool>(
    "--appearance", "NAME", in: .surroundings, "light (the default) or dark.",
    read: AppearanceValue.isDark)
  static let reduceMotion = OptionKey<Bool>(
    "--reduce-motion", in: .surroundings, "Turn the setting to reduce motion on.")
  static let cadence = OptionKey<SceneEnvironment.Cadence>(
    "--cadence", "NAME", in: .surroundings,
    "When phases follow each other: ideal (the default), or device, with the frames that a step "
      + "takes on a 60 Hz display.", read: CadenceValue.read)
  static let locale = OptionKey<String>(
    "--locale", "ID", in: .surroundings, "Language and region; the default is en_US.",
    read: LocaleValue.read)
  static let rightToLeft = OptionKey<Bool>(
    "--rtl", in: .surroundings, "Lay the scene out from right to left.")
  static let textSize = OptionKey<String>(
    "--text-size", "NAME", in: .surroundings,
    "Dynamic type size: xSmall to xxxLarge, accessibility1 to accessibility5; the default is large.",
    read: TextSizeValue.read)
  static let now = OptionKey<DateValue>(
    "--now", "DATE", in: .surroundings,
    "The date and time at the scene's start, such as 2026-03-14, 2026-03-14T09:41 or, with a zone "
      + "of its own, 2026-03-14T09:41:00Z. The default is the start of 2026 in Greenwich.",
    read: DateValue.init)
  static let timeZone = OptionKey<String>(
    "--timezone", "NAME", in: .surroundings,
    "The scene's time zone, such as Europe/Berlin; the default is UTC.", read: TimeZoneValue.read)
  static let surroundings = [
    dark.spec, appearance.spec, reduceMotion.spec, cadence.spec, locale.spec, rightToLeft.spec,
    textSize.spec, now.spec, timeZone.spec, variants.spec,
  ]
  static let variants = OptionKey<[Variant]>(
    "--variants", "LIST", in: .surroundings,
    "A film for each of these: light, dark, rtl, large-text, reduce-motion, text sizes, devices, "
      + "scales such as 3x, locales; dark+rtl is both at once.", read: Variant.list)

  static let config = OptionKey<String>(
    "--config", "FILE", in: .scene,
    "Read settings from this file; the default is zoetrope.json in the scene's folder or above.",
    read: OutputValue.read)
  static let noConfig = OptionKey<Bool>(
    "--no-config", in: .scene, "Read no settings file.")
  static let shot = OptionKey<String>(
    "--shot", "NAME", in: .scene, "The film of this name in the settings file.", read: { $0 })
  static let settings = [config.spec, noConfig.spec]

  static let symbolFolder = OptionKey<String>(
    "--symbols", "DIR", in: .scene, isRepeatable: true,
    "Symbols of your own: SVG files, by their names. May be repeated.", read: PathValue.read)
  static let fontFolder = OptionKey<String>(
    "--font-dir", "DIR", in: .scene, isRepeatable: true,
    "Fonts of your own, by their family names. May be repeated.", read: PathValue.read)
  static let strict = OptionKey<Bool>(
    "--strict", in: .scene,
    "Fail where something can be drawn only in part, such as a symbol, a picture or a letter that "
      + "is missing.")
  static let material = [symbolFolder.spec, fontFolder.spec, strict.spec]

  /// What makes up a film, but for the encoder.
  static let scene =
    [preview.spec, shot.spec, seed.spec] + settings + material + canvas + interactions.map(\.spec)
    + surroundings + filmTime + confinement
  /// The same where every preview is filmed.
  static let scenes = scene.filter { ![preview.spec.name, shot.spec.name].contains($0.name) }
}
