extension PreludeLibrary {
  /// What the checker puts in place of comparisons with `nil` and between types.
  static let checkerSupport = PreludeChunk(
    names: ["_isNil", "_metatypesEqual", "_voidsEqual"],
    text: #"""
      @_instruction("optional.isNil") func _isNil<T>(_ value: T?) -> Bool
      @_instruction("any.eq") func _metatypesEqual(_ lhs: Any, _ rhs: Any) -> Bool
      func _voidsEqual(_ lhs: Any, _ rhs: Any) -> Bool { true }
      """#)

  /// What the checker puts in place of conversions that make other parts: `[T]` as `[T?]`.
  static let conversions = PreludeChunk(
    names: ["_convertingOptional", "_convertingArray", "_convertingSet", "_convertingDictionary"],
    text: #"""
      func _convertingOptional<T, U>(_ value: T?, _ convert: (T) -> U) -> U? { value.map(convert) }
      func _convertingArray<T, U>(_ values: [T], _ convert: (T) -> U) -> [U] { values.map(convert) }
      func _convertingSet<T: Hashable, U: Hashable>(
        _ values: Set<T>, _ convert: (T) -> U
      ) -> Set<U> {
        Set(values.map(convert))
      }
      func _convertingDictionary<K: Hashable, L: Hashable, V, W>(
        _ values: [K: V], _ key: (K) -> L, _ value: (V) -> W
      ) -> [L: W] {
        var result: [L: W] = [:]
        for (own, held) in values { result[key(own)] = value(held) }
        return result
      }
      """#)

  /// What stands behind a `lazy` variable of a body.
  static let localAccessors = PreludeChunk(
    names: ["_LocalAccessors", "_localAccessors"],
    text: #"""
      struct _LocalAccessors<Value> {
        let _get: () -> Value
        let _set: (Value) -> Void
        var wrappedValue: Value {
          get { _get() }
          nonmutating set { _set(newValue) }
        }
      }
      func _localAccessors<Value>(
        _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void
      ) -> _LocalAccessors<Value> { _LocalAccessors(_get: get, _set: set) }
      """#)

  static let lazyLocal = PreludeChunk(
    names: ["_LazyLocal"],
    text: #"""
      struct _LazyLocal<Value> {
        let make: () -> Value
        var value: Value?
        init(@_implicitSelfCapture wrappedValue: @autoclosure @escaping () -> Value) {
          make = wrappedValue
        }
        var wrappedValue: Value {
          mutating get {
            if let value { return value }
            let fresh = make()
            value = fresh
            return fresh
          }
          set { value = newValue }
        }
      }
      """#)
}
