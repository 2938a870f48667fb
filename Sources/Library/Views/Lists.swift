// Lists of views, or of the elements of a collection.

@_shown(_content, .lazy) @_role(.list, value: _selection, values: _selections)
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  var _content: Content
  var _selection: Binding<SelectionValue?>?
  var _selections: Binding<Set<SelectionValue>>?
  func _selectBase(_ value: AnyHashable) -> Bool { _select(value.base) }
  /// Selects a row; in edit mode it toggles the row in the selection.
  func _choose(_ value: Any, _ frame: Int) -> Bool {
    var values = EnvironmentValues()
    values._frame = frame
    let isEditing = values.editMode?.wrappedValue.isEditing ?? false
    if isEditing, let selections = _selections, let value = value as? SelectionValue {
      if selections.wrappedValue.contains(value) {
        selections.wrappedValue.remove(value)
      } else {
        selections.wrappedValue.insert(value)
      }
      return true
    }
    return _select(value)
  }
  func _select(_ value: Any) -> Bool {
    _selectOne(value, _selection, _selections)
  }
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    _content = content()
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    _content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    _content = OutlineGroup(data, children: children, content: rowContent)
  }
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    _content = ForEach(data, content: rowContent)
  }
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index == Int
  {
    _content = ForEach(data, editActions: editActions, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    _content = ForEach(data, id: id, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    _content = OutlineGroup(data, id: id, children: children, content: rowContent)
  }
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent> {
    _content = ForEach(data, id: id, content: rowContent)
  }
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index == Int {
    _content = ForEach(data, id: id, editActions: editActions, content: rowContent)
  }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    _content = ForEach(data, content: rowContent)
  }
}
