// Sets of Unicode scalars, and what strings do with them.

@_native("text.trimmed") func _trimmed(_ text: String, _ set: CharacterSet) -> String
@_native("text.divided") func _divided(_ text: String, _ set: CharacterSet) -> [String]
@_native("text.percentEncoded")
func _percentEncoded(_ text: String, _ allowed: CharacterSet) -> String?
@_native("text.rangeOfCharacter")
func _rangeOfCharacter(
  _ text: String, _ set: CharacterSet, _ options: Int, _ start: Int, _ end: Int
) -> [Int]?

struct CharacterSet: Hashable, SetAlgebra, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias Element = Unicode.Scalar
  typealias ArrayLiteralElement = Unicode.Scalar
  /// The toolchain's own set.
  let _set: Any
  @_native("characters.named") static func _named(_ name: String) -> CharacterSet
  @_native("characters.inText") static func _inText(_ text: String) -> CharacterSet
  /// The set with the characters of a text, or without them.
  @_native("characters.withText")
  static func _with(_ set: CharacterSet, _ text: String, _ isIn: Bool) -> CharacterSet
  /// The set with the scalars of a closed range, or without them.
  @_native("characters.withRange")
  static func _with(_ set: CharacterSet, _ bounds: [Int], _ isIn: Bool) -> CharacterSet
  @_native("characters.inverted") static func _inverted(_ set: CharacterSet) -> CharacterSet
  @_native("characters.combined")
  static func _combined(
    _ operation: String, _ lhs: CharacterSet, _ rhs: CharacterSet
  ) -> CharacterSet
  @_native("characters.isSuperset")
  static func _isSuperset(_ lhs: CharacterSet, _ rhs: CharacterSet) -> Bool
  @_native("characters.isSame") static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
  @_native("characters.contains") static func _contains(_ set: CharacterSet, _ scalar: Int) -> Bool
  @_native("characters.hasMember") static func _hasMember(_ set: CharacterSet, _ plane: UInt8)
    -> Bool
  @_native("characters.text") static func _text(_ set: CharacterSet) -> String
  init() { self.init(charactersIn: "") }
  init(charactersIn text: String) { self = CharacterSet._inText(text) }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = CharacterSet._with(CharacterSet(), CharacterSet._bounds(range), true)
  }
  init(charactersIn range: Range<Unicode.Scalar>) {
    self = CharacterSet._with(CharacterSet(), CharacterSet._bounds(range), true)
  }
  static func _bounds(_ range: ClosedRange<Unicode.Scalar>) -> [Int] {
    [Int(range.lowerBound.value), Int(range.upperBound.value)]
  }
  static func _bounds(_ range: Range<Unicode.Scalar>) -> [Int] {
    [Int(range.lowerBound.value), Int(range.upperBound.value) - 1]
  }
  static let whitespaces = _named("whitespaces")
  static let whitespacesAndNewlines = _named("whitespacesAndNewlines")
  static let newlines = _named("newlines")
  static let letters = _named("letters")
  static let decimalDigits = _named("decimalDigits")
  static let alphanumerics = _named("alphanumerics")
  static let punctuationCharacters = _named("punctuationCharacters")
  static let symbols = _named("symbols")
  static let uppercaseLetters = _named("uppercaseLetters")
  static let lowercaseLetters = _named("lowercaseLetters")
  static let capitalizedLetters = _named("capitalizedLetters")
  static let controlCharacters = _named("controlCharacters")
  static let decomposables = _named("decomposables")
  static let nonBaseCharacters = _named("nonBaseCharacters")
  static let illegalCharacters = _named("illegalCharacters")
  static let urlQueryAllowed = _named("urlQueryAllowed")
  static let urlPathAllowed = _named("urlPathAllowed")
  static let urlHostAllowed = _named("urlHostAllowed")
  static let urlFragmentAllowed = _named("urlFragmentAllowed")
  static let urlUserAllowed = _named("urlUserAllowed")
  static let urlPasswordAllowed = _named("urlPasswordAllowed")
  var inverted: CharacterSet { CharacterSet._inverted(self) }
  mutating func invert() { self = inverted }
  func union(_ other: CharacterSet) -> CharacterSet { CharacterSet._combined("union", self, other) }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet._combined("intersection", self, other)
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet {
    CharacterSet._combined("subtracting", self, other)
  }
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
    CharacterSet._combined("symmetricDifference", self, other)
  }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  mutating func formSymmetricDifference(_ other: CharacterSet) {
    self = symmetricDifference(other)
  }
  func isSuperset(of other: CharacterSet) -> Bool { CharacterSet._isSuperset(self, other) }
  func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
  func contains(_ member: Unicode.Scalar) -> Bool {
    CharacterSet._contains(self, Int(member.value))
  }
  func hasMember(inPlane plane: UInt8) -> Bool { CharacterSet._hasMember(self, plane) }
  mutating func insert(charactersIn text: String) { self = CharacterSet._with(self, text, true) }
  mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = CharacterSet._with(self, CharacterSet._bounds(range), true)
  }
  mutating func insert(charactersIn range: Range<Unicode.Scalar>) {
    self = CharacterSet._with(self, CharacterSet._bounds(range), true)
  }
  mutating func remove(charactersIn text: String) { self = CharacterSet._with(self, text, false) }
  mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self = CharacterSet._with(self, CharacterSet._bounds(range), false)
  }
  mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
    self = CharacterSet._with(self, CharacterSet._bounds(range), false)
  }
  /// The toolchain's set says of every member that it was inserted.
  @discardableResult
  mutating func insert(_ member: Unicode.Scalar)
    -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
  {
    insert(charactersIn: member...member)
    return (true, member)
  }
  @discardableResult
  mutating func update(with member: Unicode.Scalar) -> Unicode.Scalar? {
    insert(member).memberAfterInsert
  }
  @discardableResult
  mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? {
    if !contains(member) { return nil }
    remove(charactersIn: member...member)
    return member
  }
  func hash(into hasher: inout Hasher) {}
  var description: String { CharacterSet._text(self) }
  var debugDescription: String { description }
}
