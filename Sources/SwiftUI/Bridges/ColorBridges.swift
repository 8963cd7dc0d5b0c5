import Display
import UIKit

extension Color {
  /// The colour of an object of UIKit, light and dark.
  public init(uiColor: UIColor) {
    self.init(light: uiColor.display(false), dark: uiColor.display(true))
  }
  /// The colour of an object of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }
  /// The colour of an object of the drawing module.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      opacity: Double(parts[3]))
  }
  /// The colour of an object of the drawing module.
  @_disfavoredOverload
  public init(_ color: CGColor) { self.init(cgColor: color) }
  /// The colour as an object of the drawing module, in light surroundings.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension UIColor {
  fileprivate func display(_ isDark: Bool) -> DisplayColor {
    let parts = _components(isDark: isDark)
    return DisplayColor(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.alpha))
  }
  /// The colour of a view's colour, light and dark.
  public convenience init(_ color: Color) {
    self.init(dynamicProvider: { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let display = color.display(in: environment)
      return UIColor(
        red: CGFloat(display.red), green: CGFloat(display.green), blue: CGFloat(display.blue),
        alpha: CGFloat(display.opacity))
    })
  }
}
