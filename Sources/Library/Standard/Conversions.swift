// What the checker substitutes for conversions of elements, such as `[T]` to `[T?]`.

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
