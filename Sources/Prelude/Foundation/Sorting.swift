extension PreludeLibrary {
  static let sorting = PreludeChunk(
    names: [
      "SortOrder", "SortComparator", "KeyPathComparator", "SortDescriptor", "ComparableComparator",
      "_OptionalComparator", "_comesFirst",
    ],
    text: #"""
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
      // Nothing comes before everything.
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
      """# + keyPathComparatorText("KeyPathComparator") + keyPathComparatorText("SortDescriptor"))

  /// Both compare by a property.
  private static func keyPathComparatorText(_ name: String) -> String {
    #"""

    struct \#(name)<Compared>: SortComparator {
      var order: SortOrder
      let keyPath: PartialKeyPath<Compared>
      let _compare: (Compared, Compared) -> ComparisonResult
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = {
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
        self.keyPath = keyPath
        self.order = order
        _compare = { forward.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      }
      init<Value, C: SortComparator>(
        _ keyPath: KeyPath<Compared, Value?>, comparator: C, order: SortOrder
      ) where C.Compared == Value {
        self.init(keyPath, comparator: _OptionalComparator(base: comparator), order: order)
      }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        order == .forward ? _compare(lhs, rhs) : _compare(rhs, lhs)
      }
      static func == (lhs: \#(name)<Compared>, rhs: \#(name)<Compared>) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
      }
      func hash(into hasher: inout Hasher) {
        hasher.combine(keyPath)
        hasher.combine(order)
      }
    }
    """#
  }

  /// How texts are sorted as people expect it.
  static let textSorting = PreludeChunk(
    members: ["StandardComparator", "localizedStandard", "localized", "lexical", "Comparator"],
    text: #"""
      extension String {
        struct StandardComparator: SortComparator, Codable {
          var order = SortOrder.forward
          let _way: Int
          static let lexical = StandardComparator(_way: 0)
          static let localized = StandardComparator(_way: 1)
          static let localizedStandard = StandardComparator(_way: 2)
          init(_ base: StandardComparator, order: SortOrder = .forward) {
            self.order = order
            _way = base._way
          }
          init(_way: Int) { self._way = _way }
          func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let (left, right) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            if _way == 1 { return left.localizedCompare(right) }
            if _way == 2 { return left.localizedStandardCompare(right) }
            return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
          }
        }
        struct Comparator: SortComparator {
          var order = SortOrder.forward
          let options: String.CompareOptions
          init(options: String.CompareOptions, locale: Locale? = nil, order: SortOrder = .forward) {
            self.order = order
            self.options = options
          }
          func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            order == .forward
              ? lhs.compare(rhs, options: options) : rhs.compare(lhs, options: options)
          }
          static func == (lhs: Comparator, rhs: Comparator) -> Bool {
            lhs.order == rhs.order && lhs.options.rawValue == rhs.options.rawValue
          }
          func hash(into hasher: inout Hasher) {
            hasher.combine(order)
            hasher.combine(options.rawValue)
          }
        }
      }
      extension SortComparator where Self == String.StandardComparator {
        static var lexical: String.StandardComparator { String.StandardComparator.lexical }
        static var localized: String.StandardComparator { String.StandardComparator.localized }
        static var localizedStandard: String.StandardComparator {
          String.StandardComparator.localizedStandard
        }
      }
      """#)

  /// Comparing by one comparator after the other.
  static let comparatorLists = PreludeChunk(
    members: ["compare"],
    text: #"""
      extension Sequence where Element: SortComparator {
        func compare(_ lhs: Element.Compared, _ rhs: Element.Compared) -> ComparisonResult {
          for comparator in self {
            let result = comparator.compare(lhs, rhs)
            if result != .orderedSame { return result }
          }
          return .orderedSame
        }
      }
      """#)

  static let sortingMembers = PreludeChunk(
    members: ["sorted"],
    text: sortingText("extension Sequence", "sorted", "func", result: " -> [Element]"))

  static let sortingInPlace = PreludeChunk(
    members: ["sort"],
    text: sortingText(
      "extension MutableCollection where Self: RandomAccessCollection", "sort", "mutating func"))

  /// Sorting by one comparator or by several. The two that a program mostly names stand by themselves,
  /// so that key paths know whose they are.
  private static func sortingText(
    _ extended: String, _ name: String, _ keywords: String, result: String = ""
  ) -> String {
    let comparators = [
      ("", "KeyPathComparator<Element>", ""), ("", "SortDescriptor<Element>", ""),
      ("<C: SortComparator>", "C", " where C.Compared == Element"),
    ]
    let members = comparators.map { parameters, comparator, condition in
      """

        \(keywords) \(name)\(parameters)(using comparator: \(comparator))\(result)\(condition) {
          \(name)(by: { comparator.compare($0, $1) == .orderedAscending })
        }
        \(keywords) \(name)\(parameters)(using comparators: [\(comparator)])\(result)\(condition) {
          \(name)(by: { _comesFirst($0, $1, by: comparators) })
        }
      """
    }
    return "\(extended) {\(members.joined())\n}"
  }
}
