// Core Location. A manager never has a location, requests no permission and calls no delegate.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public var kCLLocationAccuracyBest: CLLocationAccuracy { -1 }
public var kCLLocationAccuracyBestForNavigation: CLLocationAccuracy { -2 }
public var kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy { 10 }
public var kCLLocationAccuracyHundredMeters: CLLocationAccuracy { 100 }
public var kCLLocationAccuracyKilometer: CLLocationAccuracy { 1000 }
public var kCLLocationAccuracyThreeKilometers: CLLocationAccuracy { 3000 }
public var kCLLocationAccuracyReduced: CLLocationAccuracy { 3000 }
public var kCLDistanceFilterNone: CLLocationDistance { -1 }
public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: -180, longitude: -180)
}

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() {
    latitude = 0
    longitude = 0
  }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
public class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  public var speed: CLLocationSpeed { -1 }
  public var course: CLLocationDirection { -1 }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date()
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }
  /// The distance in meters, on a sphere with the mean radius of the Earth.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, other.coordinate)
    let north = sin((b.latitude - a.latitude) * radians / 2)
    let east = sin((b.longitude - a.longitude) * radians / 2)
    let share =
      north * north
      + cos(a.latitude * radians) * cos(b.latitude * radians) * east * east
    return 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
  }
}
public class CLHeading: NSObject {
  public var magneticHeading: CLLocationDirection { 0 }
  public var trueHeading: CLLocationDirection { 0 }
}
public class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(_identifier: String) { identifier = _identifier }
}
public class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(_identifier: identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: place) <= radius
  }
}
public class CLPlacemark: NSObject {
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var locality: String? { nil }
  public var administrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }
  public var location: CLLocation? { nil }
}
public struct CLError: Error {
  public enum Code: Int {
    case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}
public class CLGeocoder: NSObject {
  public override init() {}
  public var isGeocoding: Bool { false }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  public func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  public func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  public func cancelGeocode() {}
}
public enum CLAuthorizationStatus: Int32 {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLAccuracyAuthorization: Int { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
  @objc optional func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  @objc optional func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didEnterRegion region: CLRegion)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didExitRegion region: CLRegion)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState,
    for region: CLRegion)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  @objc optional func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  @objc optional func locationManager(
    _ manager: CLLocationManager, didVisit visit: CLVisit)
  @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}
public enum CLRegionState: Int { case unknown, inside, outside }
public class CLVisit: NSObject {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
public class CLLocationManager: NSObject {
  public override init() {}
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public static func locationServicesEnabled() -> Bool { true }
  public static func headingAvailable() -> Bool { false }
  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
}
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public var isStationary: Bool { stationary }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var accuracyLimited: Bool { false }
  public enum LiveConfiguration { case `default`, automotiveNavigation, fitness, airborne }
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
