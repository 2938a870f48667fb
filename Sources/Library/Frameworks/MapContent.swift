// MapKit's views: a map shows its name and its content.
//
// Module: MapKit

public typealias MapContent = View
public typealias MapContentBuilder = ViewBuilder
public struct MapInteractionModes: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all = MapInteractionModes(rawValue: 15)
}
public enum MapUserTrackingMode { case none, follow }
public struct MapFeature: Hashable {}
public struct MapSelection<Value: Hashable>: Hashable {
  public let value: Value?
  public init(_ value: Value) { self.value = value }
}
public struct MapCameraBounds {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public struct MapProxy {
  public func convert(
    _ point: CGPoint, from space: CoordinateSpace
  ) -> CLLocationCoordinate2D? { nil }
}
public func MapReader<Content: View>(
  @ViewBuilder content: (MapProxy) -> Content
) -> some View { content(MapProxy()) }

func _map(_ content: Any...) -> _InertLeaf { _InertLeaf(_name: "Map", _arguments: content) }
func _mark(_ name: String, _ arguments: Any...) -> _InertLeaf {
  _InertLeaf(_name: name, _arguments: arguments)
}
public func Map(
  initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all
) -> _InertLeaf { _map() }
public func Map<Content: View>(
  initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content
) -> _InertLeaf { _map(content()) }
public func Map(
  position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all
) -> _InertLeaf { _map(position.wrappedValue) }
public func Map<Content: View>(
  position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content
) -> _InertLeaf { _map(position.wrappedValue, content()) }
public func Map<Selected: Hashable, Content: View>(
  position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
  @ViewBuilder content: () -> Content
) -> _InertLeaf { _map(position.wrappedValue, selection.wrappedValue as Any, content()) }
public func Map<Selected: Hashable, Content: View>(
  initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
  interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>,
  @ViewBuilder content: () -> Content
) -> _InertLeaf { _map(selection.wrappedValue as Any, content()) }
public func Map(
  coordinateRegion: Binding<MKCoordinateRegion>,
  interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
  userTrackingMode: Binding<MapUserTrackingMode>? = nil
) -> _InertLeaf { _map(coordinateRegion.wrappedValue) }
public func Map<Items: RandomAccessCollection, Mark: View>(
  coordinateRegion: Binding<MKCoordinateRegion>,
  interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
  userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
  annotationContent: @escaping (Items.Element) -> Mark
) -> _InertLeaf where Items.Element: Identifiable {
  _map(coordinateRegion.wrappedValue, ForEach(annotationItems, content: annotationContent))
}

public func Marker(
  _ title: String, coordinate: CLLocationCoordinate2D
) -> _InertLeaf { _mark("Marker", Text(title)) }
public func Marker(
  _ title: String, systemImage: String, coordinate: CLLocationCoordinate2D
) -> _InertLeaf { _mark("Marker", Text(title)) }
public func Marker(
  _ title: String, image: String, coordinate: CLLocationCoordinate2D
) -> _InertLeaf { _mark("Marker", Text(title)) }
public func Marker(
  _ title: String, monogram: Text, coordinate: CLLocationCoordinate2D
) -> _InertLeaf { _mark("Marker", Text(title)) }
public func Marker(item: MKMapItem) -> _InertLeaf {
  _mark("Marker", Text(item.name ?? ""))
}
public func Marker<Label: View>(
  coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
) -> _InertLeaf { _mark("Marker", label()) }
public func Annotation<Content: View>(
  _ title: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
  @ViewBuilder content: () -> Content
) -> _InertLeaf { _mark("Annotation", content()) }
public func Annotation<Content: View, Label: View>(
  coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
  @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
) -> _InertLeaf { _mark("Annotation", content(), label()) }
public func UserAnnotation(anchor: UnitPoint = .center) -> _InertLeaf {
  _mark("UserAnnotation")
}
public func MapCircle(
  center: CLLocationCoordinate2D, radius: CLLocationDistance
) -> _InertLeaf { _mark("MapCircle") }
public func MapPolyline(
  coordinates: [CLLocationCoordinate2D]
) -> _InertLeaf { _mark("MapPolyline") }
public func MapPolyline(_ line: MKPolyline) -> _InertLeaf { _mark("MapPolyline") }
public func MapPolyline(_ route: MKRoute) -> _InertLeaf { _mark("MapPolyline") }
public func MapPolygon(coordinates: [CLLocationCoordinate2D]) -> _InertLeaf {
  _mark("MapPolygon")
}
public func MapMarker(coordinate: CLLocationCoordinate2D, tint: Color? = nil) -> _InertLeaf {
  _mark("MapMarker")
}
public func MapPin(coordinate: CLLocationCoordinate2D, tint: Color? = nil) -> _InertLeaf {
  _mark("MapPin")
}
public func MapAnnotation<Content: View>(
  coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
  @ViewBuilder content: () -> Content
) -> _InertLeaf { _mark("MapAnnotation", content()) }
public func LookAroundPreview(
  initialScene: MKLookAroundScene?
) -> _InertLeaf { _mark("LookAroundPreview") }
public func MapUserLocationButton() -> _InertLeaf { _mark("MapUserLocationButton") }
public func MapCompass() -> _InertLeaf { _mark("MapCompass") }
public func MapScaleView() -> _InertLeaf { _mark("MapScaleView") }
public func MapPitchToggle() -> _InertLeaf { _mark("MapPitchToggle") }
public func MapZoomStepper() -> _InertLeaf { _mark("MapZoomStepper") }
