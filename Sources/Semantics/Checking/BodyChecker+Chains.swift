import SourceText
import Syntax

/// Postfix expressions: members, calls, subscripts, `?` and `!`.
extension Expression {
  /// Where swiftc points for it: a member's name, an operator, else its start.
  var location: Span {
    switch kind {
    case .member(_, let name), .implicitMember(let name): name.span
    case .call(let call): call.callee.location
    case .infix(_, _, let operatorSpan, _): operatorSpan
    default: span
    }
  }
}

extension BodyChecker {
  /// Checks a whole postfix chain; a `?` inside makes its value optional.
  func chain(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    let outer = hasOptionalChain
    hasOptionalChain = false
    defer { hasOptionalChain = outer }
    let value = chainLink(expression, expecting: expected)
    return hasOptionalChain ? closeChain(value) : value
  }

  /// Ends a chain that holds a `?`.
  func closeChain(_ value: TypedExpression) -> TypedExpression {
    let type = checker.simplify(value.type)
    if type.isUnknown { return value }
    let inner =
      type.isOptional
      ? value
      : TypedExpression(.wrapOptional(value), type: checker.optional(type), span: value.span)
    return TypedExpression(.optionalChain(inner), type: inner.type, span: value.span)
  }

  /// One link of a chain, its base included; the `?` belongs to the chain around.
  func chainLink(_ expression: Expression, expecting expected: Type?) -> TypedExpression {
    let span = expression.location
    switch expression.kind {
    case .member(let base, let name):
      return materialize(
        memberReference(base, name, span, forCall: false), name.argumentLabels, span, expected)
    case .implicitMember(let name):
      return materialize(
        implicitReference(name, expected, span), name.argumentLabels, span, expected)
    case .call(let call): return self.call(call, span, expected)
    case .subscriptCall(let call): return subscriptCall(call, span, expected)
    case .forceUnwrap(let inner):
      let value = chainLink(inner, expecting: expected.map { checker.optional($0) })
      return forceUnwrap(value, span)
    case .optionalChain(let inner):
      let value = chainLink(inner, expecting: nil)
      let type = checker.simplify(value.type)
      if type.isUnknown { return value }
      guard let wrapped = type.wrapped else {
        error(
          "cannot use optional chaining on non-optional value of type '\(checker.normalize(type).resolved)'",
          at: span)
        return unknown(span)
      }
      hasOptionalChain = true
      return TypedExpression(.bindOptional(value), type: wrapped, span: span)
    case .postfixOperator(let inner, let name, let operatorSpan):
      return postfix(inner, name, operatorSpan, span, expected)
    case .parenthesized(let inner):
      // A parenthesis ends a chain.
      return check(inner, expecting: expected)
    default: return check(expression, expecting: expected)
    }
  }

  private func forceUnwrap(_ value: TypedExpression, _ span: Span) -> TypedExpression {
    let type = checker.simplify(value.type)
    if type.isUnknown { return value }
    guard let wrapped = type.wrapped else {
      error(
        "cannot force unwrap value of non-optional type '\(checker.normalize(type).resolved)'",
        at: span)
      return unknown(span)
    }
    return TypedExpression(.forceUnwrap(value), type: wrapped, span: span)
  }

  // Members.

  func memberReference(
    _ base: Expression, _ name: Identifier, _ span: Span, forCall: Bool
  ) -> Reference {
    if case .identifier(let outer) = base.kind {
      if outer.name == "super" { return superMember(name, span) }
      if outer.name == "self", name.name == "init" { return delegation(name, span) }
    }
    let found = baseReference(base)
    isCallee = forCall
    defer { isCallee = false }
    switch found {
    case .failed: return .failed
    case .type(let type):
      if name.name == "self" {
        return .value(TypedExpression(.metatype(type), type: .metatype(type), span: span))
      }
      return staticMember(name, of: type, span)
    case .callables(let list, let module):
      // `SwiftUI.View`, `Swift.print`.
      if list.isEmpty, TypeChecker.modules.contains(module) {
        return reference(to: name, span)
      }
      let value = materialize(found, nil, base.span, nil)
      return instanceMember(name, of: value, span)
    case .value(let value): return instanceMember(name, of: value, span)
    }
  }

  private func baseReference(_ base: Expression) -> Reference {
    switch base.kind {
    case .identifier(let name): return reference(to: name, base.span)
    case .member(let inner, let name):
      return memberReference(inner, name, base.span, forCall: false)
    case .array, .dictionary, .type:
      if let type = typeNamed(by: base) { return .type(type) }
      return .value(settle(chainLink(base, expecting: nil)))
    case .optionalChain:
      if let type = typeNamed(by: base) { return .type(type) }
      return .value(chainLink(base, expecting: nil))
    case .parenthesized(let inner):
      if let type = typeNamed(by: inner) { return .type(type) }
      return .value(settle(chainLink(base, expecting: nil)))
    default: return .value(settle(chainLink(base, expecting: nil)))
    }
  }

  private func superMember(_ name: Identifier, _ span: Span) -> Reference {
    guard let base = selfExpression(span) else {
      error("'super' cannot be used outside of class members", at: span)
      return .failed
    }
    var instance = base.type
    if case .metatype(let type) = instance.shallow { instance = type }
    guard let parent = checker.superclass(of: instance) else {
      error(
        "'super' cannot be used in class '\(declarations.nominal?.name ?? "")' because it has no superclass",
        at: span)
      return .failed
    }
    let candidates = checker.lookUpMembers(name.name, in: parent)
    guard !candidates.isEmpty else {
      error("value of type '\(parent)' has no member '\(name.name)'", at: span)
      return .failed
    }
    let isStatic: Bool = if case .metatype = base.type.shallow { true } else { false }
    switch select(
      candidates, name, staticBase: isStatic && name.name != "init" ? parent : nil, base: base, span
    ) {
    case .callables(let callables, let name):
      return .callables(
        callables.map {
          var callable = $0
          callable.isSuper = true
          return callable
        }, name: name)
    case .value(let value):
      if case .property(let base, let property, _) = value.kind {
        return .value(
          TypedExpression(
            .property(base: base, property, isDirect: true), type: value.type, span: span))
      }
      return .value(value)
    case let other: return other
    }
  }

  /// `self.init`.
  private func delegation(_ name: Identifier, _ span: Span) -> Reference {
    guard let base = selfExpression(span) else {
      error("cannot find 'self' in scope", at: span)
      return .failed
    }
    if case .metatype(let type) = base.type.shallow { return staticMember(name, of: type, span) }
    return select(checker.lookUpMembers("init", in: base.type), name, base: base, span)
  }

  func staticMember(_ name: Identifier, of type: Type, _ span: Span) -> Reference {
    let type = checker.simplify(type)
    if type.isUnknown { return .failed }
    switch name.name {
    case "self": return .value(TypedExpression(.metatype(type), type: .metatype(type), span: span))
    case "Type":
      return .type(.metatype(type))
    default: break
    }
    let candidates = checker.lookUpMembers(name.name, in: type)
    if candidates.isEmpty {
      if case .nominal(let nominal, _) = type,
        let member = dynamicStatic(name, nominal, type, span)
      {
        return member
      }
      reportMissingMember(name.name, type, isStatic: true, name.span)
      return .failed
    }
    let usable = candidates.filter { isStaticMember($0.member) }
    if usable.isEmpty {
      if candidates.contains(where: { if case .function = $0.member { true } else { false } }) {
        return select(candidates, name, staticBase: type, base: nil, span)
      }
      error(
        "instance member '\(name.name)' cannot be used on type '\(checker.normalize(type).resolved)'",
        at: span)
      return .failed
    }
    return select(usable, name, staticBase: type, base: nil, span)
  }

  private func dynamicStatic(
    _ name: Identifier, _ nominal: NominalType, _ type: Type, _ span: Span
  ) -> Reference? {
    guard nominal.isPrelude, nominal.attributes.contains(where: { $0.name == "_inertConstants" })
    else { return nil }
    return .value(inertConstant(name.name, type, span))
  }

  func instanceMember(
    _ name: Identifier, of value: TypedExpression, _ span: Span
  ) -> Reference {
    let type = checker.simplify(value.type)
    if type.isUnknown { return .failed }
    switch type {
    case .metatype(let instance):
      return metatypeMember(name, of: value, instance, span)
    case .tuple(let elements):
      if let index = Int(name.name), index < elements.count {
        return .value(
          TypedExpression(.tupleElement(value, index), type: elements[index].type, span: span))
      }
      if let index = elements.firstIndex(where: { $0.label == name.name }) {
        return .value(
          TypedExpression(.tupleElement(value, index), type: elements[index].type, span: span))
      }
    case .variable(let variable) where variable.literal == nil:
      if name.name == "self" { return .value(value) }
      error("cannot infer type of closure parameter without a type annotation", at: value.span)
      return .failed
    default: break
    }
    if name.name == "self" { return .value(value) }
    let candidates = checker.lookUpMembers(name.name, in: type).filter {
      !isStaticMember($0.member) || name.name == "init" && isSelf(value)
    }
    if !candidates.isEmpty {
      return select(candidates, name, base: settle(value), span)
    }
    if let backing = observableBacking(name.name, type),
      isSelf(value) || declarations.nominal === type.nominal
    {
      return .value(
        TypedExpression(
          .property(base: value, backing, isDirect: true), type: backing.type, span: span))
    }
    if let dynamic = dynamicMember(name, of: value, type, span) { return dynamic }
    if let wrapped = type.wrapped,
      !checker.lookUpMembers(name.name, in: wrapped).filter({ !isStaticMember($0.member) }).isEmpty
    {
      error(
        "value of optional type '\(checker.normalize(type).resolved)' must be unwrapped to refer to member '\(name.name)' of wrapped base type '\(checker.normalize(wrapped).resolved)'",
        at: span)
      return .failed
    }
    if let inert = inertMember(name, of: value, type, span) { return inert }
    if !checker.lookUpMembers(name.name, in: type).isEmpty {
      error(
        "static member '\(name.name)' cannot be used on instance of type '\(checker.normalize(type).resolved)'",
        at: name.span)
      return .failed
    }
    reportMissingMember(name.name, type, isStatic: false, name.span)
    return .failed
  }

  private func isSelf(_ value: TypedExpression) -> Bool {
    if case .local(let variable) = value.kind { variable.name == "self" } else { false }
  }

  private func metatypeMember(
    _ name: Identifier, of value: TypedExpression, _ instance: Type, _ span: Span
  ) -> Reference {
    if case .metatype = value.kind { return staticMember(name, of: instance, span) }
    if name.name == "self" { return .value(value) }
    let candidates = checker.lookUpMembers(name.name, in: instance).filter {
      isStaticMember($0.member)
    }
    if candidates.isEmpty {
      reportMissingMember(name.name, instance, isStatic: true, span)
      return .failed
    }
    switch select(candidates, name, staticBase: instance, base: value, span) {
    case .callables(let callables, let name):
      return .callables(
        callables.map {
          Callable(kind: $0.kind, map: $0.map, receiver: value, distance: $0.distance)
        }, name: name)
    case let other: return other
    }
  }

  /// `@dynamicMemberLookup`, by key path or by name.
  private func dynamicMember(
    _ name: Identifier, of value: TypedExpression, _ type: Type, _ span: Span
  ) -> Reference? {
    for candidate in checker.lookUpMembers("subscript", in: type) {
      guard case .subscript(let element) = candidate.member, element.parameters.count == 1,
        element.parameters[0].label == "dynamicMember"
      else { continue }
      var map = candidate.map
      let substitutions = (element.getter?.genericParameters ?? []).map { parameter -> Type in
        let variable = checker.makeVariable()
        map[parameter] = variable
        return variable
      }
      let target = checker.normalize(element.parameters[0].type.substituting(map))
      let result: TypedExpression
      if target.isPrelude("String") {
        result = TypedExpression(.string(name.name), type: target, span: name.span)
      } else {
        let literal = KeyPathLiteral(root: nil, components: [.member(name)])
        let (path, problems) = attempt { keyPath(literal, name.span, target) }
        guard problems.isEmpty, let converted = tryConvert(path, to: target) else { continue }
        result = converted
      }
      return .value(
        TypedExpression(
          .subscriptElement(
            base: value, element, arguments: [result], substitutions: substitutions,
            dispatch: .direct),
          type: checker.normalize(element.result.substituting(map)), span: span))
    }
    return nil
  }

  func reportMissingMember(_ name: String, _ type: Type, isStatic: Bool, _ span: Span) {
    let shown = checker.normalize(type).resolved
    checker.unresolvedNames.insert(name)
    if name.hasPrefix("$") || type.isPrelude("Binding") || type.isPrelude("Bindable") {
      if let root = type.arguments.first,
        type.nominal?.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) ?? false
      {
        error(
          "value of type '\(shown)' has no dynamic member '\(name)' using key path from root type '\(checker.normalize(root).resolved)'",
          at: span)
        return
      }
    }
    let subject = isStatic ? "type" : "value of type"
    let near = checker.nearest(to: name, among: checker.memberNames(of: type, isStatic: isStatic))
    if let near {
      error(
        "\(subject) '\(shown)' has no member '\(name)'; did you mean '\(near)'?", at: span,
        fixIts: [.init(span: span, replacement: near)])
    } else {
      error("\(subject) '\(shown)' has no member '\(name)'", at: span)
    }
  }

  // `.name`.

  func implicitReference(_ name: Identifier, _ expected: Type?, _ span: Span) -> Reference {
    guard let expected else {
      error("cannot infer contextual base in reference to member '\(name.name)'", at: span)
      return .failed
    }
    var type = checker.simplify(expected)
    if type.isUnknown { return .failed }
    if case .variable(let variable) = type {
      // `.plain` for `some ButtonStyle`: static members of the protocol say which type.
      for constraint in variable.constraints where variable.literal == nil {
        guard let nominal = constraint.nominal else { continue }
        if let found = constrainedStatic(name, nominal, span) { return found }
      }
      guard let fallback = checker.defaultType(of: variable) else {
        error("cannot infer contextual base in reference to member '\(name.name)'", at: span)
        return .failed
      }
      type = fallback
    }
    // `.some`, `.none` are of the optional itself; everything else of what it wraps.
    while let wrapped = type.wrapped {
      if name.name == "some" || name.name == "none" {
        return staticMember(name, of: type, span)
      }
      let inner = checker.simplify(wrapped)
      if !checker.lookUpMembers(name.name, in: inner).filter({ isStaticMember($0.member) }).isEmpty
        || inner.isOptional
      {
        type = inner
        continue
      }
      break
    }
    if let wrapped = type.wrapped, name.name != "some", name.name != "none" {
      type = checker.simplify(wrapped)
    }
    if case .function(let function) = type { type = checker.simplify(function.result) }
    switch type {
    case .parameter, .member, .existential, .opaque:
      // `.automatic` of a protocol's static member `where Self == X`.
      for constraint in checker.constraints(of: type) {
        guard let nominal = constraint.nominal else { continue }
        if let found = constrainedStatic(name, nominal, span) { return found }
      }
    default: break
    }
    return staticMember(name, of: type, name.span)
  }

  /// `extension ButtonStyle where Self == PlainButtonStyle { static var plain … }`.
  private func constrainedStatic(
    _ name: Identifier, _ nominal: NominalType, _ span: Span
  ) -> Reference? {
    checker.complete(nominal)
    for member in nominal.members[name.name] ?? [] where isStaticMember(member) {
      let requirements: [Requirement]
      switch member {
      case .property(let property): requirements = property.getter?.extensionRequirements ?? []
      case .function(let function): requirements = function.extensionRequirements
      default: continue
      }
      for case .sameType(.parameter(let parameter), let type) in requirements
      where parameter.isProtocolSelf {
        return staticMember(name, of: type, span)
      }
    }
    if nominal.attributes.contains(where: { $0.name == "_inertConstants" }) {
      return .value(
        inertConstant(name.name, .nominal(checker.wellKnown("_InertConstant"), []), span))
    }
    return nil
  }

  // Subscripts.

  private func subscriptCall(_ call: Call, _ span: Span, _ expected: Type?) -> TypedExpression {
    let base: TypedExpression
    var staticBase: Type?
    switch baseReference(call.callee) {
    case .failed: return unknown(span)
    case .type(let type):
      staticBase = type
      base = TypedExpression(.metatype(type), type: .metatype(type), span: call.callee.span)
    case .value(let value): base = value
    case let other: base = materialize(other, nil, call.callee.span, nil)
    }
    let type = checker.simplify(staticBase ?? base.type)
    if type.isUnknown {
      for argument in call.arguments { checkLoosely(argument.value) }
      return unknown(span)
    }
    if call.arguments.count == 1, case .placeholder = call.arguments[0].value.kind,
      let whole = wholeRange(call, span)
    {
      return subscriptCall(whole, span, expected)
    }
    if call.arguments.count == 1, call.arguments[0].label == "keyPath" {
      return keyPathSubscript(base, call.arguments[0].value, span)
    }
    let candidates = checker.lookUpMembers("subscript", in: type).compactMap {
      candidate -> (Subscript, Substitution, Int)? in
      guard case .subscript(let element) = candidate.member,
        element.isStatic == (staticBase != nil)
      else { return nil }
      return (element, candidate.map, candidate.distance)
    }
    if candidates.isEmpty {
      if let wrapped = type.wrapped, !checker.lookUpMembers("subscript", in: wrapped).isEmpty {
        error(
          "value of optional type '\(checker.normalize(type).resolved)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(checker.normalize(wrapped).resolved)'",
          at: call.callee.span)
      } else {
        error(
          "value of type '\(checker.normalize(type).resolved)' has no subscripts",
          at: call.callee.span)
      }
      return unknown(span)
    }
    var viable: [(Subscript, Substitution, Int, [PassedArgument])] = []
    var failure: ArgumentFailure?
    for (element, map, distance) in candidates {
      switch match(element.parameters, call) {
      case .success(let passed): viable.append((element, map, distance, passed))
      case .failure(let problem): failure = failure ?? problem
      }
    }
    if viable.isEmpty {
      if let failure { report(failure, call, span) }
      return unknown(span)
    }
    if viable.count == 1 {
      return finishSubscript(viable[0].0, viable[0].1, viable[0].3, base, span, expected)
    }
    var best: (Int, Int)?
    var first: [Diagnostic] = []
    for (index, entry) in viable.enumerated() {
      let start = checker.mark()
      let open = checker.openVariables.count
      let saved = score
      score = 0
      let (made, problems) = attempt {
        finishSubscript(entry.0, entry.1, entry.3, base, span, expected)
      }
      var cost = score * 10 + entry.2 + (entry.0.getter?.genericParameters.count ?? 0) * 5
      if let expected, tryConvert(made, to: expected) == nil { cost += 1_000_000 }
      score = saved
      checker.undo(to: start)
      checker.openVariables.removeSubrange(min(open, checker.openVariables.count)...)
      if problems.contains(where: \.isError) {
        if first.isEmpty { first = problems }
        continue
      }
      if best == nil || cost < best!.1 { best = (index, cost) }
    }
    guard let best else {
      first.forEach(checker.report)
      return unknown(span)
    }
    let entry = viable[best.0]
    return finishSubscript(entry.0, entry.1, entry.3, base, span, expected)
  }

  /// `base[...]`: the range from its start to its end.
  private func wholeRange(_ call: Call, _ span: Span) -> Call? {
    func end(_ name: String) -> Expression {
      Expression(.member(base: call.callee, Identifier(name: name, span: span)), span: span)
    }
    let range = Expression(
      .infix(lhs: end("startIndex"), operator: "..<", operatorSpan: span, rhs: end("endIndex")),
      span: span)
    return Call(
      callee: call.callee, arguments: [Argument(label: nil, value: range)],
      argumentsSpan: call.argumentsSpan)
  }

  private func finishSubscript(
    _ element: Subscript, _ baseMap: Substitution, _ passed: [PassedArgument],
    _ base: TypedExpression, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var map = baseMap
    let substitutions = (element.getter?.genericParameters ?? []).map { parameter -> Type in
      let variable = checker.makeVariable()
      map[parameter] = variable
      return variable
    }
    guard checkAccess(element.access, element.owner, "subscript", span) else {
      return unknown(span)
    }
    var arguments: [TypedExpression] = []
    for (symbol, argument) in zip(element.parameters, passed) {
      let target = checker.normalize(symbol.type.substituting(map))
      if case .omitted = argument, let value = symbol.defaultValue {
        arguments.append(check(value, to: target, .argument))
      } else {
        arguments.append(self.argument(argument, symbol, target, span))
      }
    }
    for parameter in element.getter?.genericParameters ?? [] {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !checker.meets(type, constraint.substituting(map)) {
        error(
          "subscript requires that '\(checker.normalize(type).resolved)' conform to '\(constraint)'",
          at: span)
      }
    }
    let dispatch: Dispatch
    if case .requirement? = element.getter?.implementation {
      dispatch = .witness
    } else if element.getter?.virtualIndex != nil, element.owner?.isFinal == false {
      dispatch = .virtual
    } else {
      dispatch = .direct
    }
    return TypedExpression(
      .subscriptElement(
        base: settle(base), element, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch),
      type: checker.normalize(element.result.substituting(map)), span: span)
  }
}
