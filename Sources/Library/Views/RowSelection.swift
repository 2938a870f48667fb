// Selection in lists and tables.

func _selectOne<V: Hashable>(
  _ value: Any, _ selection: Binding<V?>?, _ selections: Binding<Set<V>>?
) -> Bool {
  guard let value = value as? V else { return false }
  if let selection {
    selection.wrappedValue = value
    return true
  }
  if let selections {
    selections.wrappedValue = [value]
    return true
  }
  return false
}
