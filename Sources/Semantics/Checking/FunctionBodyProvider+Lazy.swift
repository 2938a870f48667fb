import SourceText

/// The accessors of `lazy` properties, over an optional that stores the computed value.
extension FunctionBodyProvider {
  func lazyGetterBody(
    _ function: Function, _ body: BodyChecker, _ selfVariable: LocalVariable?
  ) -> TypedBody? {
    guard let property = function.accessed.property,
      let backing = checker.tables.lazyBackings[ObjectIdentifier(property)],
      let initial = property.initialValue,
      let selfVariable
    else { return nil }
    let base = body.local(selfVariable, .none)
    let place = TypedExpression(
      .property(base: base, backing, isDirect: true), type: backing.type, span: .none)
    // Not direct: readers of the property observe its backing storage.
    let read = TypedExpression(
      .property(base: base, backing, isDirect: false), type: backing.type, span: .none)
    let value = LocalVariable(name: "value", type: property.type, isLet: true)
    let receiver =
      initial.selfParameter == .inout
      ? TypedExpression(.inoutArgument(base), type: base.type, span: .none) : base
    let fresh = LocalVariable(name: "fresh", type: property.type, isLet: true)
    let call = TypedExpression(
      .call(initial, receiver: receiver, arguments: [], substitutions: [], dispatch: .direct),
      type: property.type, span: .none)
    let wrapped = TypedExpression(
      .wrapOptional(body.local(fresh, .none)), type: backing.type, span: .none)
    return TypedBody(
      parameters: [], selfVariable: selfVariable,
      statements: [
        TypedStatement(
          .if(
            checker.makeLabel(), [.pattern(.optionalSome(.bind(value)), read)],
            then: [TypedStatement(.return(body.local(value, .none)), span: .none)], otherwise: []),
          span: .none),
        TypedStatement(.variable(.bind(fresh), value: call), span: .none),
        TypedStatement(
          .expression(
            TypedExpression(.assign(place, wrapped, sign: nil), type: .void, span: .none)),
          span: .none),
        TypedStatement(.return(body.local(fresh, .none)), span: .none),
      ])
  }

  func lazySetterBody(
    _ function: Function, _ body: BodyChecker, _ parameters: [LocalVariable],
    _ selfVariable: LocalVariable?
  ) -> TypedBody? {
    guard let property = function.accessed.property,
      let backing = checker.tables.lazyBackings[ObjectIdentifier(property)], let selfVariable
    else { return nil }
    let receiver = body.local(selfVariable, .none)
    let newValue = body.local(parameters[0], .none)
    let place = TypedExpression(
      .property(base: receiver, backing, isDirect: true), type: backing.type, span: .none)
    let wrapped = TypedExpression(.wrapOptional(newValue), type: backing.type, span: .none)
    let setting = TypedStatement(
      .expression(TypedExpression(.assign(place, wrapped, sign: nil), type: .void, span: .none)),
      span: .none)
    return TypedBody(
      parameters: parameters, selfVariable: selfVariable,
      statements: body.functions.observed([setting], property, of: receiver, to: newValue, .none))
  }
}
