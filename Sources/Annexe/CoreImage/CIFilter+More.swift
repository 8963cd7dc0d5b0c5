/// More filters; all give back what went in.
extension CIFilter {
  /// Blurs as a lens does.
  public class func bokehBlur() -> CIFilter { CIFilter(_name: "CIBokehBlur") }
  /// Blurs by a disc.
  public class func discBlur() -> CIFilter { CIFilter(_name: "CIDiscBlur") }
  /// Blurs by a mask.
  public class func maskedVariableBlur() -> CIFilter { CIFilter(_name: "CIMaskedVariableBlur") }
  /// Takes the middle of neighbours.
  public class func medianFilter() -> CIFilter { CIFilter(_name: "CIMedianFilter") }
  /// Takes noise away.
  public class func noiseReduction() -> CIFilter { CIFilter(_name: "CINoiseReduction") }
  /// Darker around a place.
  public class func vignetteEffect() -> CIFilter { CIFilter(_name: "CIVignetteEffect") }
  /// Edges as in wood.
  public class func edgeWork() -> CIFilter { CIFilter(_name: "CIEdgeWork") }
  /// Pinched at a place.
  public class func pinchDistortion() -> CIFilter { CIFilter(_name: "CIPinchDistortion") }
  /// Another middle.
  public class func gammaAdjust() -> CIFilter { CIFilter(_name: "CIGammaAdjust") }
  /// Two colours.
  public class func falseColor() -> CIFilter { CIFilter(_name: "CIFalseColor") }
  /// Few colours.
  public class func colorPosterize() -> CIFilter { CIFilter(_name: "CIColorPosterize") }
  /// Sharper edges.
  public class func unsharpMask() -> CIFilter { CIFilter(_name: "CIUnsharpMask") }
  /// Sharper.
  public class func sharpenLuminance() -> CIFilter { CIFilter(_name: "CISharpenLuminance") }
  /// Mirrors around a place.
  public class func kaleidoscope() -> CIFilter { CIFilter(_name: "CIKaleidoscope") }
  /// A code of squares.
  public class func aztecCodeGenerator() -> CIFilter { CIFilter(_name: "CIAztecCodeGenerator") }
}
