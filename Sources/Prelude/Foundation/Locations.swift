extension PreludeLibrary {
  /// The values that maps and places are described with; no map is drawn and no place is found.
  static let locations = PreludeChunk(
    names: [
      "CLLocationDegrees", "CLLocationDistance", "CLLocationAccuracy", "CLLocationDirection",
      "CLLocationSpeed", "CLLocationCoordinate2D", "CLLocation", "MKCoordinateSpan",
      "MKCoordinateRegion", "kCLLocationCoordinate2DInvalid", "CLLocationCoordinate2DIsValid",
    ],
    text: #"""
      typealias CLLocationDegrees = Double
      typealias CLLocationDistance = Double
      typealias CLLocationAccuracy = Double
      typealias CLLocationDirection = Double
      typealias CLLocationSpeed = Double
      struct CLLocationCoordinate2D: Sendable {
        var latitude: CLLocationDegrees
        var longitude: CLLocationDegrees
        init() { self.init(latitude: 0, longitude: 0) }
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
          self.latitude = latitude
          self.longitude = longitude
        }
      }
      var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: -180, longitude: -180)
      }
      func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
        abs(place.latitude) <= 90 && abs(place.longitude) <= 180
      }
      class CLLocation: NSObject {
        let coordinate: CLLocationCoordinate2D
        let altitude: CLLocationDistance
        let timestamp: Date
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
          coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
          altitude = 0
          timestamp = Date()
        }
        // Along a great circle.
        func distance(from other: CLLocation) -> CLLocationDistance {
          let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
          let turn = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
          let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(turn / 2), 2)
          return 2 * 6_371_000 * asin(min(1, sqrt(half)))
        }
      }
      struct MKCoordinateSpan {
        var latitudeDelta: CLLocationDegrees
        var longitudeDelta: CLLocationDegrees
        init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
        init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
          self.latitudeDelta = latitudeDelta
          self.longitudeDelta = longitudeDelta
        }
      }
      struct MKCoordinateRegion {
        var center: CLLocationCoordinate2D
        var span: MKCoordinateSpan
        init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
        init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
          self.center = center
          self.span = span
        }
        init(
          center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
          longitudinalMeters: CLLocationDistance
        ) {
          self.init(
            center: center,
            span: MKCoordinateSpan(
              latitudeDelta: latitudinalMeters / 111_000,
              longitudeDelta: longitudinalMeters / 111_000))
        }
      }
      """#)
}
