// Preferences: values that flow up the view tree.
//
// Loads with: View

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

@_shown(.transparent) @_role(.preferenceWriter, value: value)
struct _PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  var value: K.Value
  func _key() -> Any.Type { K.self }
}

@_shown(.transparent) @_role(.preferenceTransform)
struct _PreferenceTransform<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  var callback: (inout K.Value) -> Void
  func _key() -> Any.Type { K.self }
  func _transform(_ value: Any) -> Any {
    var result = value as! K.Value
    callback(&result)
    return result
  }
}

protocol _PreferenceReading {
  associatedtype K: PreferenceKey
}
extension _PreferenceReading {
  func _key() -> Any.Type { K.self }
  func _default() -> Any { K.defaultValue }
  func _reduce(_ first: Any, _ next: Any) -> Any {
    var result = first as! K.Value
    K.reduce(value: &result, nextValue: { next as! K.Value })
    return result
  }
}

@_shown(by: .preferenceReader)
struct _OnPreferenceChange<K: PreferenceKey>: ViewModifier, _PreferenceReading
where K.Value: Equatable {
  typealias Body = Never
  var action: (K.Value) -> Void
  func _isSame(_ first: Any, _ second: Any) -> Bool {
    (first as! K.Value) == (second as! K.Value)
  }
  func _report(_ value: Any) { action(value as! K.Value) }
}

extension View {
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    ModifiedContent(content: self, modifier: _PreferenceWriter<K>(value: value))
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: _PreferenceTransform<K>(callback: callback))
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    ModifiedContent(content: self, modifier: _OnPreferenceChange<K>(action: action))
  }
}
