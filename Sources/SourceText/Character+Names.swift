extension Character {
  /// Whether it may be part of an identifier.
  package var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
