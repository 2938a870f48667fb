internal import Semantics

/// Values of unknown types: they are never made. A declaration that mentions a type nobody has declared
/// may stand all the same, so whatever depends on it is a fault when it is reached.
extension TypedExpression {
  /// Whether no value can be made for it, as nothing says what that would be.
  var hasUnknownType: Bool {
    if case .trap = kind { return false }
    return type.mentionsUnknown
  }

  /// The declaration it takes its value from; nil where there is none.
  var subject: String? {
    switch kind {
    case .property(_, let property, _):
      property.owner.map { "\($0.name).\(property.name)" } ?? property.name
    case .global(let variable):
      variable.owner.map { "\($0.name).\(variable.name)" } ?? variable.name
    case .local(let variable): variable.name
    case .call(let function, _, _, _, _), .functionReference(let function, _, _, _, _):
      function.displayName
    case .enumCase(let element, _), .enumCaseReference(let element): element.name
    case .convert(let inner), .wrapOptional(let inner), .inoutArgument(let inner),
      .await(let inner):
      inner.subject
    default: nil
    }
  }
}

extension Function {
  /// Whether a type in its declaration is unknown.
  var mentionsUnknownType: Bool {
    result.mentionsUnknown || parameters.contains { $0.type.mentionsUnknown }
  }
}
