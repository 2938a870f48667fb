import SourceText
import Syntax

/// Members found by the subscript of a `@dynamicMemberLookup` type.
extension MemberResolver {
  /// A dynamic member, by key path or by name; subscript calls have no name.
  func dynamicMember(
    _ component: KeyPathLiteral.Component, _ name: String?, of value: TypedExpression,
    _ type: Type, _ span: Span
  ) -> TypedExpression? {
    memberLookup.lookUpMembers("subscript", in: type).lazy.compactMap {
      self.dynamicMember(component, name, of: value, by: $0, span)
    }.first
  }

  /// A dynamic member by another of the type's subscripts, if that converts to the expected type.
  func dynamicMember(
    _ name: String, _ value: TypedExpression, giving expected: Type, _ span: Span
  ) -> TypedExpression? {
    guard case .subscriptElement(let base, let element, _, _, _) = value.kind,
      element.parameters.first?.label == "dynamicMember", !converts(value, to: expected)
    else { return nil }
    let component = KeyPathLiteral.Component.member(Identifier(name: name, span: span))
    var type = unifier.simplify(base.type)
    if case .metatype(let instance) = type { type = unifier.simplify(instance) }
    return memberLookup.lookUpMembers("subscript", in: type).lazy.compactMap {
      self.dynamicMember(component, name, of: base, by: $0, span)
    }.first { converts($0, to: expected) }
  }

  private func converts(_ value: TypedExpression, to type: Type) -> Bool {
    body.probe { body.attempt { conversions.tryConvert(value, to: type) }.0 != nil }
  }

  /// Whether the type, or the owner of the subscript, is `@dynamicMemberLookup`.
  private func allowsDynamicMembers(_ element: Subscript, of type: Type) -> Bool {
    if element.source.isLibrary { return true }
    return [element.owner, unifier.simplify(type).nominal].contains { nominal in
      guard let nominal else { return false }
      let named = [nominal] + checker.witnesses.protocols(ofClassChain: nominal).map(\.0)
      let parents = sequence(first: nominal.superclassNominal) { $0?.superclassNominal }
      return (named + parents.prefix { $0 != nil }.compactMap { $0 }).contains {
        $0.modifiers.attributes.contains { $0.name == "dynamicMemberLookup" }
      }
    }
  }

  private func instance(of metatype: Type) -> Type {
    if case .metatype(let type) = metatype.shallow { type } else { metatype }
  }

  /// A dynamic member by one subscript; nil if the subscript does not apply or has no such member.
  private func dynamicMember(
    _ component: KeyPathLiteral.Component, _ name: String?, of value: TypedExpression,
    by candidate: MemberCandidate, _ span: Span
  ) -> TypedExpression? {
    let isOfType = if case .metatype = value.type.shallow { true } else { false }
    guard case .subscript(let element) = candidate.member, element.parameters.count == 1,
      element.parameters[0].label == "dynamicMember", element.isStatic == isOfType,
      allowsDynamicMembers(element, of: isOfType ? instance(of: value.type) : value.type)
    else { return nil }
    var map = candidate.map
    let substitutions = (element.getter?.generics.parameters ?? []).map { parameter -> Type in
      let variable = checker.makeVariable()
      map[parameter] = variable
      return variable
    }
    let target = unifier.normalize(element.parameters[0].type.substituting(map))
    let result: TypedExpression
    if target.isPrelude("String") {
      guard let name else { return nil }
      result = TypedExpression(.string(name), type: target, span: span)
    } else if checker.conformances.conforms(target, toPrelude: "ExpressibleByStringLiteral") {
      // Any type that a string literal can make: `StaticString`.
      guard let name else { return nil }
      let literal = body.literals.string(StringLiteral(segments: [.text(name)]), span, target)
      guard let made = conversions.tryConvert(literal, to: target) else { return nil }
      result = made
    } else {
      // A key path into the type itself must not use the same subscript again.
      let use = DynamicMemberUse(
        element: ObjectIdentifier(element), type: unifier.normalize(value.type).resolved, name: name
      )
      guard body.guards.dynamicMembers.insert(use).inserted else { return nil }
      defer { body.guards.dynamicMembers.remove(use) }
      let literal = KeyPathLiteral(root: nil, components: [component])
      let (path, problems) = body.attempt { body.keyPaths.keyPath(literal, span, target) }
      guard problems.isEmpty, let converted = conversions.tryConvert(path, to: target) else {
        return nil
      }
      result = converted
    }
    return TypedExpression(
      .subscriptElement(
        base: value, element, arguments: [result], substitutions: substitutions,
        dispatch: body.subscripts.dispatch(element)),
      type: unifier.normalize(element.result.substituting(map)), span: span)
  }
}
