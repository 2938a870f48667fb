// `onGeometryChange`: there is only one size, which never changes.
//
// Loads by member

/// Evaluates the observed value in a scope of its own, and shows nothing.
@_shown(by: .reader, as: "onGeometryChange", .transparent)
struct _GeometryChange<T: Equatable>: View {
  typealias Body = Never
  var _transform: (GeometryProxy) -> T
  var _action: (T, T) -> Void
  func _build() -> some View {
    EmptyView().onChange(of: _transform(GeometryProxy()), initial: true, _action)
  }
}

extension View {
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background(_GeometryChange<T>(_transform: transform, _action: { _, new in action(new) }))
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(_GeometryChange<T>(_transform: transform, _action: action))
  }
}
