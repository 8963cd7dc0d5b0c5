import CoreGraphics
import Foundation
import ObjectiveC

/// The name of the picture that goes in.
public let kCIInputImageKey = "inputImage"
/// The name of a strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a scale.
public let kCIInputScaleKey = "inputScale"
/// The name of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The name of an angle.
public let kCIInputAngleKey = "inputAngle"
/// The name of a colour.
public let kCIInputColorKey = "inputColor"

/// Changes a picture; here it gives back what went in.
///
/// Has no effect in a film.
open class CIFilter: NSObject {
  /// Its name.
  open private(set) var name: String
  /// The picture that goes in.
  open var inputImage: CIImage?
  /// What comes out: what went in.
  open var outputImage: CIImage? { inputImage }
  /// A strength.
  open var intensity: Float = 1
  /// A radius in pixels.
  open var radius: Float = 10
  /// A scale.
  open var scale: Float = 1
  /// An angle in radians.
  open var angle: Float = 0
  /// A centre in pixels.
  open var center: CGPoint = .zero
  /// A colour.
  open var color: CIColor?
  /// Brightness, -1 to 1.
  open var brightness: Float = 0
  /// Contrast; 1 changes nothing.
  open var contrast: Float = 1
  /// Saturation; 1 changes nothing.
  open var saturation: Float = 1
  /// A sharpness.
  open var sharpness: Float = 0.7
  /// A width in pixels.
  open var width: Float = 6
  /// An exposure.
  open var ev: Float = 0
  /// What a code says.
  open var message = Data()
  /// How much of a code may be lost.
  open var correctionLevel = "M"
  private var values: [String: Any] = [:]

  init(_name: String) { name = _name }
  /// A filter by its name.
  public convenience init?(name: String) { self.init(_name: name) }
  /// A filter by its name, with values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(_name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  /// The names of what can be set.
  open var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }
  /// Sets a value by name.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
    values[key] = value
  }
  /// A value by name.
  open func value(forKey key: String) -> Any? {
    key == "outputImage" ? outputImage : values[key]
  }
  /// The values that filters begin with: they have them already.
  open func setDefaults() {}
}

extension CIFilter {
  /// The colours of old photographs.
  public class func sepiaTone() -> CIFilter { CIFilter(_name: "CISepiaTone") }
  /// Opposite colours.
  public class func colorInvert() -> CIFilter { CIFilter(_name: "CIColorInvert") }
  /// Shades of one colour.
  public class func colorMonochrome() -> CIFilter { CIFilter(_name: "CIColorMonochrome") }
  /// Brightness, contrast and saturation.
  public class func colorControls() -> CIFilter { CIFilter(_name: "CIColorControls") }
  /// Colours by a matrix.
  public class func colorMatrix() -> CIFilter { CIFilter(_name: "CIColorMatrix") }
  /// Black and white with contrast.
  public class func photoEffectNoir() -> CIFilter { CIFilter(_name: "CIPhotoEffectNoir") }
  /// Black and white.
  public class func photoEffectMono() -> CIFilter { CIFilter(_name: "CIPhotoEffectMono") }
  /// Pale colours.
  public class func photoEffectFade() -> CIFilter { CIFilter(_name: "CIPhotoEffectFade") }
  /// Strong colours.
  public class func photoEffectChrome() -> CIFilter { CIFilter(_name: "CIPhotoEffectChrome") }
  /// The colours of instant pictures.
  public class func photoEffectInstant() -> CIFilter { CIFilter(_name: "CIPhotoEffectInstant") }
  /// Cool colours.
  public class func photoEffectProcess() -> CIFilter { CIFilter(_name: "CIPhotoEffectProcess") }
  /// Black and white with little contrast.
  public class func photoEffectTonal() -> CIFilter { CIFilter(_name: "CIPhotoEffectTonal") }
  /// Warm colours.
  public class func photoEffectTransfer() -> CIFilter { CIFilter(_name: "CIPhotoEffectTransfer") }
  /// A blur.
  public class func gaussianBlur() -> CIFilter { CIFilter(_name: "CIGaussianBlur") }
  /// A blur.
  public class func boxBlur() -> CIFilter { CIFilter(_name: "CIBoxBlur") }
  /// A blur to one side.
  public class func motionBlur() -> CIFilter { CIFilter(_name: "CIMotionBlur") }
  /// A blur from a point.
  public class func zoomBlur() -> CIFilter { CIFilter(_name: "CIZoomBlur") }
  /// Large pixels.
  public class func pixellate() -> CIFilter { CIFilter(_name: "CIPixellate") }
  /// Dots of colour.
  public class func pointillize() -> CIFilter { CIFilter(_name: "CIPointillize") }
  /// Cells of colour.
  public class func crystallize() -> CIFilter { CIFilter(_name: "CICrystallize") }
  /// Lines of a comic.
  public class func comicEffect() -> CIFilter { CIFilter(_name: "CIComicEffect") }
  /// A screen of dots.
  public class func dotScreen() -> CIFilter { CIFilter(_name: "CIDotScreen") }
  /// A screen of four colours.
  public class func cmykHalftone() -> CIFilter { CIFilter(_name: "CICmykHalftone") }
  /// Light that spreads.
  public class func bloom() -> CIFilter { CIFilter(_name: "CIBloom") }
  /// Light that fades.
  public class func gloom() -> CIFilter { CIFilter(_name: "CIGloom") }
  /// Edges only.
  public class func edges() -> CIFilter { CIFilter(_name: "CIEdges") }
  /// Dark corners.
  public class func vignette() -> CIFilter { CIFilter(_name: "CIVignette") }
  /// More or less light.
  public class func exposureAdjust() -> CIFilter { CIFilter(_name: "CIExposureAdjust") }
  /// Other hues.
  public class func hueAdjust() -> CIFilter { CIFilter(_name: "CIHueAdjust") }
  /// Livelier colours.
  public class func vibrance() -> CIFilter { CIFilter(_name: "CIVibrance") }
  /// Warmer or cooler.
  public class func temperatureAndTint() -> CIFilter { CIFilter(_name: "CITemperatureAndTint") }
  /// A twirl.
  public class func twirlDistortion() -> CIFilter { CIFilter(_name: "CITwirlDistortion") }
  /// A bump.
  public class func bumpDistortion() -> CIFilter { CIFilter(_name: "CIBumpDistortion") }
  /// A square code of a message; no picture here.
  public class func qrCodeGenerator() -> CIFilter { CIFilter(_name: "CIQrCodeGenerator") }
  /// A bar code of a message; no picture here.
  public class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(_name: "CICode128BarcodeGenerator")
  }
}
