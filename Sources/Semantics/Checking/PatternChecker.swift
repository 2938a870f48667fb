import SourceText
import Syntax

/// Checks patterns in `case`, `let` and `for`, and conditions.
struct PatternChecker: BodyPart {
  let body: BodyChecker

  /// Checks a pattern against the type of its value, and declares its bindings.
  ///
  /// - Parameter isBinding: whether names bind (`let (a, b)`, `for x in`), rather than being
  ///   expressions to
  ///   compare with.
  func pattern(
    _ pattern: Pattern, _ type: Type, isBinding: Bool, isLet: Bool = true,
    ownership: Ownership = .strong
  ) -> TypedPattern {
    let type = unifier.simplify(type)
    switch pattern.kind {
    case .wildcard: return .wildcard
    case .binding(let name):
      if let variable = body.scope.alternatives[name] {
        requireSameBinding(variable, type, isLet: isLet, at: pattern.span)
        return .bind(variable)
      }
      let variable = body.makeLocal(
        name, type, isLet: isLet, span: pattern.span, ownership: ownership)
      body.declare(variable)
      return .bind(variable)
    case .bindingModifier(let isLet, let inner):
      return self.pattern(inner, type, isBinding: true, isLet: isLet)
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return self.pattern(elements[0].pattern, type, isBinding: isBinding, isLet: isLet)
      }
      guard case .tuple(let parts) = type, parts.count == elements.count else {
        if case .variable = type {
          let parts = Type.tuple(elements.map { _ in .init(type: checker.makeVariable()) })
          _ = unifier.unify(type, parts)
          return self.pattern(pattern, parts, isBinding: isBinding, isLet: isLet)
        }
        reportTuple(type, at: pattern.span)
        bindAll(pattern, isLet: isLet)
        return .wildcard
      }
      return .tuple(
        zip(elements, parts).map {
          self.pattern($0.pattern, $1.type, isBinding: isBinding, isLet: isLet)
        })
    case .enumCase(let base, let name, let nameSpan, let payload):
      return casePattern(
        base, name, nameSpan, payload, type, pattern, isBinding: isBinding, isLet: isLet)
    case .optional(let inner):
      guard let wrapped = type.wrapped else {
        if !type.isUnknown {
          error(PatternError.optionalPattern(checker.displayed(type)), at: pattern.span)
        }
        bindAll(inner, isLet: isLet)
        return .wildcard
      }
      return .optionalSome(self.pattern(inner, wrapped, isBinding: isBinding, isLet: isLet))
    case .isType(let reference): return .isType(body.resolveType(reference))
    case .asType(let inner, let reference):
      let target = body.resolveType(reference)
      return .asType(self.pattern(inner, target, isBinding: isBinding, isLet: isLet), target)
    case .expression(let expression):
      if isBinding, case .identifier(let name) = expression.kind {
        let binding = Pattern(.binding(name: name.name), span: pattern.span)
        return self.pattern(binding, type, isBinding: true, isLet: isLet)
      }
      return expressionPattern(expression, type, pattern.span)
    }
  }

  /// The type to match a declaration's pattern with; reports a value that is not a tuple of the
  /// pattern's length, and returns an unknown type.
  func destructuredType(_ pattern: Pattern, _ type: Type, _ value: Expression?) -> Type {
    guard case .tuple(let elements) = pattern.kind, elements.count > 1, let value else {
      return type
    }
    let shown = checker.displayed(type)
    switch unifier.simplify(type) {
    case .tuple(let parts):
      if parts.count == elements.count { return type }
      let wanted = elements.indices.map {
        Type.TupleElement(type: $0 < parts.count ? parts[$0].type.displayed : .unknown)
      }
      error(
        ConversionError.tupleSizes(shown, to: .tuple(wanted)),
        at: value.span)
    case .variable, .unknown: return type
    default:
      let wanted = elements.map { _ in Type.TupleElement(type: .unknown) }
      error(
        ConversionError.cannotConvert(shown, to: .tuple(wanted), .initialization), at: value.span)
    }
    return .unknown
  }

  /// Reports a tuple pattern for a value that is not a tuple.
  func reportTuple(_ type: Type, at span: Span) {
    if type.isUnknown { return }
    error(checker.propertyDeclarations.tupleMismatch(checker.displayed(type)), at: span)
  }

  /// Declares the names of a mismatched pattern with unknown types, so that their uses cause no
  /// further errors.
  private func bindAll(_ pattern: Pattern, isLet: Bool) {
    switch pattern.kind {
    case .binding(let name):
      body.declare(body.makeLocal(name, .unknown, isLet: isLet, span: pattern.span))
    case .bindingModifier(let isLet, let inner): bindAll(inner, isLet: isLet)
    case .tuple(let elements): bindAll(elements, isLet: isLet)
    case .enumCase(_, _, _, let payload): bindAll(payload ?? [], isLet: isLet)
    case .optional(let inner), .asType(let inner, _): bindAll(inner, isLet: isLet)
    case .wildcard, .isType, .expression: break
    }
  }

  private func bindAll(_ elements: [Pattern.Element], isLet: Bool) {
    for element in elements { bindAll(element.pattern, isLet: isLet) }
  }

  private func casePattern(
    _ base: Expression?, _ name: String, _ nameSpan: Span, _ payload: [Pattern.Element]?,
    _ subject: Type, _ pattern: Pattern, isBinding: Bool, isLet: Bool
  ) -> TypedPattern {
    var type = subject
    var layers = 0
    // `.red` is matched inside a `Color?`.
    while let wrapped = type.wrapped, name != "some", name != "none" {
      type = unifier.simplify(wrapped)
      layers += 1
    }
    func wrap(_ pattern: TypedPattern) -> TypedPattern {
      (0..<layers).reduce(pattern) { inner, _ in .optionalSome(inner) }
    }
    if let wrapped = type.wrapped, base == nil || name == "some" || name == "none" {
      if name == "none" { return wrap(.optionalNone) }
      guard let element = payload?.first else { return wrap(.optionalSome(.wildcard)) }
      return wrap(
        .optionalSome(self.pattern(element.pattern, wrapped, isBinding: isBinding, isLet: isLet)))
    }
    if let base, let named = body.collections.typeNamed(by: base), !named.isUnknown {
      if case .existential = type {
        let inner = self.casePattern(
          nil, name, nameSpan, payload, named, pattern, isBinding: isBinding, isLet: isLet)
        return wrap(.asType(inner, named))
      }
      _ = unifier.unify(named, type)
      if named.nominal?.kind != .enum || isConstant(name, of: named) {
        return wrap(memberPattern(base, name, nameSpan, type, pattern, isLet: isLet))
      }
    } else if let base {
      return wrap(memberPattern(base, name, nameSpan, type, pattern, isLet: isLet))
    }
    if let hole = checker.holeSolver.hole(type) {
      checker.holeSolver.addChoice(name, payload?.map(\.label) ?? [], to: hole)
    }
    if type.isUnknown || checker.holeSolver.hole(type) != nil {
      bindAll(payload ?? [], isLet: isLet)
      return .wildcard
    }
    if case .nominal(let nominal, let arguments) = type {
      typeDeclarations.complete(nominal)
      for case .enumCase(let element) in nominal.members[name] ?? [] {
        return wrap(
          payloadPattern(
            element, payload, nominal.substitution(arguments), at: nameSpan,
            in: pattern.span, isBinding: isBinding, isLet: isLet))
      }
    }
    // A static member is compared with.
    if base == nil, let probe = pattern.comparedExpression,
      !memberLookup.lookUpMembers(name, in: type).isEmpty
    {
      return wrap(expressionPattern(probe, type, pattern.span))
    }
    error(
      MemberError.noMember(name, of: checker.displayed(type), .type), at: nameSpan)
    bindAll(payload ?? [], isLet: isLet)
    return .wildcard
  }

  /// Whether a static member of a type is not an enum case.
  private func isConstant(_ name: String, of type: Type) -> Bool {
    let members = memberLookup.lookUpMembers(name, in: type)
    return !members.isEmpty
      && members.allSatisfy { if case .enumCase = $0.member { false } else { true } }
  }

  private func memberPattern(
    _ base: Expression, _ name: String, _ nameSpan: Span, _ type: Type, _ pattern: Pattern,
    isLet: Bool
  ) -> TypedPattern {
    if let expression = pattern.comparedExpression {
      return expressionPattern(expression, type, pattern.span)
    }
    bindAll(pattern, isLet: isLet)
    return expressionPattern(
      Expression(
        .member(base: base, Identifier(name: name, span: nameSpan)), span: pattern.span), type,
      pattern.span)
  }

  private func payloadPattern(
    _ element: EnumCase, _ payload: [Pattern.Element]?, _ map: Substitution, at name: Span,
    in span: Span, isBinding: Bool, isLet: Bool
  ) -> TypedPattern {
    guard let payload else { return .enumCase(element, []) }
    let types = element.payload.map { unifier.normalize($0.type.substituting(map)) }
    if payload.count == types.count {
      return .enumCase(
        element,
        zip(payload, types).map {
          self.pattern($0.pattern, $1, isBinding: isBinding, isLet: isLet)
        })
    }
    if payload.count == 1, types.count > 1 {
      // A single name for the whole payload, as a tuple.
      let tuple = Type.tuple(
        zip(element.payload, types).map { .init(label: $0.label, type: $1) })
      if case .wildcard = payload[0].pattern.kind { return .enumCase(element, []) }
      let whole = self.pattern(payload[0].pattern, tuple, isBinding: isBinding, isLet: isLet)
      return .enumCase(element, [whole])
    }
    let parentheses = Span(Int(name.end), Int(span.end))
    if types.isEmpty {
      error(PatternError.payloadOfPlainCase(element.name), at: name)
    } else if types.count == 1 {
      error(DestructuringError.noTuple(types[0].displayed), at: parentheses)
    } else {
      error(
        DestructuringError.mismatchedLength(Type.tuple(types.map { .init(type: $0) }).displayed),
        at: parentheses)
    }
    bindAll(payload, isLet: isLet)
    return .enumCase(element, [])
  }

  private func expressionPattern(
    _ expression: Expression, _ type: Type, _ span: Span
  ) -> TypedPattern {
    if case .nilLiteral = expression.kind, type.isOptional { return .optionalNone }
    let subject = body.makeLocal("$match", type, isLet: true, span: span)
    let test: TypedExpression? = body.inScope {
      body.declare(subject)
      let reference = Expression(
        .identifier(Identifier(name: "$match", span: span)), span: span)
      let start = body.checkpoint()
      let (test, problems) = body.attempt {
        if let pattern = rangePattern(expression, reference, type, span) { return pattern }
        return body.check(
          Expression(
            .infix(lhs: expression, operator: "~=", operatorSpan: span, rhs: reference), span: span),
          to: checker.bool, .condition)
      }
      if !problems.contains(where: \.isError) || !reportMismatch(expression, type, since: start) {
        problems.forEach(checker.report)
      }
      return problems.contains(where: \.isError) ? nil : test
    }
    // A wrong pattern is not reported as incomplete as well.
    return test.map { .expression(subject, $0) } ?? .wildcard
  }

  /// Reports that a value can never equal the subject, unless the value itself is wrong; returns
  /// whether it did.
  private func reportMismatch(_ expression: Expression, _ type: Type, since start: Checkpoint)
    -> Bool
  {
    body.rollBack(to: start)
    let (value, problems) = body.attempt { literals.applyDefaults(body.check(expression)) }
    guard problems.isEmpty, !value.type.isUnknown, !type.isUnknown else { return false }
    let own = checker.displayed(value.type)
    let subject = checker.displayed(type)
    let equatable = Type.nominal(checker.wellKnown("Equatable"), [])
    if case .existential = subject {
      error(GenericError.cannotConform(subject, to: equatable), at: expression.span)
    } else if own == subject {
      error(
        GenericError.requiresConformance(.operatorFunction("~="), subject, to: equatable),
        at: expression.span)
    } else if subject.nominal?.enumeration.rawType == own {
      error(
        ConversionError.cannotConvert(own, to: subject, .argument),
        at: expression.span)
    } else {
      error(
        PatternError.expressionPattern(own, subject),
        at: expression.span)
    }
    return true
  }

  /// The comparison of a value with `==`; nil for ranges and types with their own `~=`.
  private func rangePattern(
    _ expression: Expression, _ reference: Expression, _ type: Type, _ span: Span
  ) -> TypedExpression? {
    let start = body.checkpoint()
    let (value, problems) = body.attempt { body.check(expression, expecting: type) }
    body.rollBack(to: start)
    guard problems.isEmpty else { return nil }
    var plain = unifier.simplify(type)
    while let wrapped = plain.wrapped { plain = unifier.simplify(wrapped) }
    let same: Bool
    switch (unifier.simplify(value.type), plain) {
    case (.variable(let variable), _):
      same = variable.literal.map { unifier.accepts($0, plain) } ?? false
    case (.nominal(let a, _), .nominal(let b, _)): same = a === b
    default: same = false
    }
    guard same, !hasOwnMatch(plain) else { return nil }
    return body.check(
      Expression(
        .infix(lhs: expression, operator: "==", operatorSpan: span, rhs: reference), span: span),
      to: checker.bool, .condition)
  }

  private func hasOwnMatch(_ type: Type) -> Bool {
    memberLookup.lookUpMembers("~=", in: type).contains { $0.distance == 0 }
  }

  // Conditions.

  func conditions(_ list: [Condition]) -> [TypedCondition] {
    list.map { condition in
      switch condition {
      case .expression(let expression):
        var inner = expression
        while case .parenthesized(let wrapped) = inner.kind { inner = wrapped }
        if case .sequence(let elements) = inner.kind,
          let place = elements.lazy.compactMap({
            if case .assignment(let span) = $0 { span } else { nil }
          }).first
        {
          error(
            PatternError.assignmentAsCondition, at: place,
            fixIts: [.init(span: place, replacement: "==")])
          return .expression(body.unknown(expression.span))
        }
        return .expression(body.check(expression, to: checker.bool, .condition))
      case .optionalBinding(let isLet, let keyword, let name, let reference, let value):
        return optionalBinding(isLet, keyword, name, reference, value)
      case .pattern(let pattern, let reference, let value):
        let typed =
          reference.map { body.check(value, to: body.resolveType($0), .initialization) }
          ?? literals.applyDefaults(body.check(value))
        body.bindDefaults()
        return .pattern(self.pattern(pattern, typed.type, isBinding: false), typed)
      case .availability(let isAvailable, let span):
        return .expression(
          TypedExpression(.boolean(isAvailable), type: checker.bool, span: span))
      }
    }
  }

  private func optionalBinding(
    _ isLet: Bool, _ keyword: Span, _ name: Pattern, _ reference: TypeReference?,
    _ value: Expression?
  ) -> TypedCondition {
    let expression: Expression
    if let value {
      expression = value
    } else if case .binding(let text) = name.kind {
      expression = Expression(.identifier(Identifier(name: text, span: name.span)), span: name.span)
    } else {
      expression = Expression(.missing, span: name.span)
    }
    let wanted = reference.map { checker.optional(body.resolveType($0)) }
    var typed = literals.applyDefaults(body.check(expression, expecting: wanted))
    if let wanted { typed = conversions.convert(typed, to: wanted, .initialization) }
    body.bindDefaults()
    let type = unifier.simplify(typed.type)
    guard let wrapped = checker.holeSolver.wrapped(type) else {
      if !type.isUnknown {
        error(
          PatternError.bindingNotOptional(checker.displayed(type)),
          at: keyword.joined(with: expression.span))
      }
      let pattern = self.pattern(name, type, isBinding: true, isLet: isLet)
      return .pattern(pattern, typed)
    }
    return .pattern(
      .optionalSome(pattern(name, wrapped, isBinding: true, isLet: isLet)), typed)
  }
}
