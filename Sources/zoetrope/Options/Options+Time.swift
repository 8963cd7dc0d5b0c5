import Batch

extension Options {
  static let rate = OptionKey<RateValue>(
    "--fps", "RATE", in: .time,
    "Frames per second: 60 (the default), 30000/1001 or 29.97.", read: RateValue.init)
  static let duration = OptionKey<Double>(
    "--duration", "TIME", in: .time,
    "Length of the film. Without it the film ends when all is at rest; what never rests is shown "
      + "for one loop, or for 5 s.", read: TimeValue.duration)
  static let from = OptionKey<Double>(
    "--from", "TIME", in: .time, "Begin here; the default is 0s.", read: TimeValue.seconds)
  static let to = OptionKey<Double>(
    "--to", "TIME", in: .time, "End before this time.", read: TimeValue.duration)
  static let frames = OptionKey<[FrameSpan]>(
    "--frames", "LIST", in: .time,
    "Only these frames, such as 0-29,45,-1. The first is 0, the last is -1.",
    read: FrameSpanValue.read)
  static let every = OptionKey<Int>(
    "--every", "N", in: .time,
    "Keep only each Nth frame; the film plays at its own speed still.", read: CountValue.positive)
  static let includeEnd = OptionKey<Bool>(
    "--include-end", in: .time,
    "Keep the frame at the end too; without it a film of 1s at 30 fps has frames 0 to 29.")
  static let instant = OptionKey<Double>(
    "--at", "TIME", in: .time, isRepeatable: true,
    "Exactly this time, such as 175ms or 1.5s. May be repeated.", read: TimeValue.seconds)

  /// What says which part of the scene is shown.
  static let cut = [
    duration.spec, from.spec, to.spec, includeEnd.spec, frames.spec, every.spec, instant.spec,
  ]
  /// What decides a film's frames.
  static let filmTime = [
    rate.spec, duration.spec, from.spec, to.spec, includeEnd.spec, frames.spec, every.spec,
  ]
}
