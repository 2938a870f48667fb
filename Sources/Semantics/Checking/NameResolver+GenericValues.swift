import SourceText
import Syntax

/// Integer generic parameters: `let n: Int`.
extension NameResolver {
  /// The value of an integer generic parameter or argument.
  func genericValue(_ type: Type, _ span: Span) -> TypedExpression {
    guard let function = body.operatorChecker.globalFunction("_genericValue") else {
      return body.unknown(span)
    }
    let metatype = TypedExpression(.metatype(type), type: .metatype(type), span: span)
    let argument = TypedExpression(.convert(metatype), type: .metatype(.any), span: span)
    return TypedExpression(
      .call(
        function, receiver: nil, arguments: [argument], substitutions: [], dispatch: .direct),
      type: checker.int, span: span)
  }

  /// A name's reference: a type, or the value of an integer generic parameter.
  func typeOrGenericValue(_ kind: TypeReference.Kind, _ span: Span) -> Reference {
    let type = body.resolveType(TypeReference(kind, span: span))
    return type.nominal?.genericValue == nil ? .type(type) : .value(genericValue(type, span))
  }

  /// An integer generic parameter as a member of its type: `Matrix<2, 3>.rows`.
  func genericValue(named name: String, of type: Type, _ span: Span) -> TypedExpression? {
    guard case .nominal(let nominal, let arguments) = type,
      let index = nominal.generics.parameters.firstIndex(where: { $0.isValue && $0.name == name }),
      index < arguments.count
    else { return nil }
    return genericValue(arguments[index], span)
  }

  /// Whether an array literal of that many elements can have the type, if that is an `InlineArray`;
  /// reports an error otherwise.
  func requireSize(_ count: Int, of type: Type, _ span: Span) -> Bool {
    guard case .nominal(let nominal, let arguments) = unifier.simplify(type), nominal.isPrelude,
      nominal.name == "InlineArray", let size = arguments.first
    else { return true }
    if unifier.unify(size, checker.generics.genericValue(count)) { return true }
    error(
      LiteralError.elementCount(count, expected: checker.displayed(size)),
      at: span)
    return false
  }
}
