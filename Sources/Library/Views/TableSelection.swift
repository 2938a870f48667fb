// Tables with a selection.
//
// Twin: TableSelection=TableSelections, Value.ID?=Set<Value.ID>, _selection=_selections
// Loads with: Table

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where Data.Element == Value, Rows == ForEach<Data, Value.ID, _TableCells> {
    let parts = _viewParts(columns())
    self.init(
      _rows: ForEach(data) { value in _tableCells(parts, value) }, _columns: parts,
      _order: sortOrder)
    _selection = selection
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where Data.Element == Value, Rows == OutlineGroup<Data, Value.ID, _TableCells> {
    let parts = _viewParts(columns())
    self.init(
      _rows: OutlineGroup(data, children: children) { value in _tableCells(parts, value) },
      _columns: parts, _order: sortOrder)
    _selection = selection
  }
  public init<Content: View>(
    of type: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
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
    _selection = selection
  }
}
