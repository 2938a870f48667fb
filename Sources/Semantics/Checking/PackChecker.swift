import SourceText
import Syntax

/// Checks pack expansions: `repeat` and `each`.
struct PackChecker: BodyPart {
  let body: BodyChecker

  /// Checks the pattern of an expansion in a scope of its own.
  private func expanding<Result>(
    _ span: Span, _ work: (OpenExpansion) -> Result
  ) -> Result {
    let outer = body.declarations.expansion
    let requirements = checker.reading.requirements
    let expansion = OpenExpansion(checker, body.context, body.scope, body.declarations, span)
    defer {
      body.declarations.expansion = outer
      checker.reading.requirements = requirements
    }
    return body.inScope {
      body.declarations.expansion = .body(expansion)
      expansion.inside = body.scope
      return work(expansion)
    }
  }

  /// `repeat pattern` in a list of values: tuple elements or arguments.
  ///
  /// - Parameter expected: the expected element type, in terms of the packs.
  func packExpansion(
    _ pattern: Expression, _ span: Span, expecting expected: Type? = nil
  ) -> TypedExpression {
    expanding(span) { expansion in
      let target = expected.map(expansion.element(of:))
      let opened = expansion.elements.map(\.pack)
      var value = literals.applyDefaults(body.check(pattern, expecting: target))
      if let target, let converted = conversions.tryConvert(value, to: target) { value = converted }
      if value.type.isUnknown { return body.unknown(span) }
      let type = unifier.normalize(value.type).resolved
      let pattern = expansion.pattern(of: type)
      expansion.forget(opened, but: pattern)
      guard let made = close(expansion, span) else { return body.unknown(span) }
      return TypedExpression(.packExpansion(made, value), type: .expansion(pattern), span: span)
    }
  }

  /// `for pattern in repeat packs`.
  func packLoop(_ loop: ForStatement, _ packs: Expression, _ span: Span) -> [TypedStatement] {
    let id = checker.makeLabel()
    return expanding(packs.span) { expansion in
      let value = literals.applyDefaults(body.check(packs))
      body.bindDefaults()
      let annotation = loop.type.map { body.resolveType($0) }
      let element = unifier.normalize(annotation ?? value.type)
      let pattern = body.patterns.pattern(loop.pattern, element, isBinding: !loop.pattern.isCase)
      var statements = [
        TypedStatement(
          .variable(
            pattern,
            value: annotation.map { conversions.convert(value, to: $0, .assignment) } ?? value),
          span: packs.span)
      ].map(body.finisher.finished)
      if let condition = loop.condition {
        error(StatementError.packIterationCondition, at: condition.span)
      }
      body.flow.labels.append((loop.label, id, true))
      statements += body.statementChecker.statements(loop.body.statements)
      body.flow.labels.removeLast()
      guard !value.type.isUnknown, let made = close(expansion, packs.span) else { return [] }
      return [TypedStatement(.forPack(id, made, body: statements), span: span)]
    }
  }

  /// The packs that an expansion iterates over; nil, with an error, if there are none.
  private func close(_ expansion: OpenExpansion, _ span: Span) -> PackExpansion? {
    guard !expansion.elements.isEmpty else {
      if expansion.isBroken { return nil }
      error(GenericError.expansionWithoutPacks, at: span)
      return nil
    }
    let packs = expansion.elements.map(\.pack)
    let functions = sequence(first: body.context, next: \.parent)
      .compactMap { $0.localFunction ?? $0.function }
    let alike = functions.flatMap(shapes).first { $0.contains(packs[0]) } ?? [packs[0]]
    if let other = packs.first(where: { !alike.contains($0) }) {
      error(
        GenericError.packShapes(packs[0].name, other.name),
        at: span)
      return nil
    }
    return PackExpansion(
      elements: expansion.elements,
      values: expansion.values.map { ($0.variable, $0.pack) })
  }

  /// `each x`: an element of a value pack; for a type pack, the element type.
  func packElement(_ pack: Expression, _ span: Span) -> TypedExpression {
    if let type = packType(named: pack) {
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    }
    guard case .body(let expansion) = body.declarations.expansion else {
      if let pattern = packPattern(of: packValue(pack), pack.span) {
        error(GenericError.packOutsideExpansion(pattern.displayed), at: pack.span)
      }
      return body.unknown(span)
    }
    if expansion.interpolations.contains(where: { $0.start <= span.start && span.end <= $0.end }),
      case .parameter(let element)? = packPattern(
        of: outside(expansion) { literals.applyDefaults(packValue(pack)) }, pack.span)
    {
      expansion.isBroken = true
      error(
        GenericError.packOutsideExpansion(.parameter(element)), at: pack.span)
      return body.unknown(span)
    }
    guard let variable = elementVariable(of: pack, expansion, span) else {
      return body.unknown(span)
    }
    guard case .symbol(_, let scope)? = body.lookUpLocal(variable.name) else {
      return body.unknown(span)
    }
    body.use(variable, ownedBy: scope.owner)
    return body.local(variable, span)
  }

  /// The type that `each T` names; nil if it is a value.
  func packType(named pack: Expression) -> Type? {
    guard case .identifier(let name) = pack.kind, body.lookUpLocal(name.name) == nil,
      body.declarations.genericParameters.contains(where: { $0.name == name.name })
    else { return nil }
    let reference = TypeReference(
      .named(base: nil, name: name.name, arguments: name.genericArguments), span: pack.span)
    return body.resolveType(TypeReference(.packElement(reference), span: pack.span))
  }

  /// The variable that holds one element of the pack after `each`.
  private func elementVariable(
    of pack: Expression, _ expansion: OpenExpansion, _ span: Span
  ) -> LocalVariable? {
    if let known = expansion.values.first(where: { $0.place == span }) { return known.variable }
    let value = outside(expansion) { literals.applyDefaults(packValue(pack)) }
    guard let pattern = packPattern(of: value, expansion.span) else {
      expansion.isBroken = true
      return nil
    }
    let variable = LocalVariable(
      name: "each \(span.start)", type: expansion.element(of: pattern),
      isLet: true, span: span)
    expansion.inside?.symbols[variable.name] = .variable(variable)
    expansion.values.append(.init(place: span, variable: variable, pack: value))
    return variable
  }

  /// The element type of a value pack, in terms of type packs.
  private func packPattern(of value: TypedExpression, _ span: Span) -> Type? {
    if value.type.isUnknown { return nil }
    if case .tuple(let parts) = unifier.simplify(value.type), parts.count == 1,
      case .expansion(let pattern) = unifier.simplify(parts[0].type)
    {
      return unifier.normalize(pattern)
    }
    error(
      PackError.eachOfNonPack(checker.displayed(value.type)),
      at: span)
    return nil
  }

  /// Checks something in the context of the expansion rather than of its pattern.
  private func outside<Result>(_ expansion: OpenExpansion, _ work: () -> Result) -> Result {
    let inner = (body.context, body.scope, body.declarations)
    (body.context, body.scope, body.declarations) = (
      expansion.context, expansion.scope, expansion.declarations
    )
    defer { (body.context, body.scope, body.declarations) = inner }
    return work()
  }

  /// A value pack: a pack parameter or a tuple.
  private func packValue(_ expression: Expression) -> TypedExpression {
    if case .identifier(let name) = expression.kind,
      case .symbol(.variable(let variable), let scope)? = body.lookUpLocal(name.name)
    {
      body.use(variable, ownedBy: scope.owner)
      return body.local(variable, expression.span)
    }
    return body.check(expression)
  }

  /// Reports a value pack used without `each`.
  func reportUnexpanded(_ variable: LocalVariable, _ span: Span) {
    guard case .tuple(let parts) = variable.type, case .expansion(let pattern)? = parts.first?.type
    else { return }
    error(GenericError.packWithoutEach(pattern.displayed), at: span)
  }

  /// Whether an expression is an expansion.
  func isExpansion(_ expression: Expression) -> Bool { repeatedPattern(expression) != nil }

  /// The pattern of an expansion; nil for other expressions.
  func repeatedPattern(_ expression: Expression) -> Expression? {
    if case .ownership("repeat", let pattern) = expression.kind { return pattern }
    return nil
  }

  /// Reports `repeat pattern` as the value of a variable, which can only have one type.
  func reportExpansion(asValue pattern: Expression, _ span: Span) {
    let value = packExpansion(pattern, span)
    guard case .expansion(let pattern) = value.type else { return }
    error(
      GenericError.expansionAsValue(pattern.displayed),
      at: span)
  }

  func reportMisplacedExpansion(_ span: Span) {
    error(
      GenericError.misplacedExpansion,
      at: span)
  }
}
