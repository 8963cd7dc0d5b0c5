/// A device whose screen a film can have.
package struct Device: Hashable, Sendable {
  package let name: String
  /// In points, upright.
  package let width: Double
  package let height: Double
  /// Pixels per point.
  package let scale: Double

  /// Sizes as the makers of the devices publish them.
  package static let all = [
    Device(name: "iphone-se", width: 375, height: 667, scale: 2),
    Device(name: "iphone-13-mini", width: 375, height: 812, scale: 3),
    Device(name: "iphone-14", width: 390, height: 844, scale: 3),
    Device(name: "iphone-14-plus", width: 428, height: 926, scale: 3),
    Device(name: "iphone-15", width: 393, height: 852, scale: 3),
    Device(name: "iphone-15-pro-max", width: 430, height: 932, scale: 3),
    Device(name: "iphone-16-pro", width: 402, height: 874, scale: 3),
    Device(name: "iphone-16-pro-max", width: 440, height: 956, scale: 3),
    Device(name: "ipad-mini", width: 744, height: 1133, scale: 2),
    Device(name: "ipad-pro-11", width: 834, height: 1194, scale: 2),
    Device(name: "ipad-pro-13", width: 1032, height: 1376, scale: 2),
    Device(name: "watch-41", width: 176, height: 215, scale: 2),
    Device(name: "watch-45", width: 198, height: 242, scale: 2),
    Device(name: "tv", width: 1920, height: 1080, scale: 1),
  ]

  package static func named(_ name: String) throws -> Device {
    let wanted = name.lowercased().split(whereSeparator: { " _-".contains($0) })
      .joined(separator: "-")
    if let device = all.first(where: { $0.name == wanted }) { return device }
    throw ValueError(wanted: "a known device; there are " + all.map(\.name).joined(separator: ", "))
  }
}
