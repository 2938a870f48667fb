extension PreludeLibrary {
  /// What the checker puts in place of comparisons with `nil` and between types.
  static let checkerSupport = PreludeChunk(
    names: ["_isNil", "_metatypesEqual", "_voidsEqual"],
    text: #"""
      @_instruction("optional.isNil") func _isNil<T>(_ value: T?) -> Bool
      @_instruction("any.eq") func _metatypesEqual(_ lhs: Any, _ rhs: Any) -> Bool
      func _voidsEqual(_ lhs: Any, _ rhs: Any) -> Bool { true }
      """#)
}
