// Map modifiers. The camera never moves, so that its callbacks are never called.
//
// Loads by member

public struct MapCameraUpdateContext {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency { case continuous, onEnd }
public struct PointOfInterestCategories: Equatable {
  let _categories: [MKPointOfInterestCategory]
  public static let all = PointOfInterestCategories(_categories: [])
  public static let excludingAll = PointOfInterestCategories(_categories: [])
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories(_categories: categories) }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories(_categories: categories) }
}
public struct MapStyle {
  public enum Elevation { case automatic, flat, realistic }
  public enum Emphasis { case automatic, muted }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}
extension View {
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func annotationTitles(_ visibility: Visibility) -> some View { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some View { self }
}
