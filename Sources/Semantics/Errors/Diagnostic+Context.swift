import SourceText

extension Diagnostic {
  /// Whether the error is a missing contextual type, which may not be an error in a known context.
  var lacksContext: Bool {
    switch fact {
    case MemberError.noContextualBase, MemberError.noContextualType, KeyPathError.noRoot,
      GenericError.notInferred, TypeReferenceError.notInferred, ConversionError.nilWithoutType,
      LiteralError.emptyCollection, ClosureError.parameterTypeUnknown:
      true
    default: false
    }
  }
}
