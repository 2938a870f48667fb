// The scroll positions that a program stores.
//
// Loads by member

@_shown(by: .scrollPosition) @_parts(shown: _shown, edge: _edge)
struct _ScrollPosition: ViewModifier {
  typealias Body = Never
  var _shown: Any?
  /// The edge that was scrolled to.
  var _edge: String?
  var _set: (Any) -> Void
  func _take(_ id: Any) { _set(id) }
}

public struct ScrollPosition: Equatable, CustomDebugStringConvertible {
  public internal(set) var edge: Edge?
  var _id: AnyHashable?
  public init<T: Hashable>(idType: T.Type = T.self, edge: Edge? = nil) { self.edge = edge }
  public init<T: Hashable>(id: T, anchor: UnitPoint? = nil) { _id = AnyHashable(id) }
  public init(edge: Edge) { self.edge = edge }
  public var viewID: AnyHashable? { _id }
  public var debugDescription: String {
    if let id = _id { return "ScrollPosition(id: \(String(reflecting: id.base)))" }
    return edge.map { "ScrollPosition(edge: .\($0))" } ?? "ScrollPosition()"
  }
  public func viewID<T: Hashable>(type: T.Type) -> T? { _id?.base as? T }
  public mutating func scrollTo<T: Hashable>(id: T, anchor: UnitPoint? = nil) {
    _id = AnyHashable(id)
    edge = nil
  }
  public mutating func scrollTo(edge: Edge) {
    _id = nil
    self.edge = edge
  }
  public mutating func scrollTo(point: CGPoint) {
    _id = nil
    edge = nil
  }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }
}

extension View {
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _ScrollPosition(
        _shown: id.wrappedValue.map { $0 as Any },
        _set: { if let new = $0 as? ID { id.wrappedValue = new } }))
  }
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _ScrollPosition(
        _shown: position.wrappedValue._id?.base,
        _edge: position.wrappedValue.edge.map { "\($0)" },
        _set: { position.wrappedValue._id = $0 as? AnyHashable }))
  }
}
