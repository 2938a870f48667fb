// MapKit's values: regions, positions, cameras. Searches find nothing.

public struct MKCoordinateSpan {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
public struct MKCoordinateRegion {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A degree of latitude is 111.2 km; a degree of longitude shrinks towards the poles.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_195,
        longitudeDelta: longitudinalMeters / (111_195 * shrinking)))
  }
  public init(_ rect: MKMapRect) { self.init() }
}
public struct MKMapPoint {
  public var x, y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
public struct MKMapSize {
  public var width, height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
public struct MKMapRect {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}
public struct MapCamera: Hashable {
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.centerCoordinate.latitude == b.centerCoordinate.latitude
      && a.centerCoordinate.longitude == b.centerCoordinate.longitude
      && a.distance == b.distance && a.heading == b.heading && a.pitch == b.pitch
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(distance) }
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
public struct MapCameraPosition: Equatable {
  let _name: String
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?
  public let item: MKMapItem?
  public let rect: MKMapRect?
  init(
    _name: String, region: MKCoordinateRegion? = nil, camera: MapCamera? = nil,
    item: MKMapItem? = nil, rect: MKMapRect? = nil
  ) {
    self._name = _name
    self.region = region
    self.camera = camera
    self.item = item
    self.rect = rect
  }
  public static var automatic: MapCameraPosition { MapCameraPosition(_name: "automatic") }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(_name: "region", region: region)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(_name: "camera", camera: camera)
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(_name: "item", item: item) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(_name: "rect", rect: rect)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(_name: "userLocation") }
  public var followsUserLocation: Bool { _name == "userLocation" }
  public var positionedByUser: Bool { false }
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    func numbers(_ position: MapCameraPosition) -> [Double] {
      guard let region = position.region else { return [] }
      return [
        region.center.latitude, region.center.longitude, region.span.latitudeDelta,
        region.span.longitudeDelta,
      ]
    }
    return a._name == b._name && numbers(a) == numbers(b) && a.camera == b.camera
      && a.item === b.item
  }
}
public class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public var title: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
public class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
}
public struct MKPointOfInterestCategory: Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
}
public class MKLocalSearch: NSObject {
  public class Request: NSObject {
    public struct ResultType: OptionSet {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let address = ResultType(rawValue: 1)
      public static let pointOfInterest = ResultType(rawValue: 2)
    }
    public override init() {}
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
    }
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]
  }
  public class Response: NSObject {
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  public func start() async throws -> Response { Response() }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  public func cancel() {}
}
public class MKLocalSearchCompletion: NSObject {
  public var title: String { "" }
  public var subtitle: String { "" }
}
@objc public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  @objc optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  @objc optional func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
public class MKLocalSearchCompleter: NSObject {
  public override init() {}
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = ""
  public var region = MKCoordinateRegion()
  public var resultTypes: MKLocalSearch.Request.ResultType = []
  public var results: [MKLocalSearchCompletion] { [] }
}
public struct MKDirectionsTransportType: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
}
public class MKRoute: NSObject {
  public var polyline: MKPolyline { MKPolyline() }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var name: String { "" }
}
public class MKDirections: NSObject {
  public class Request: NSObject {
    public override init() {}
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.automobile
  }
  public class Response: NSObject { public var routes: [MKRoute] { [] } }
  public init(request: Request) {}
  public func calculate() async throws -> Response { Response() }
}
public class MKLookAroundScene: NSObject {}
public class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
}
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
public protocol MKOverlay: MKAnnotation {}
public class MKPolyline: NSObject, MKOverlay {
  override init() {}
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {}
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
public class MKPointAnnotation: NSObject, MKAnnotation {
  public override init() {}
  public var coordinate = CLLocationCoordinate2D()
  public var title: String?
  public var subtitle: String?
}
public class MKUserLocation: NSObject { public var location: CLLocation? { nil } }
public class MKAnnotationView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
  }
  public required init?(coder: NSCoder) { return nil }
  public var canShowCallout = false
  public var annotation: (any MKAnnotation)?
  public var leftCalloutAccessoryView: UIView?
  public var rightCalloutAccessoryView: UIView?
  public var detailCalloutAccessoryView: UIView?
  public var clusteringIdentifier: String?
  public var image: UIImage?
}
public class MKPinAnnotationView: MKAnnotationView {
  public var pinTintColor: UIColor?
  public var animatesDrop = false
}
public class MKMarkerAnnotationView: MKAnnotationView { public var markerTintColor: UIColor? }
public enum MKMapType: UInt { case standard, satellite, hybrid }
@objc public protocol MKMapViewDelegate: NSObjectProtocol {
  @objc optional func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView?
  @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  @objc optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  @objc optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  @objc optional func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer
  @objc optional func mapView(
    _ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  @objc optional func mapView(
    _ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  @objc optional func mapView(
    _ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  @objc optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  @objc optional func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
}
public class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
}
public class MKPolylineRenderer: MKOverlayRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  public var strokeColor: UIColor?
  public var lineWidth: CGFloat = 0
}
public class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)?
  public var region = MKCoordinateRegion()
  public var centerCoordinate = CLLocationCoordinate2D()
  public var showsUserLocation = false
  public var mapType = MKMapType.standard
  public private(set) var annotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = center
  }
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  public private(set) var overlays: [any MKOverlay] = []
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ added: [any MKOverlay]) { overlays += added }
  public func removeOverlays(_ gone: [any MKOverlay]) {
    overlays.removeAll { overlay in gone.contains { $0 === overlay } }
  }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  public func removeAnnotations(_ gone: [any MKAnnotation]) {
    for annotation in gone { removeAnnotation(annotation) }
  }
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
}
