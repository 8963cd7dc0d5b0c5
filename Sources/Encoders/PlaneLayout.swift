/// How pixels are handed to a codec.
package enum PlaneLayout: Sendable {
  /// 8-bit 4:2:0, BT.709 limited.
  case i420
  /// The same with a plane of alpha, straight.
  case i420WithAlpha
  /// 10-bit 4:4:4:4, BT.709 limited, straight.
  case yuva444p10
  /// The same without alpha.
  case yuv444p10
  /// 8-bit 4:4:4, BT.601 full range, as JPEG files are read.
  case jfif

  var planeCount: Int32 { keepsAlpha ? 4 : 3 }
  var keepsAlpha: Bool { self == .i420WithAlpha || self == .yuva444p10 }
}
