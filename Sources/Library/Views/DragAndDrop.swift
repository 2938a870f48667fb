// Drag and drop between views, and between the rows of a collection.
//
// Loads by member

@_shown(.transparent) @_role(.draggable)
struct _Draggable: ViewModifier {
  typealias Body = Never
  var _payload: () -> Any
  func _item() -> Any { _payload() }
}
/// A drop target: a view, or a collection that inserts before the row with an index.
@_shown(.transparent) @_role(.dropTarget, isOfRows: isOfRows, target: _target)
struct _DropTarget<Item>: ViewModifier {
  typealias Body = Never
  var isOfRows: Bool
  var _take: ([Item], Int) -> Bool
  var _target: (Bool) -> Void
  func _accepts(_ item: Any) -> Bool { item is Item }
  func _drop(_ item: Any, _ row: Int) -> Bool { _take([item as! Item], row) }
}
extension View {
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    ModifiedContent(content: self, modifier: _Draggable(_payload: { payload() }))
  }
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    // The preview is made with the view, and shown only while it is dragged.
    let _ = preview()
    return ModifiedContent(content: self, modifier: _Draggable(_payload: { payload() }))
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _DropTarget<T>(
        isOfRows: false, _take: { items, _ in action(items, CGPoint.zero) },
        _target: isTargeted))
  }
}
extension DynamicViewContent {
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: _DropTarget<T>(
        isOfRows: true,
        _take: { items, row in
          action(items, row)
          return true
        }, _target: { _ in }))
  }
}
extension String: Transferable {
  public static var transferRepresentation: Never { fatalError() }
}
extension Data: Transferable {
  public static var transferRepresentation: Never { fatalError() }
}
extension URL: Transferable {
  public static var transferRepresentation: Never { fatalError() }
}
extension Color: Transferable {
  public static var transferRepresentation: Never { fatalError() }
}
extension Image: Transferable {
  public static var transferRepresentation: Never { fatalError() }
}
