import Foundation
import ObjectiveC

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees to the north.
  public var latitude: CLLocationDegrees
  /// Degrees to the east.
  public var longitude: CLLocationDegrees
  /// The place at 0, 0.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// A place by degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
/// A place that was measured.
open class CLLocation: NSObject {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// A place by degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Metres above the sea.
  open var altitude: CLLocationDistance { 0 }
  /// Metres a second.
  open var speed: CLLocationSpeed { 0 }
}
/// What a program may know.
@frozen public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// Tells where a device is; nothing is told here.
///
/// Has no effect in a film.
open class CLLocationManager: NSObject {
  /// Hears of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be, in metres.
  open var desiredAccuracy: Double = -1
  /// Metres between two reports.
  open var distanceFilter: CLLocationDistance = -1
  /// Whether it may be asked: not decided.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// Asks the user.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user.
  open func requestAlwaysAuthorization() {}
  /// Asks for one place.
  open func requestLocation() {}
  /// Begins to report.
  open func startUpdatingLocation() {}
  /// Ends.
  open func stopUpdatingLocation() {}
}
/// Hears where a device is; never called here.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Places were measured.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// None could be measured.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user has decided.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
/// As exact as can be.
public let kCLLocationAccuracyBest = -1.0
