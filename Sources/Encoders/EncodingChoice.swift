/// A choice about how a film is written that only some formats have.
package enum EncodingChoice: String, Sendable, CaseIterable {
  case quality, constantRate, codec, bitrate, loops, pngLevel, colors, dither, maxBytes
  case verifiesPixels
}
