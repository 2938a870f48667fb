// Localized comparison of strings.
//
// Loads by member

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
