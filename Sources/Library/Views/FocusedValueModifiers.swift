// Modifiers that offer values to views elsewhere.
//
// Loads by member

extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<Value>(keyPath: keyPath, value: value, isOfScene: false))
  }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<Value>(keyPath: keyPath, value: value, isOfScene: true))
  }
}
