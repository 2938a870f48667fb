// Outlines: trees of data with branches that can be expanded.

public struct _OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  var _element: Data.Element
  var _id: KeyPath<Data.Element, ID>
  var _children: KeyPath<Data.Element, Data?>
  var _row: (Data.Element) -> Row
  public var body: some View {
    if let children = _element[keyPath: _children] {
      DisclosureGroup {
        ForEach(children, id: _id) { child in
          AnyView(
            _OutlineRow(_element: child, _id: _id, _children: _children, _row: _row))
        }
      } label: {
        _row(_element)
      }
    } else {
      _row(_element)
    }
  }
}

public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  var _data: Data
  var _id: KeyPath<Data.Element, ID>
  var _children: KeyPath<Data.Element, Data?>
  var _row: (Data.Element) -> Row
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    _data = data
    _id = id
    _children = children
    _row = content
  }
  public var body: some View {
    ForEach(_data, id: _id) { element in
      _OutlineRow(_element: element, _id: _id, _children: _children, _row: _row)
    }
  }
}
extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    _data = data
    _id = \Data.Element.id
    _children = children
    _row = content
  }
}
extension OutlineGroup {
  public init<E: Identifiable>(
    _ root: E, children: KeyPath<E, [E]?>, @ViewBuilder content: @escaping (E) -> Row
  ) where Data == [E], ID == E.ID {
    self.init([root], children: children, content: content)
  }
}
