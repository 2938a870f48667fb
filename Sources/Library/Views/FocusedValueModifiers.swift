// Modifiers that offer values to views elsewhere.
//
// Loads by member

extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<Value>(
        name: _focusedName(keyPath), value: value, isOfScene: false))
  }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<Value>(
        name: _focusedName(keyPath), value: value, isOfScene: true))
  }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<T>(
        name: "focused.\(T.self)", value: object, isOfScene: false))
  }
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    ModifiedContent(
      content: self,
      modifier: _FocusedValueWriter<T>(name: "focused.\(T.self)", value: object, isOfScene: true))
  }
}
