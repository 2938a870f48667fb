import SourceText

extension Diagnostic {
  /// Whether the error is that nothing around says of what type something is: where more is known of the
  /// place, nothing need be wrong.
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
