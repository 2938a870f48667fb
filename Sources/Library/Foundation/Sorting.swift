enum SortOrder: Hashable, Codable {
  case forward, reverse
  init(from decoder: any Decoder) throws {
    self = try Bool(from: decoder) ? .forward : .reverse
  }
  func encode(to encoder: any Encoder) throws { try (self == .forward).encode(to: encoder) }
}
protocol SortComparator<Compared>: Hashable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
struct ComparableComparator<Compared: Comparable>: SortComparator {
  var order: SortOrder
  init(order: SortOrder = .forward) { self.order = order }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
// Nil comes before every value.
struct _OptionalComparator<Base: SortComparator>: SortComparator {
  var base: Base
  var order: SortOrder {
    get { base.order }
    set { base.order = newValue }
  }
  func compare(_ lhs: Base.Compared?, _ rhs: Base.Compared?) -> ComparisonResult {
    if let lhs, let rhs { return base.compare(lhs, rhs) }
    if (lhs == nil) == (rhs == nil) { return .orderedSame }
    return (lhs == nil) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
func _comesFirst<C: SortComparator>(
  _ left: C.Compared, _ right: C.Compared, by comparators: [C]
) -> Bool {
  for comparator in comparators {
    let result = comparator.compare(left, right)
    if result != .orderedSame { return result == .orderedAscending }
  }
  return false
}
/// Compares by the values at a key path.
protocol _KeyPathComparing<Compared>: SortComparator {
  var keyPath: PartialKeyPath<Compared> { get }
  var _compare: (Compared, Compared) -> ComparisonResult { get }
  /// The value at the key path, if it is compared by `<`; nil for all others.
  var _plainKey: (Compared) -> Any? { get }
  init(
    _keyPath: PartialKeyPath<Compared>, _ order: SortOrder,
    plainKey: @escaping (Compared) -> Any?,
    _ compare: @escaping (Compared, Compared) -> ComparisonResult)
}
extension _KeyPathComparing {
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.init(_keyPath: keyPath, order, plainKey: { $0[keyPath: keyPath] }) {
      let left = $0[keyPath: keyPath]
      let right = $1[keyPath: keyPath]
      return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
    }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.init(
      keyPath, comparator: _OptionalComparator(base: ComparableComparator<Value>()),
      order: order)
  }
  init<Value, C: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: C)
  where C.Compared == Value {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }
  init<Value, C: SortComparator>(_ keyPath: KeyPath<Compared, Value?>, comparator: C)
  where C.Compared == Value {
    self.init(
      keyPath, comparator: _OptionalComparator(base: comparator), order: comparator.order)
  }
  init<Value, C: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: C, order: SortOrder
  ) where C.Compared == Value {
    var forward = comparator
    forward.order = .forward
    self.init(_keyPath: keyPath, order, plainKey: { _ in nil }) {
      forward.compare($0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }
  init<Value, C: SortComparator>(
    _ keyPath: KeyPath<Compared, Value?>, comparator: C, order: SortOrder
  ) where C.Compared == Value {
    self.init(keyPath, comparator: _OptionalComparator(base: comparator), order: order)
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    order == .forward ? _compare(lhs, rhs) : _compare(rhs, lhs)
  }
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
  }
}
struct KeyPathComparator<Compared>: _KeyPathComparing {
  var order: SortOrder
  let keyPath: PartialKeyPath<Compared>
  let _compare: (Compared, Compared) -> ComparisonResult
  let _plainKey: (Compared) -> Any?
  init(
    _keyPath: PartialKeyPath<Compared>, _ order: SortOrder,
    plainKey: @escaping (Compared) -> Any?,
    _ compare: @escaping (Compared, Compared) -> ComparisonResult
  ) {
    keyPath = _keyPath
    self.order = order
    _plainKey = plainKey
    _compare = compare
  }
}
struct SortDescriptor<Compared>: _KeyPathComparing {
  var order: SortOrder
  let keyPath: PartialKeyPath<Compared>
  let _compare: (Compared, Compared) -> ComparisonResult
  let _plainKey: (Compared) -> Any?
  init(
    _keyPath: PartialKeyPath<Compared>, _ order: SortOrder,
    plainKey: @escaping (Compared) -> Any?,
    _ compare: @escaping (Compared, Compared) -> ComparisonResult
  ) {
    keyPath = _keyPath
    self.order = order
    _plainKey = plainKey
    _compare = compare
  }
}
/// The elements in the order of descriptors, each of which decides among those that are equal for the ones before it. The
/// value at a key path is read once for each element.
func _sorted<D: _KeyPathComparing>(
  _ elements: [D.Compared], by descriptors: ArraySlice<D>
) -> [D.Compared] {
  guard elements.count > 1, let first = descriptors.first else { return elements }
  let keys = elements.compactMap(first._plainKey)
  if keys.isEmpty {
    let list = Array(descriptors)
    return elements.sorted(by: { _comesFirst($0, $1, by: list) })
  }
  let (order, ties) = _order(of: keys, first.order == .reverse)
  let sorted = order.map { elements[$0] }
  let rest = descriptors.dropFirst()
  if rest.isEmpty || !ties.contains(true) { return sorted }
  var result: [D.Compared] = []
  var start = 0
  for end in 1...sorted.count where end == sorted.count || !ties[end] {
    result += _sorted(Array(sorted[start..<end]), by: rest)
    start = end
  }
  return result
}
/// The indices of keys in their order, and whether the key at each of these places equals the one before it.
@_native("array.order") func _order(of keys: [Any], _ isReversed: Bool) -> ([Int], [Bool])
