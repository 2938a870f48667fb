struct CharacterSet: Hashable, SetAlgebra, Sendable {
  typealias Element = Unicode.Scalar
  typealias ArrayLiteralElement = Unicode.Scalar
  enum _Kind: Hashable {
    case whitespaces, whitespacesAndNewlines, newlines, letters, decimalDigits, alphanumerics
    case punctuation, symbols, uppercase, lowercase, titlecase, control
    case urlQuery, urlPath, urlHost, urlUser
  }
  indirect enum _Members: Hashable {
    case kind(_Kind)
    case range(ClosedRange<Unicode.Scalar>)
    case characters(Set<Character>)
    case inverse(_Members)
    case union(_Members, _Members)
  }
  var _members = _Members.characters([])
  init() {}
  init(_kind: _Kind) { _members = .kind(_kind) }
  init(charactersIn text: String) { _members = .characters(Set(text)) }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) { _members = .range(range) }
  init(charactersIn range: Range<Unicode.Scalar>) {
    _members = .range(
      range.lowerBound...Unicode.Scalar(_value: range.upperBound.value - 1))
  }
  static let whitespaces = CharacterSet(_kind: .whitespaces)
  static let whitespacesAndNewlines = CharacterSet(_kind: .whitespacesAndNewlines)
  static let newlines = CharacterSet(_kind: .newlines)
  static let letters = CharacterSet(_kind: .letters)
  static let decimalDigits = CharacterSet(_kind: .decimalDigits)
  static let alphanumerics = CharacterSet(_kind: .alphanumerics)
  static let punctuationCharacters = CharacterSet(_kind: .punctuation)
  static let symbols = CharacterSet(_kind: .symbols)
  static let uppercaseLetters = CharacterSet(_kind: .uppercase)
  static let lowercaseLetters = CharacterSet(_kind: .lowercase)
  static let urlQueryAllowed = CharacterSet(_kind: .urlQuery)
  static let urlPathAllowed = CharacterSet(_kind: .urlPath)
  static let urlHostAllowed = CharacterSet(_kind: .urlHost)
  static let controlCharacters = CharacterSet(_kind: .control)
  static let capitalizedLetters = CharacterSet(_kind: .titlecase)
  static let urlFragmentAllowed = CharacterSet(_kind: .urlQuery)
  static let urlUserAllowed = CharacterSet(_kind: .urlUser)
  static let urlPasswordAllowed = CharacterSet(_kind: .urlUser)
  var inverted: CharacterSet {
    var result = self
    result.invert()
    return result
  }
  mutating func invert() {
    if case .inverse(let members) = _members {
      _members = members
    } else {
      _members = .inverse(_members)
    }
  }
  mutating func formUnion(_ other: CharacterSet) {
    if case .characters(let mine) = _members, case .characters(let others) = other._members {
      _members = .characters(mine.union(others))
    } else {
      _members = .union(_members, other._members)
    }
  }
  func union(_ other: CharacterSet) -> CharacterSet {
    var result = self
    result.formUnion(other)
    return result
  }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    inverted.union(other.inverted).inverted
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
    subtracting(other).union(other.subtracting(self))
  }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  mutating func formSymmetricDifference(_ other: CharacterSet) {
    self = symmetricDifference(other)
  }
  /// Compares the scalars of the first fifth of Unicode.
  func isSuperset(of other: CharacterSet) -> Bool { other.isSubset(of: self) }
  var isEmpty: Bool { isSubset(of: CharacterSet()) }
  func isDisjoint(with other: CharacterSet) -> Bool { intersection(other).isEmpty }
  func isStrictSubset(of other: CharacterSet) -> Bool {
    isSubset(of: other) && !other.isSubset(of: self)
  }
  func isStrictSuperset(of other: CharacterSet) -> Bool { other.isStrictSubset(of: self) }
  @discardableResult
  mutating func update(with member: Unicode.Scalar) -> Unicode.Scalar? {
    insert(member).inserted ? nil : member
  }
  func hasMember(inPlane plane: UInt8) -> Bool { plane == 0 && !isEmpty }
  func isSubset(of other: CharacterSet) -> Bool {
    (0..<0x3400).allSatisfy { value in
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return true }
      return !contains(scalar) || other.contains(scalar)
    }
  }
  mutating func insert(charactersIn text: String) {
    formUnion(CharacterSet(charactersIn: text))
  }
  mutating func remove(charactersIn text: String) {
    subtract(CharacterSet(charactersIn: text))
  }
  @discardableResult
  mutating func insert(_ member: Unicode.Scalar)
    -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
  {
    let isNew = !contains(member)
    insert(charactersIn: String(member))
    return (isNew, member)
  }
  @discardableResult
  mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? {
    if !contains(member) { return nil }
    remove(charactersIn: String(member))
    return member
  }
  func contains(_ member: Unicode.Scalar) -> Bool { _containsAll(Character(member)) }
  func _containsAll(_ c: Character) -> Bool { _holds(c, _members) }
  func _holds(_ c: Character, _ members: _Members) -> Bool {
    switch members {
    case .kind(let kind): return _matches(c, kind)
    case .range(let range): return range.contains(c.unicodeScalars.first!)
    case .characters(let characters): return characters.contains(c)
    case .inverse(let members): return !_holds(c, members)
    case .union(let left, let right): return _holds(c, left) || _holds(c, right)
    }
  }
  func _isPlain(_ c: Character) -> Bool {
    c.isASCII && (c.isLetter || c.isNumber || "-._~!$'()*".contains(c))
  }
  func _matches(_ c: Character, _ kind: _Kind) -> Bool {
    switch kind {
    case .whitespaces: return c.isWhitespace && !c.isNewline
    case .whitespacesAndNewlines: return c.isWhitespace
    case .newlines: return c.isNewline
    case .letters: return c.isLetter
    case .decimalDigits: return c.isWholeNumber
    case .alphanumerics: return c.isLetter || c.isNumber
    case .punctuation: return c.isPunctuation
    case .symbols: return c.isSymbol
    case .uppercase: return c.isUppercase
    case .lowercase: return c.isLowercase
    case .titlecase: return c.unicodeScalars.first!.properties.generalCategory == .titlecaseLetter
    case .control:
      let category = c.unicodeScalars.first!.properties.generalCategory
      return category == .control || category == .format
    case .urlQuery: return _isPlain(c) || "&+,;=:@/?".contains(c)
    case .urlPath: return _isPlain(c) || "&+,=:@/".contains(c)
    case .urlHost: return _isPlain(c) || "&+,;=:[]".contains(c)
    case .urlUser: return _isPlain(c) || "&+,;=".contains(c)
    }
  }
}
