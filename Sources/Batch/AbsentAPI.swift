/// Names of Apple's SwiftUI that are not here, with what comes nearest.
///
/// What the modules have by now is dropped where the list is shown.
package enum AbsentAPI {
  package static let names: [(name: String, instead: String)] = [
    ("Chart", "bars of Capsule or Rectangle in an HStack, or a Path"),
    ("Map", "an Image of the map"),
    ("MultiDatePicker", "DatePicker"),
    ("PencilKit", "Canvas"),
    ("PhotosPicker", "Button"),
    ("RealityView", "Canvas, rotation3DEffect"),
    ("SceneView", "Canvas, rotation3DEffect"),
    ("SignInWithAppleButton", "Button"),
    ("SpriteView", "Canvas in a TimelineView"),
    ("WebView", "Text or Image"),
    ("chartXAxis", "Text below the bars"),
    ("fileImporter", "a value of your own"),
    ("keyframeTimeline", "KeyframeTimeline"),
    ("onPasteCommand", "onTapGesture"),
    ("photosPicker", "a value of your own"),
    ("quickLookPreview", "sheet"),
  ]
}
