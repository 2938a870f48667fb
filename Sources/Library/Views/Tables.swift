// Tables: a row for each value, a cell for each column.

@_native("views.parts") func _viewParts(_ view: Any) -> [Any]

public protocol TableColumnContent: View {
  associatedtype TableRowValue
}
protocol _TableColumn {
  var _title: String { get }
  func _cell(_ value: Any) -> Any
  func _header(_ order: Any?) -> Any
}
public struct TableColumn<RowValue, Content: View>: TableColumnContent, _TableColumn {
  public typealias Body = Never
  public typealias TableRowValue = RowValue
  let _title: String
  let _comparator: KeyPathComparator<RowValue>?
  let _content: (RowValue) -> Content
  init(
    _title: String, _ comparator: KeyPathComparator<RowValue>?,
    _ content: @escaping (RowValue) -> Content
  ) {
    self._title = _title
    _comparator = comparator
    _content = content
  }
  public init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(_title: title, nil, content)
  }
  public init<V: Comparable>(
    _ title: String, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: title, KeyPathComparator(value), content)
  }
  public init<V, C: SortComparator>(
    _ title: String, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(_title: title, KeyPathComparator(value, comparator: comparator), content)
  }
  public init(
    _ title: String, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: title, comparator, content)
  }
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(_title: title._text, nil, content)
  }
  public init<V: Comparable>(
    _ title: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: title._text, KeyPathComparator(value), content)
  }
  public init<V, C: SortComparator>(
    _ title: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(_title: title._text, KeyPathComparator(value, comparator: comparator), content)
  }
  public init(
    _ title: Text, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_title: title._text, comparator, content)
  }

  func _cell(_ value: Any) -> Any { _content(value as! RowValue) }
  func _header(_ order: Any?) -> Any {
    if let comparator = _comparator, let order = order as? Binding<[KeyPathComparator<RowValue>]> {
      return _SortHeader(
        _label: Text(_title),
        _action: {
          var new = order.wrappedValue
          if let first = new.first, first.keyPath == comparator.keyPath {
            new[0].order = first.order == .forward ? .reverse : .forward
          } else {
            new.removeAll { $0.keyPath == comparator.keyPath }
            new.insert(comparator, at: 0)
          }
          order.wrappedValue = new
        })
    }
    return _ColumnHeader(_title: _title)
  }
}
extension TableColumn where Content == Text {
  public init(_ title: String, value: KeyPath<RowValue, String>) {
    self.init(_title: title, KeyPathComparator(value), { Text($0[keyPath: value]) })
  }
  public init<C: SortComparator>(
    _ title: String, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(
      _title: title, KeyPathComparator(value, comparator: comparator),
      { Text($0[keyPath: value]) })
  }
  public init(_ title: Text, value: KeyPath<RowValue, String>) {
    self.init(_title: title._text, KeyPathComparator(value), { Text($0[keyPath: value]) })
  }
  public init<C: SortComparator>(
    _ title: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    self.init(
      _title: title._text, KeyPathComparator(value, comparator: comparator),
      { Text($0[keyPath: value]) })
  }

}
public struct TableColumnAlignment: Hashable, Sendable {
  let _name: String
  public static let automatic = TableColumnAlignment(_name: "automatic")
  public static let leading = TableColumnAlignment(_name: "leading")
  public static let center = TableColumnAlignment(_name: "center")
  public static let trailing = TableColumnAlignment(_name: "trailing")
  public static let numeric = TableColumnAlignment(_name: "numeric")
}
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
extension TableColumnContent {
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}

@resultBuilder public enum TableColumnBuilder<RowValue> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }
  public static func buildExpression<Column: View>(_ column: Column) -> Column { column }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: first, _second: nil)
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: nil, _second: second)
  }
}

/// The header of a sortable column.
@_shown(_label, as: "TableColumn") @_control(.button, action: _action)
struct _SortHeader: View {
  typealias Body = Never
  var _label: Text
  var _action: () -> Void
}
@_shown(text: _title, as: "TableColumn")
struct _ColumnHeader: View {
  typealias Body = Never
  var _title: String
}
/// A row of views: column headers, or cells.
@_shown(each: _arguments, .transparent) @_role(.tableCells)
struct _TableCells: View {
  typealias Body = Never
  var _arguments: [Any]
}
func _tableCells(_ columns: [Any], _ value: Any) -> _TableCells {
  _TableCells(_arguments: columns.compactMap { ($0 as? any _TableColumn)?._cell(value) })
}
struct _TableColumnsKey: EnvironmentKey { static let defaultValue: [Any] = [] }
extension EnvironmentValues {
  var _tableColumns: [Any] {
    get { self[_TableColumnsKey.self] }
    set { self[_TableColumnsKey.self] = newValue }
  }
}
public protocol TableRowContent: View {}
extension ModifiedContent: TableRowContent where Content: TableRowContent {}
extension ForEach: TableRowContent where Content: TableRowContent {}
extension TableRowContent {
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent {
    ModifiedContent(content: self, modifier: _ContextMenu(_items: menuItems()))
  }
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent {
    ModifiedContent(content: self, modifier: _Draggable(_payload: { payload() }))
  }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent {
    self
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent {
    ModifiedContent(
      content: self,
      modifier: _DropTarget<T>(
        isOfRows: false,
        _take: { items, _ in
          action(items)
          return true
        }, _target: { _ in }))
  }
}
// Tables pass the index first, lists pass it last.
extension ForEach where Content: TableRowContent {
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some TableRowContent {
    ModifiedContent(
      content: self,
      modifier: _DropTarget<T>(
        isOfRows: true,
        _take: { items, row in
          action(row, items)
          return true
        }, _target: { _ in }))
  }
}
public struct TableRow<Value: Identifiable>: TableRowContent {
  let _value: Value
  @Environment(\._tableColumns) var _columns: [Any]
  public init(_ value: Value) { _value = value }
  public var body: some View { _tableCells(_columns, _value) }
}

@_shown(_header, _rows, .lazy) @_role(.table, value: _selection, values: _selections)
public struct Table<Value: Identifiable, Rows: View, Columns: View>: View {
  public typealias Body = Never
  var _header: _TableCells
  var _rows: Rows
  var _selection: Binding<Value.ID?>?
  var _selections: Binding<Set<Value.ID>>?
  init(
    _rows: Rows, _columns: [Any], _order: Binding<[KeyPathComparator<Value>]>?
  ) {
    _header = _TableCells(
      _arguments: _columns.compactMap { ($0 as? any _TableColumn)?._header(_order) })
    self._rows = _rows
  }
  func _select(_ value: Any) -> Bool {
    _selectOne(value, _selection, _selections)
  }
}
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableCells> {
    let parts = _viewParts(columns())
    self.init(
      _rows: ForEach(data) { value in _tableCells(parts, value) }, _columns: parts,
      _order: sortOrder)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where Data.Element == Value, Rows == OutlineGroup<Data, Value.ID, _TableCells> {
    let parts = _viewParts(columns())
    self.init(
      _rows: OutlineGroup(data, children: children) { value in _tableCells(parts, value) },
      _columns: parts, _order: sortOrder)
  }
  public init<Content: View>(
    of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Content
  )
  where Rows == ModifiedContent<Content, _EnvironmentWriter<[Any]>> {
    let parts = _viewParts(columns())
    self.init(
      _rows: ModifiedContent(
        content: rows(),
        modifier: _EnvironmentWriter(keyPath: \EnvironmentValues._tableColumns, value: parts)),
      _columns: parts, _order: sortOrder)
  }
}
