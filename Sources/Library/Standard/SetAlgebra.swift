protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  associatedtype ArrayLiteralElement = Element
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element)
  mutating func remove(_ member: Element) -> Element?
  mutating func update(with newMember: Element) -> Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  func subtracting(_ other: Self) -> Self
  func isSubset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  var isEmpty: Bool { get }
  init<S: Sequence>(_ sequence: S) where S.Element == Element
  mutating func subtract(_ other: Self)
}
extension SetAlgebra {
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    self.init()
    for element in sequence { _ = insert(element) }
  }
  mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
  func isSubset(of other: Self) -> Bool { intersection(other) == self }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
  var isEmpty: Bool { self == Self() }
  func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
  func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
}
extension SetAlgebra where Element == ArrayLiteralElement {
  init(arrayLiteral: Element...) { self.init(arrayLiteral) }
}
protocol OptionSet: SetAlgebra, RawRepresentable {
  associatedtype Element = Self
  init(rawValue: RawValue)
}
extension OptionSet {
  typealias ArrayLiteralElement = Self
  func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }
  func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }
  func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}
extension OptionSet where Element == Self {
  func contains(_ member: Self) -> Bool { isSuperset(of: member) }
  @discardableResult
  mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let old = intersection(newMember)
    let isNew = old != newMember
    if isNew { formUnion(newMember) }
    return (inserted: isNew, memberAfterInsert: isNew ? newMember : old)
  }
  @discardableResult
  mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    if common.isEmpty { return nil }
    subtract(member)
    return common
  }
  @discardableResult
  mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.isEmpty ? nil : common
  }
}
extension OptionSet where RawValue: FixedWidthInteger {
  init() { self.init(rawValue: 0) }
  /// The union of the bits: inserting one after the other makes several sets for each.
  init(arrayLiteral elements: Self...) {
    var bits: RawValue = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }
  var isEmpty: Bool { rawValue == 0 }
  func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
  func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
  mutating func formUnion(_ other: Self) {
    self = Self(rawValue: rawValue | other.rawValue)
  }
  mutating func formIntersection(_ other: Self) {
    self = Self(rawValue: rawValue & other.rawValue)
  }
  mutating func formSymmetricDifference(_ other: Self) {
    self = Self(rawValue: rawValue ^ other.rawValue)
  }
}
