import SourceText
import Syntax

/// Checks key paths, `\Root.a.b`, and key paths used as functions.
struct KeyPathChecker: BodyPart {
  let body: BodyChecker

  /// A key path `\Root.a.b` or `\.a`, converted to a function if one is expected.
  func keyPath(_ literal: KeyPathLiteral, _ span: Span, _ expected: Type?) -> TypedExpression {
    var root: Type? = literal.root.map { body.resolveType($0) }
    var value: Type?
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      switch type {
      case .nominal(let nominal, let arguments)
      where nominal.name.hasSuffix("KeyPath") && nominal.isPrelude:
        if root == nil { root = arguments.first }
        value = arguments.dropFirst().first
      case .function(let function) where function.parameters.count == 1:
        return keyPathFunction(literal, function, span)
      case .existential(let constraints):
        // An expected type such as `any WritableKeyPath<Root, Value> & Sendable`.
        for constraint in constraints where constraint.nominal?.name.hasSuffix("KeyPath") ?? false {
          if root == nil { root = constraint.arguments.first }
          value = constraint.arguments.dropFirst().first
        }
      default: break
      }
    }
    if let root, let made = body.stubs.keyPath(literal, root, span) { return made }
    guard let root, !isOpen(root) else {
      error(
        KeyPathError.noRoot,
        at: span)
      return body.unknown(span)
    }
    guard let path = components(literal.components, root, span, expecting: value) else {
      return body.unknown(span)
    }
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
    if case .variable(let variable) = unifier.simplify(type) {
      variable.literal == nil
    } else {
      false
    }
  }

  /// How a key path's value can be changed; determines its class.
  private enum Access { case readOnly, writable, referenceWritable }

  /// The components of a key path checked so far.
  private struct Path {
    var components: [TypedKeyPathComponent] = []
    /// The type of the value they lead to.
    var type: Type
    var access = Access.writable
    /// Whether a `?` occurred among them.
    var isChained = false
    /// Whether the last of them is a property of type `T!`.
    private(set) var isImplicitlyUnwrapped = false

    mutating func append(_ component: TypedKeyPathComponent, givingValueOf type: Type) {
      components.append(component)
      self.type = type
      isImplicitlyUnwrapped =
        if case .property(let property) = component {
          property.modifiers.isImplicitlyUnwrapped
        } else {
          false
        }
    }

    /// Restricts the access by that of a component. Optional chaining makes a path read-only, even
    /// to properties of objects.
    mutating func narrow(isWritable: Bool, isReference: Bool) {
      if !isWritable || isChained {
        access = .readOnly
      } else if isReference {
        access = .referenceWritable
      }
    }
  }

  private func components(
    _ list: [KeyPathLiteral.Component], _ root: Type, _ span: Span, expecting value: Type? = nil
  ) -> (components: [TypedKeyPathComponent], value: Type, access: Access)? {
    var path = Path(type: root)
    for component in list {
      guard append(component, to: &path, span) else { return nil }
    }
    let type = unifier.simplify(path.type)
    if path.isImplicitlyUnwrapped, let wrapped = type.wrapped, let value, !isOpen(value),
      conversions.tryConvert(TypedExpression(.trap("key path"), type: type, span: span), to: value)
        == nil
    {
      path.append(.forceUnwrap, givingValueOf: wrapped)
    }
    if path.isChained, !type.isOptional {
      path.append(.wrapOptional, givingValueOf: checker.optional(type))
    }
    return (path.components, path.type, path.access)
  }

  /// Appends a component; returns false after an error.
  private func append(
    _ component: KeyPathLiteral.Component, to path: inout Path, _ span: Span
  ) -> Bool {
    switch component {
    case .identity: return true
    case .optionalChain(let place):
      guard let wrapped = unwrapped(path.type, .chain, at: place) else { return false }
      path.append(.optionalChain, givingValueOf: wrapped)
      path.isChained = true
      path.narrow(isWritable: false, isReference: false)
      return true
    case .forceUnwrap(let place):
      guard let wrapped = unwrapped(path.type, .force, at: place) else { return false }
      path.append(.forceUnwrap, givingValueOf: wrapped)
      return true
    case .member(let name): return name.isSelf || appendMember(name, to: &path, span)
    case .subscriptCall(let arguments, let place):
      return appendElement(arguments, to: &path, at: place)
    case .call(_, let place):
      error(KeyPathError.call, at: place)
      return false
    }
  }

  private func unwrapped(
    _ type: Type, _ use: ConversionError.Unwrapping, at place: Span
  ) -> Type? {
    if let wrapped = unifier.simplify(type).wrapped { return wrapped }
    error(ConversionError.notOptional(checker.displayed(type), use), at: place)
    return nil
  }

  private func appendMember(_ name: Identifier, to path: inout Path, _ span: Span) -> Bool {
    if path.isImplicitlyUnwrapped, let wrapped = unifier.simplify(path.type).wrapped,
      memberLookup.lookUpMembers(name.name, in: path.type).isEmpty
    {
      path.append(.forceUnwrap, givingValueOf: wrapped)
    }
    let type = unifier.simplify(path.type)
    if case .tuple(let elements) = type,
      let index = Int(name.name) ?? elements.firstIndex(where: { $0.label == name.name }),
      index < elements.count
    {
      path.append(.tupleElement(index), givingValueOf: elements[index].type)
      return true
    }
    switch propertyStep(name, type, span) {
    case nil: return false
    case .property(let property, let map)?:
      guard
        body.selection.checkAccess(
          property.modifiers.access, property.owner, property.name, name.span,
          declaredIn: property.source)
      else { return false }
      let isReference =
        property.owner.map { conversions.isClassConstraint(.nominal($0, [])) } ?? type.isReference
      path.narrow(
        isWritable: isWritable(property),
        isReference: isReference || property.modifiers.isSetterNonmutating && isWritable(property))
      path.append(
        .property(property), givingValueOf: unifier.normalize(property.type.substituting(map)))
    case .dynamic(let element, let arguments, let substitutions, let value)?:
      path.narrow(isWritable: element.setter != nil, isReference: element.isSetterNonmutating)
      path.append(
        .subscriptElement(element, arguments: arguments, substitutions: substitutions),
        givingValueOf: value)
    }
    return true
  }

  private func appendElement(
    _ arguments: [Argument], to path: inout Path, at place: Span
  ) -> Bool {
    let name = "$keyPathBase"
    let holder = LocalVariable(name: name, type: path.type, isLet: true, span: place)
    let callee = Expression(.identifier(Identifier(name: name, span: place)), span: place)
    let call = Call(callee: callee, arguments: arguments, argumentsSpan: place)
    let element: TypedExpression = body.inScope {
      body.declare(holder)
      return body.check(Expression(.subscriptCall(call), span: place))
    }
    guard case .subscriptElement(_, let declared, let values, let substitutions, _) = element.kind
    else { return false }
    guard isHashable(declared, values, at: place) else { return false }
    path.narrow(
      isWritable: declared.setter != nil,
      isReference: path.type.isReference || declared.isSetterNonmutating && declared.setter != nil)
    path.append(
      .subscriptElement(declared, arguments: values, substitutions: substitutions),
      givingValueOf: element.type)
    return true
  }

  /// Whether the indices of a subscript can be part of a key path, which is hashable.
  private func isHashable(
    _ element: Subscript, _ indices: [TypedExpression], at place: Span
  ) -> Bool {
    guard !body.declarations.isPrelude else { return true }
    for (parameter, index) in zip(element.parameters, indices) {
      var type = unifier.normalize(index.type).resolved
      if parameter.isAutoclosure {
        if case .function = type {
        } else {
          type = .function(FunctionType(parameters: [], result: type))
        }
      }
      if canHash(type) { continue }
      error(KeyPathError.unhashableIndex(type.displayed), at: place)
      return false
    }
    return true
  }

  private func canHash(_ type: Type) -> Bool {
    switch type {
    case .function, .tuple, .metatype: false
    case .nominal, .existential:
      !conformances.failsToConform(type, checker.wellKnown("Hashable").declaredType)
    default: true
    }
  }

  /// How a key path component reads a member: a property, or a dynamic member subscript with its
  /// arguments, substitutions and result type.
  private enum Step {
    case property(Property, Substitution)
    case dynamic(Subscript, [TypedExpression], [Type], Type)
  }

  private func propertyStep(_ name: Identifier, _ type: Type, _ span: Span) -> Step? {
    for candidate in body.selection.visible(memberLookup.lookUpMembers(name.name, in: type)) {
      if case .property(let property) = candidate.member, !property.isStatic {
        checker.initialValues.inferType(of: property)
        return .property(property, candidate.map)
      }
    }
    let probe = TypedExpression(.trap("key path"), type: type, span: name.span)
    let (reference, problems) = body.attempt {
      body.members.instanceMember(name, of: probe, name.span)
    }
    if problems.isEmpty, case .value(let value) = reference,
      case .subscriptElement(_, let element, let arguments, let substitutions, _) = value.kind
    {
      return .dynamic(element, arguments, substitutions, value.type)
    }
    if let objection = objection(to: name.name, of: type) {
      error(objection, at: name.span)
    } else if let wrapped = type.wrapped,
      memberLookup.lookUpMembers(name.name, in: wrapped).contains(where: {
        !body.names.isStaticMember($0.member)
      })
    {
      error(
        MemberError.optionalBase(
          checker.displayed(type), member: name.name, wrapped: checker.displayed(wrapped)),
        at: name.span)
    } else {
      body.members.reportMissingMember(name.name, type, isStatic: false, span)
    }
    return nil
  }

  /// Why an existing member cannot be a key path component; nil if it is an instance property.
  private func objection(to name: String, of type: Type) -> (any DiagnosticFact)? {
    if checker.unknownStubs.isAboutUnknown(type) { return nil }
    for candidate in memberLookup.lookUpMembers(name, in: type) {
      switch candidate.member {
      case .function(let function) where !function.modifiers.isStatic && function.kind == .method:
        return KeyPathError.instanceMethod(checker.describeName(function))
      case .enumCase(let element): return KeyPathError.enumCase(element.name)
      case .property(let property) where property.isStatic:
        return
          MemberError.staticMember(name, onInstanceOf: checker.displayed(type))
      default: continue
      }
    }
    return nil
  }

  private func isWritable(_ property: Property) -> Bool {
    guard checker.propertyWrappers.isSettable(property) else { return false }
    if property.modifiers.setterAccess == .private, property.modifiers.access != .private {
      return checker.mode.ignoresAccess || body.declarations.nominal?.name == property.owner?.name
    }
    return true
  }

  /// A key path converted to a closure, as in `map(\.title)`.
  private func keyPathFunction(
    _ literal: KeyPathLiteral, _ function: FunctionType, _ span: Span
  ) -> TypedExpression {
    let root = literal.root.map { body.resolveType($0) } ?? function.parameters[0].type
    if literal.root != nil { _ = unifier.unify(root, function.parameters[0].type) }
    if let path = body.stubs.keyPath(literal, root, span),
      unifier.unify(path.type.arguments[1], function.result)
    {
      return TypedExpression(
        path.kind, type: checker.holeSolver.plain(.function(function)), span: span)
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
    let (made, problems) = body.attempt { body.closures.closure(closure, .function(function)) }
    if let objection = problems.isEmpty ? nil : keyPathObjection(literal, root, function, span) {
      error(objection, at: span)
      return body.unknown(span)
    }
    problems.forEach(checker.report)
    return made
  }

  /// The error for a key path used as a function with another result type.
  private func keyPathObjection(
    _ literal: KeyPathLiteral, _ root: Type, _ function: FunctionType, _ span: Span
  ) -> KeyPathError? {
    let (path, problems) = body.attempt { components(literal.components, root, span) }
    guard problems.isEmpty, let value = path?.value else { return nil }
    let one = TypedExpression(.trap(""), type: value, span: span)
    guard conversions.tryConvert(one, to: function.result) == nil else { return nil }
    return .valueType(checker.displayed(value), to: checker.displayed(function.result))
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
    return element(base, literals.applyDefaults(body.check(argument)), span)
  }

  private func element(
    _ base: TypedExpression, _ path: TypedExpression, _ span: Span
  ) -> TypedExpression {
    let type = unifier.simplify(path.type)
    if type.isUnknown { return body.unknown(span) }
    // `any KeyPath<Root, Value> & Sendable` is read as its key path class.
    if case .existential(let parts) = type,
      let type = parts.first(where: { $0.nominal?.kind == .class })
    {
      return element(base, conversions.tryConvert(path, to: type) ?? path, span)
    }
    guard case .nominal(let nominal, let arguments) = type, nominal.isPrelude,
      nominal.name.hasSuffix("KeyPath")
    else {
      error(
        KeyPathError.notAKeyPath(checker.displayed(type)),
        at: path.span)
      return body.unknown(span)
    }
    if let root = arguments.first, conversions.tryConvert(base, to: root) == nil {
      error(
        KeyPathError.root(checker.displayed(root), appliedTo: checker.displayed(base.type)),
        at: path.span)
      return body.unknown(span)
    }
    if arguments.isEmpty { return dynamicElement(base, path, of: nominal, span) }
    let value = arguments.count > 1 ? arguments[1] : Type.any
    return TypedExpression(.keyPathElement(base: base, path: path), type: value, span: span)
  }

  /// `base[keyPath: path]` with an `AnyKeyPath`, whose root type is known only at run time; the
  /// value is nil for other bases.
  private func dynamicElement(
    _ base: TypedExpression, _ path: TypedExpression, of type: NominalType, _ span: Span
  ) -> TypedExpression {
    typeDeclarations.complete(type)
    guard case .function(let function)? = type.members["_read"]?.first,
      let root = conversions.tryConvert(base, to: .any)
    else { return body.unknown(span) }
    return TypedExpression(
      .call(function, receiver: path, arguments: [root], substitutions: [], dispatch: .direct),
      type: checker.optional(.any), span: span)
  }
}
