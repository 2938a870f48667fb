import SourceText
import Syntax

/// Key paths: `\Root.a.b`, and the functions that they stand for.
struct KeyPathChecker: BodyPart {
  let body: BodyChecker

  /// `\Root.a.b`, `\.a`; as a function too, where one is expected.
  func keyPath(_ literal: KeyPathLiteral, _ span: Span, _ expected: Type?) -> TypedExpression {
    var root: Type? = literal.root.map { body.resolveType($0) }
    if let expected {
      var type = checker.simplify(expected)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      switch type {
      case .nominal(let nominal, let arguments)
      where nominal.name.hasSuffix("KeyPath") && nominal.isPrelude:
        if root == nil { root = arguments.first }
      case .function(let function) where function.parameters.count == 1:
        return keyPathFunction(literal, function, span)
      case .existential(let constraints):
        // `any WritableKeyPath<Root, Value> & Sendable`.
        for constraint in constraints where constraint.nominal?.name.hasSuffix("KeyPath") ?? false {
          if root == nil { root = constraint.arguments.first }
        }
      default: break
      }
    }
    if let root, let value = body.holeKeyPath(literal, root, span) { return value }
    guard let root, !isOpen(root) else {
      error(
        KeyPathError.noRoot,
        at: span)
      return body.unknown(span)
    }
    guard let path = components(literal.components, root, span) else { return body.unknown(span) }
    let kind: String
    switch path.access {
    case .readOnly: kind = "KeyPath"
    case .writable: kind = "WritableKeyPath"
    case .referenceWritable: kind = "ReferenceWritableKeyPath"
    }
    return TypedExpression(
      .keyPath(path.components), type: checker.known(kind, root, path.value), span: span)
  }

  private func isOpen(_ type: Type) -> Bool {
    if case .variable(let variable) = checker.simplify(type) {
      variable.literal == nil
    } else {
      false
    }
  }

  private enum Access { case readOnly, writable, referenceWritable }

  private func components(
    _ list: [KeyPathLiteral.Component], _ root: Type, _ span: Span
  ) -> (components: [TypedKeyPathComponent], value: Type, access: Access)? {
    var result: [TypedKeyPathComponent] = []
    var type = root
    var access = Access.writable
    var chained = false
    func narrow(_ isWritable: Bool, _ isReference: Bool) {
      // Nothing is written through a chain, not even in an object behind it.
      if !isWritable || chained {
        access = .readOnly
      } else if isReference {
        access = .referenceWritable
      }
    }
    for component in list {
      switch component {
      case .identity: continue
      case .optionalChain(let at):
        guard let wrapped = checker.simplify(type).wrapped else {
          error(
            ConversionError.notOptional(checker.stated(type), .chain),
            at: at)
          return nil
        }
        result.append(.optionalChain)
        type = wrapped
        chained = true
        narrow(false, false)
      case .forceUnwrap(let at):
        guard let wrapped = checker.simplify(type).wrapped else {
          error(
            ConversionError.notOptional(checker.stated(type), .force), at: at)
          return nil
        }
        result.append(.forceUnwrap)
        type = wrapped
      case .member(let name):
        if name.isSelf { continue }
        let simple = checker.simplify(type)
        if case .tuple(let elements) = simple,
          let index = Int(name.name) ?? elements.firstIndex(where: { $0.label == name.name }),
          index < elements.count
        {
          result.append(.tupleElement(index))
          type = elements[index].type
          continue
        }
        guard let step = propertyStep(name, simple, span) else { return nil }
        switch step {
        case .property(let property, let map):
          guard
            body.checkAccess(
              property.access, property.owner, property.name, name.span, declaredIn: property.source
            )
          else {
            return nil
          }
          result.append(.property(property))
          let isReference =
            property.owner.map { body.isClassConstraint(.nominal($0, [])) } ?? simple.isReference
          narrow(
            isWritable(property),
            isReference || property.isSetterNonmutating && isWritable(property))
          type = checker.normalize(property.type.substituting(map))
        case .dynamic(let element, let arguments, let substitutions, let value):
          result.append(
            .subscriptElement(element, arguments: arguments, substitutions: substitutions))
          narrow(element.setter != nil, element.isSetterNonmutating)
          type = value
        }
      case .subscriptCall(let arguments, let at):
        let base = TypedExpression(.trap("key path"), type: type, span: at)
        let holder = LocalVariable(name: "$keyPathBase", type: base.type, isLet: true, span: at)
        let element: TypedExpression = body.inScope {
          body.declare(holder)
          return body.check(
            Expression(
              .subscriptCall(
                Call(
                  callee: Expression(
                    .identifier(Identifier(name: "$keyPathBase", span: at)), span: at),
                  arguments: arguments, argumentsSpan: at)), span: at))
        }
        guard
          case .subscriptElement(_, let declared, let values, let substitutions, _) = element.kind
        else { return nil }
        result.append(
          .subscriptElement(declared, arguments: values, substitutions: substitutions))
        narrow(
          declared.setter != nil,
          type.isReference || declared.isSetterNonmutating && declared.setter != nil)
        type = element.type
      case .call(_, let at):
        error(KeyPathError.call, at: at)
        return nil
      }
    }
    if chained {
      let simple = checker.simplify(type)
      if !simple.isOptional {
        result.append(.wrapOptional)
        type = checker.optional(simple)
      }
    }
    return (result, type, access)
  }

  private enum Step {
    case property(Property, Substitution)
    case dynamic(Subscript, [TypedExpression], [Type], Type)
  }

  private func propertyStep(_ name: Identifier, _ type: Type, _ span: Span) -> Step? {
    for candidate in checker.lookUpMembers(name.name, in: type) {
      if case .property(let property) = candidate.member, !property.isStatic {
        checker.inferType(of: property)
        return .property(property, candidate.map)
      }
    }
    let probe = TypedExpression(.trap("key path"), type: type, span: name.span)
    let (reference, problems) = body.attempt { body.instanceMember(name, of: probe, name.span) }
    if problems.isEmpty, case .value(let value) = reference,
      case .subscriptElement(_, let element, let arguments, let substitutions, _) = value.kind
    {
      return .dynamic(element, arguments, substitutions, value.type)
    }
    if let objection = objection(to: name.name, of: type) {
      error(objection, at: span)
    } else if let wrapped = type.wrapped,
      checker.lookUpMembers(name.name, in: wrapped).contains(where: {
        !body.isStaticMember($0.member)
      })
    {
      error(
        MemberError.optionalBase(
          checker.stated(type), member: name.name, wrapped: checker.stated(wrapped)),
        at: span)
    } else {
      body.reportMissingMember(name.name, type, isStatic: false, name.span)
    }
    return nil
  }

  /// Why a key path cannot go to a member that is there, and is no property of an instance.
  private func objection(to name: String, of type: Type) -> (any DiagnosticFact)? {
    for candidate in checker.lookUpMembers(name, in: type) {
      switch candidate.member {
      case .function(let function) where !function.isStatic && function.kind == .method:
        return KeyPathError.instanceMethod(checker.describeName(function))
      case .enumCase(let element): return KeyPathError.enumCase(element.name)
      case .property(let property) where property.isStatic:
        return
          MemberError.staticMember(name, onInstanceOf: checker.stated(type))
      default: continue
      }
    }
    return nil
  }

  private func isWritable(_ property: Property) -> Bool {
    guard checker.propertyWrappers.isSettable(property) else { return false }
    if property.setterAccess == .private, property.access != .private {
      return checker.ignoresAccess || body.declarations.nominal?.name == property.owner?.name
    }
    return true
  }

  /// `map(\.title)`: the key path as a closure.
  private func keyPathFunction(
    _ literal: KeyPathLiteral, _ function: FunctionType, _ span: Span
  ) -> TypedExpression {
    let root = literal.root.map { body.resolveType($0) } ?? function.parameters[0].type
    if literal.root != nil { _ = checker.unify(root, function.parameters[0].type) }
    if let path = body.holeKeyPath(literal, root, span),
      checker.unify(path.type.arguments[1], function.result)
    {
      return TypedExpression(path.kind, type: .function(function), span: span)
    }
    guard !isOpen(root) else {
      error(
        KeyPathError.noRoot,
        at: span)
      return body.unknown(span)
    }
    var expression = Expression(.identifier(Identifier(name: "$0", span: span)), span: span)
    for component in literal.components {
      switch component {
      case .identity: continue
      case .member(let name):
        if name.isSelf { continue }
        expression = Expression(.member(base: expression, name), span: span)
      case .optionalChain: expression = Expression(.optionalChain(expression), span: span)
      case .forceUnwrap: expression = Expression(.forceUnwrap(expression), span: span)
      case .subscriptCall(let arguments, let at):
        expression = Expression(
          .subscriptCall(Call(callee: expression, arguments: arguments, argumentsSpan: at)),
          span: span)
      case .call(let arguments, let at):
        expression = Expression(
          .call(Call(callee: expression, arguments: arguments, argumentsSpan: at)), span: span)
      }
    }
    let closure = Closure(
      attributes: [], captures: [],
      parameters: [Parameter(label: nil, name: "root", nameSpan: span, type: nil)],
      effects: Effects(), result: nil,
      body: CodeBlock(
        statements: [
          Statement(.expression(replacingShorthand(expression, span)), span: span)
        ], span: span), span: span)
    let (path, objections) = body.attempt { components(literal.components, root, span) }
    if path == nil, objections.contains(where: \.isError) {
      objections.forEach(checker.report)
      return body.unknown(span)
    }
    let (made, problems) = body.attempt { body.closure(closure, .function(function)) }
    if let objection = problems.isEmpty ? nil : keyPathObjection(literal, root, function, span) {
      error(objection, at: span)
      return body.unknown(span)
    }
    problems.forEach(checker.report)
    return made
  }

  /// Why a key path is no such function, where what it leads to is of another type.
  private func keyPathObjection(
    _ literal: KeyPathLiteral, _ root: Type, _ function: FunctionType, _ span: Span
  ) -> KeyPathError? {
    let (path, problems) = body.attempt { components(literal.components, root, span) }
    guard problems.isEmpty, let value = path?.value else { return nil }
    let one = TypedExpression(.trap(""), type: value, span: span)
    guard body.tryConvert(one, to: function.result) == nil else { return nil }
    return .valueType(checker.stated(value), to: checker.stated(function.result))
  }

  private func replacingShorthand(_ expression: Expression, _ span: Span) -> Expression {
    switch expression.kind {
    case .identifier(let name) where name.name == "$0":
      return Expression(.identifier(Identifier(name: "root", span: span)), span: span)
    case .member(let base, let name):
      return Expression(.member(base: replacingShorthand(base, span), name), span: span)
    case .optionalChain(let base):
      return Expression(.optionalChain(replacingShorthand(base, span)), span: span)
    case .forceUnwrap(let base):
      return Expression(.forceUnwrap(replacingShorthand(base, span)), span: span)
    case .subscriptCall(let call):
      return Expression(
        .subscriptCall(
          Call(
            callee: replacingShorthand(call.callee, span), arguments: call.arguments,
            argumentsSpan: span)), span: span)
    case .call(let call):
      return Expression(
        .call(
          Call(
            callee: replacingShorthand(call.callee, span), arguments: call.arguments,
            argumentsSpan: span)), span: span)
    default: return expression
    }
  }

  /// `base[keyPath: path]`.
  func keyPathSubscript(
    _ base: TypedExpression, _ argument: Expression, _ span: Span
  ) -> TypedExpression {
    let expected: Type
    if case .keyPath(let literal) = argument.kind, literal.root == nil {
      expected = checker.known("KeyPath", base.type, checker.makeVariable())
      let path = body.check(argument, expecting: expected)
      return element(base, path, span)
    }
    return element(base, body.settle(body.check(argument)), span)
  }

  private func element(
    _ base: TypedExpression, _ path: TypedExpression, _ span: Span
  ) -> TypedExpression {
    let type = checker.simplify(path.type)
    if type.isUnknown { return body.unknown(span) }
    // `any KeyPath<Root, Value> & Sendable` is read as the class that it is of.
    if case .existential(let parts) = type,
      let type = parts.first(where: { $0.nominal?.kind == .class })
    {
      return element(base, body.tryConvert(path, to: type) ?? path, span)
    }
    guard case .nominal(let nominal, let arguments) = type, nominal.isPrelude,
      nominal.name.hasSuffix("KeyPath")
    else {
      error(
        KeyPathError.notAKeyPath(checker.stated(type)),
        at: path.span)
      return body.unknown(span)
    }
    if let root = arguments.first, body.tryConvert(base, to: root) == nil {
      error(
        KeyPathError.root(checker.stated(root), appliedTo: checker.stated(base.type)),
        at: path.span)
      return body.unknown(span)
    }
    if arguments.isEmpty { return dynamicElement(base, path, of: nominal, span) }
    let value = arguments.count > 1 ? arguments[1] : Type.any
    return TypedExpression(.keyPathElement(base: base, path: path), type: value, span: span)
  }

  /// `base[keyPath: path]` where only the `AnyKeyPath` itself knows what its root is of: nil for other bases.
  private func dynamicElement(
    _ base: TypedExpression, _ path: TypedExpression, of type: NominalType, _ span: Span
  ) -> TypedExpression {
    checker.complete(type)
    guard case .function(let function)? = type.members["_read"]?.first,
      let root = body.tryConvert(base, to: .any)
    else { return body.unknown(span) }
    return TypedExpression(
      .call(function, receiver: path, arguments: [root], substitutions: [], dispatch: .direct),
      type: checker.optional(.any), span: span)
  }
}
