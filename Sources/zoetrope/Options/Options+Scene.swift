import Playback

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

  static let tap = OptionKey<Interaction>(
    "--tap", "LABEL@TIME", in: .actions, isRepeatable: true,
    "Tap what has this accessibility label, text or symbol name. LABEL#2@TIME means the second of "
      + "that name, X,Y@TIME a point. May be repeated.", read: TapValue.read)

  static let dark = OptionKey<Bool>("--dark", in: .surroundings, "Show the scene in dark mode.")
  static let reduceMotion = OptionKey<Bool>(
    "--reduce-motion", in: .surroundings, "Turn the setting to reduce motion on.")
  static let locale = OptionKey<String>(
    "--locale", "ID", in: .surroundings, "Language and region; the default is en_US.",
    read: LocaleValue.read)
  static let rightToLeft = OptionKey<Bool>(
    "--rtl", in: .surroundings, "Lay the scene out from right to left.")
  static let textSize = OptionKey<String>(
    "--text-size", "NAME", in: .surroundings,
    "Dynamic type size: xSmall to xxxLarge, accessibility1 to accessibility5; the default is large.",
    read: TextSizeValue.read)
  static let surroundings = [
    dark.spec, reduceMotion.spec, locale.spec, rightToLeft.spec, textSize.spec,
  ]

  /// What a scene's own settings may say.
  static let scene =
    [preview.spec, seed.spec] + canvas + [tap.spec] + surroundings + filmTime
}
