// Loads by member

@_shown(by: .preferenceView) @_parts(name: _name)
struct _PreferenceView<K: PreferenceKey, Content: View>: ViewModifier, _PreferenceReading {
  typealias Body = Never
  let _name: String
  let transform: (K.Value) -> Content
  func _make(_ value: Any) -> Any { transform(value as! K.Value) }
}

extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor<A>(_value: value._value)))
  }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PreferenceView<K, V>(_name: "overlayPreferenceValue", transform: transform))
  }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _PreferenceView<K, V>(
        _name: "backgroundPreferenceValue", transform: transform))
  }
}
