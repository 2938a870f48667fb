internal import Semantics

/// Values of unknown types are never made. A declaration may be accepted although it mentions an
/// undeclared type; whatever depends on that type faults when it is reached.
extension TypedExpression {
  /// Whether no value can be made, because the type is unknown.
  var hasUnknownType: Bool {
    if case .trap = kind { return false }
    return type.mentionsUnknown
  }

  /// The declaration that provides its value; nil if there is none.
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
  /// Whether a type in the signature is unknown.
  var mentionsUnknownType: Bool {
    result.mentionsUnknown || parameters.contains { $0.type.mentionsUnknown }
  }
}
