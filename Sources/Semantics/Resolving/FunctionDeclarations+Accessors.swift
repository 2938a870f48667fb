import SourceText
import Syntax

/// Enum cases and properties as functions, for use as witnesses.
extension FunctionDeclarations {
  func constructor(of element: EnumCase) -> Function {
    if let made = checker.tables.caseConstructors[ObjectIdentifier(element)] { return made }
    let owner = element.owner
    let parameters = element.payload.enumerated().map { offset, part in
      ParameterSymbol(label: part.label, name: "p\(offset)", type: part.type)
    }
    let function = Function(
      name: element.name, kind: .method, parameters: parameters, result: owner.declaredType,
      implementation: .typed, source: owner.source,
      span: owner.nameSpan)
    function.owner = owner
    function.modifiers.isStatic = true
    function.selfParameter = .metatype
    function.selfType = owner.declaredType
    let variables = parameters.map { LocalVariable(name: $0.name, type: $0.type, isLet: true) }
    let payload = variables.map { TypedExpression(.local($0), type: $0.type, span: .none) }
    function.body = TypedBody(
      parameters: variables,
      selfVariable: LocalVariable(name: "self", type: .metatype(owner.declaredType), isLet: true),
      statements: [
        TypedStatement(
          .return(
            TypedExpression(
              .enumCase(element, payload: payload), type: owner.declaredType, span: .none)),
          span: .none)
      ])
    checker.tables.caseConstructors[ObjectIdentifier(element)] = function
    return function
  }

  /// The getter of a property; for a stored one, a function that reads it.
  func getter(of property: Property) -> Function {
    if let getter = property.getter { return getter }
    let getter = makeAccessor(property, kind: .getter)
    property.getter = getter
    return getter
  }

  func setter(of property: Property) -> Function? {
    if let setter = property.setter { return setter }
    if property.isLet { return nil }
    if case .computed = property.storage { return nil }
    let setter = makeAccessor(property, kind: .setter)
    property.setter = setter
    return setter
  }

  private func makeAccessor(_ property: Property, kind: Function.Kind) -> Function {
    let value = ParameterSymbol(label: nil, name: "newValue", type: property.type)
    let function = Function(
      name: property.name, kind: kind, parameters: kind == .setter ? [value] : [],
      result: kind == .getter ? property.type : .void,
      implementation: .typed, source: property.source,
      span: property.span)
    let owner = property.owner
    let selfType = owner?.declaredType ?? .unknown
    function.owner = owner
    function.selfType = selfType
    function.modifiers.isStatic = property.isStatic
    function.accessed.property = property
    let isReference = owner?.isReferenceType ?? false
    function.selfParameter =
      property.isStatic
      ? .metatype : isReference ? .reference : kind == .setter ? .inout : .value
    let selfVariable = LocalVariable(
      name: "self", type: property.isStatic ? .metatype(selfType) : selfType,
      isLet: kind == .getter || isReference, isInout: function.selfParameter == .inout)
    let base = TypedExpression(.local(selfVariable), type: selfVariable.type, span: .none)
    let place = TypedExpression(
      .property(base: base, property, isDirect: false), type: property.type, span: .none)
    let variables =
      kind == .setter ? [LocalVariable(name: "newValue", type: property.type, isLet: true)] : []
    let statement: TypedStatement =
      kind == .getter
      ? TypedStatement(.return(place), span: .none)
      : TypedStatement(
        .expression(
          TypedExpression(
            .assign(
              place, TypedExpression(.local(variables[0]), type: property.type, span: .none),
              sign: nil),
            type: .void, span: .none)), span: .none)
    function.body = TypedBody(
      parameters: variables, selfVariable: selfVariable, statements: [statement])
    return function
  }
}
