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
    self.init(
      data, sortOrder: sortOrder, columnCustomization: columnCustomization, columns: columns)
    _selection = selection
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where Data.Element == Value, Rows == OutlineGroup<Data, Value.ID, _TableCells> {
    self.init(
      data, children: children, sortOrder: sortOrder, columnCustomization: columnCustomization,
      columns: columns)
    _selection = selection
  }
  public init<Content: View>(
    of type: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @ViewBuilder rows: () -> Content
  )
  where Rows == ModifiedContent<Content, _EnvironmentWriter<[Any]>> {
    self.init(
      of: type, sortOrder: sortOrder, columnCustomization: columnCustomization, columns: columns,
      rows: rows)
    _selection = selection
  }
}
