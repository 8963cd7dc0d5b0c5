import Display

/// What one film format asks of libav.
struct VideoProfile {
  /// For messages, such as "MP4".
  var name: String
  var container: String
  /// libav's name of the encoder.
  var codec: String
  /// libav's name of the codec as a probe tells it, such as "h264".
  var codecFamily: String
  var pixelFormat: String
  var layout: PlaneLayout
  /// `key=value` each.
  var codecOptions: [String]
  var containerOptions: [String] = []
  var packetFilter = ""
  /// Fixed, so that bytes do not depend on the machine.
  var threads = 4
  var keepsAlpha: Bool { layout.keepsAlpha }
  /// Largest width and height.
  var sizeLimit = 16384
  /// Whether the container tells times and colours of its own.
  var isStill: Bool { layout == .jfif }
  /// Whether sizes must be even.
  var needsEvenSize: Bool { layout == .i420 || layout == .i420WithAlpha }
}

/// What one film asks of libav.
struct FilmSettings {
  var size: PixelSize
  var rateNumerator: Int
  var rateDenominator: Int
  var keyInterval: Int
  var bitrate: Int
  var comment: String
}
