import SourceText

extension DefiniteInitialization {
  func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .local(let variable): read(variable, expression.span)
    case .global(let variable): read(variable, expression.span)
    case .property(let base, let property, _): read(property, of: base, expression.span)
    case .assign(let place, let value, let written):
      // In a delegating initializer of a class, the object already exists before the assignment.
      let isOfObject = role == .delegating && function.owner?.isReferenceType ?? false
      let sign = isOfObject ? place.span : written
      visitAssigned(value, behind: sign)
      assign(place, at: sign)
    case .consume(let value):
      if case .local(let variable) = value.kind {
        moves.consume(variable, at: value.span)
      } else {
        visit(value)
      }
    case .inoutArgument(let place): change(place, isReceiver: false, at: place.span)
    case .call(let function, let receiver, let arguments, _, _):
      call(function, receiver, arguments, expression.span)
    case .closure(let closure): capture(closure, expression.span)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left)
      let entry = state
      moves.visitCapturing { visit(right) }
      state = state.joined(entry)
    case .ternary(let test, let then, let otherwise):
      visit(test)
      let entry = state
      visit(then)
      let after = state
      state = entry
      visit(otherwise)
      state = state.joined(after)
    case .statement(let statement): flow.value(of: statement)
    case .tryForced(let inner):
      let outer = thrown
      visit(inner)
      thrown = outer
    case .optionalChain(let inner), .tryOptional(let inner):
      let entry = (state, thrown)
      visit(inner)
      if case .tryOptional = expression.kind { thrown = entry.1 }
      // What follows a `?` may not be evaluated.
      state = State(
        assigned: state.assigned.intersection(entry.0.assigned), possible: state.possible,
        consumed: state.consumed, isReachable: entry.0.isReachable)
    default: expression.parts.forEach(visit)
    }
    if mayThrow(expression) { moves.noteThrow() }
    if unifier.simplify(expression.type).isNever { leave(expression) }
  }

  /// Visits an assigned value; a property that is assigned unchanged is read at the `=`.
  private func visitAssigned(_ value: TypedExpression, behind sign: Span?) {
    guard case .property(let base, let property, _) = value.kind, let sign, !mayThrow(value) else {
      return visit(value)
    }
    read(property, of: base, sign)
  }

  /// Whether the evaluation of an expression itself may throw, apart from its operands.
  func mayThrow(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .call(let function, _, let arguments, let substitutions, _):
      if function.effects.isRethrowing {
        return zip(function.parameters, arguments).contains {
          function.passesErrors(of: $0) && isThrowingFunction($1)
        }
      }
      guard function.effects.isThrowing else { return false }
      guard let thrown = function.effects.thrownType else { return true }
      let map = Substitution(
        uniqueKeysWithValues: zip(function.generics.parameters, substitutions))
      return !unifier.simplify(thrown.substituting(map)).isNever
    case .apply(let function, _): return isThrowingFunction(function)
    case .await(let inner): return mayThrow(inner)
    case .property(_, let property, _): return property.getter?.effects.isThrowing ?? false
    case .subscriptElement(_, let element, _, _, _):
      return element.getter?.effects.isThrowing ?? false
    default: return false
    }
  }

  private func isThrowingFunction(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .convert(let inner), .wrapOptional(let inner): return isThrowingFunction(inner)
    default:
      guard case .function(let type) = unifier.simplify(value.type) else { return false }
      return type.isThrowing
    }
  }

  /// Ends the path at a call that does not return.
  private func leave(_ expression: TypedExpression) {
    switch expression.kind {
    case .call, .apply, .trap: state.leave()
    default: return
    }
  }

  // Variables.

  private func read(_ variable: LocalVariable, _ span: Span) {
    moves.requireUnmoved(variable, span)
    if variable === selfVariable {
      useSelf(.value, at: span)
      return
    }
    let key = Key.local(ObjectIdentifier(variable))
    guard followed[key] != nil, !state.assigned.contains(key) else { return }
    report(key, .usedTooEarly(.init(variable.name, isLet: variable.isLet), .read), at: span)
  }

  private func read(_ variable: GlobalVariable, _ span: Span) {
    let key = Key.global(ObjectIdentifier(variable))
    guard followed[key] != nil, !state.assigned.contains(key) else { return }
    report(key, .usedTooEarly(.init(variable.name, isLet: variable.isLet), .read), at: span)
  }

  private func isSelf(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let variable): variable === selfVariable
    case .inoutArgument(let inner), .convert(let inner): isSelf(inner)
    default: false
    }
  }

  /// Whether a property is stored in the value being initialized.
  private func isOwn(_ property: Property) -> Bool {
    guard property.owner === function.owner, !property.isStatic else { return false }
    if property.wrapperBacking != nil { return true }
    if case .stored = property.storage { return true }
    return false
  }

  private func read(_ property: Property, of base: TypedExpression, _ span: Span) {
    guard role != .other, isSelf(base) else {
      visit(base)
      return
    }
    guard isOwn(property), role != .delegating else {
      useSelf(.property(property.name, isInherited: property.owner !== function.owner), at: span)
      return
    }
    guard !state.assigned.contains(key(of: property)) else { return }
    let isClass = function.owner?.isReferenceType ?? false
    report(
      key(of: property),
      isClass
        ? .usedTooEarly(.property(property.name), .read) : .selfBeforeProperties(nil), at: span)
  }

  // Mutations.

  private func assign(_ place: TypedExpression, at sign: Span? = nil) {
    switch place.kind {
    case .local(let variable) where variable === selfVariable:
      for property in properties { state.assign(key(of: property)) }
      state.assign(.initializer)
      state.consumed[.local(ObjectIdentifier(variable))] = nil
    case .local(let variable):
      set(.local(ObjectIdentifier(variable)), variable.isLet, variable.name, sign ?? place.span)
    case .global(let variable):
      set(.global(ObjectIdentifier(variable)), variable.isLet, variable.name, sign ?? place.span)
    case .property(let base, let property, _) where role != .other && isSelf(base):
      assign(property, place.span, sign)
    case .property(let base, _, _): store(into: base, place.span)
    case .tuple(let places): for place in places { assign(place) }
    case .tupleElement(let base, _):
      // A tuple may be assigned element by element, which is not tracked.
      if case .local = base.kind { assign(base) } else { visit(base) }
    case .discard: return
    default: place.parts.forEach(visit)
    }
  }

  private func set(_ key: Key, _ isLet: Bool, _ name: String, _ span: Span) {
    if isLet, state.possible.contains(key) {
      report(key, .immutableTwice(.constant(name)), at: span)
    }
    state.assign(key)
  }

  private func assign(_ property: Property, _ span: Span, _ sign: Span?) {
    if property.accessors.initialize != nil {
      // The `init` accessor determines which properties it initializes, which is not tracked.
      for property in properties { state.assign(key(of: property)) }
      return
    }
    guard isOwn(property), role != .delegating else {
      useSelf(
        .property(property.name, isInherited: property.owner !== function.owner), at: sign ?? span)
      return
    }
    let key = key(of: property)
    if property.isLet, state.possible.contains(key) {
      report(key, .immutableTwice(.property(property.name)), at: sign ?? span)
    }
    state.assign(key)
  }

  /// Mutates a member of a value, which must be initialized completely.
  private func store(into base: TypedExpression, _ span: Span) {
    if case .local(let variable) = base.kind, variable !== selfVariable {
      moves.requireUnmoved(variable, span)
      let key = Key.local(ObjectIdentifier(variable))
      guard followed[key] != nil, !state.assigned.contains(key) else { return }
      let isStruct = unifier.simplify(variable.type).nominal?.kind == .struct
      report(
        key,
        isStruct
          ? .structSetInParts(variable.name)
          : .usedTooEarly(.init(variable.name, isLet: variable.isLet), .read),
        at: span)
      return
    }
    visit(base)
  }

  /// Where swiftc reports a call: at the operator between two operands, otherwise at its start.
  private func location(
    of function: Function, _ arguments: [TypedExpression], _ span: Span
  ) -> Span {
    guard arguments.count == 2, function.isOperator else { return span }
    let (start, end) = (Int(arguments[0].span.end), Int(arguments[1].span.start))
    guard start < end, end <= source.bytes.count,
      let sign = source.bytes[start..<end].firstIndex(where: { $0 > UInt8(ascii: " ") })
    else { return span }
    return Span(sign, sign + function.name.utf8.count)
  }

  /// - Parameter span: where swiftc reports a mutation before initialization.
  private func change(_ place: TypedExpression, isReceiver: Bool, at span: Span) {
    let use: InitializationError.Use = isReceiver ? .read : .passed
    switch place.kind {
    case .local(let variable) where variable !== selfVariable:
      moves.requireUnmoved(variable, place.span)
      let key = Key.local(ObjectIdentifier(variable))
      guard followed[key] != nil, !state.assigned.contains(key) else { return }
      report(
        key, .usedTooEarly(.init(variable.name, isLet: variable.isLet), use), at: span)
    case .global(let variable):
      let key = Key.global(ObjectIdentifier(variable))
      guard followed[key] != nil, !state.assigned.contains(key) else { return }
      report(
        key, .usedTooEarly(.init(variable.name, isLet: variable.isLet), use), at: span)
    case .property(let base, let property, _)
    where role != .other && role != .delegating && isSelf(base) && isOwn(property):
      guard !state.assigned.contains(key(of: property)) else { return }
      report(
        key(of: property), .usedTooEarly(.property(property.name), use), at: span)
    default: visit(place)
    }
  }

  // Calls.

  private func call(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ span: Span
  ) {
    // A property's initial value cannot access the instance.
    if function.kind == .initialValue { return }
    if let receiver, role != .other, isSelf(receiver) {
      if function.kind == .initializer {
        arguments.forEach(visit)
        let isSuper = function.owner !== self.function.owner
        if isSuper || role == .delegating { callInitializer(isSuper: isSuper, at: span) }
        return
      }
      useSelf(.method(function.name), at: span)
    } else if case .inoutArgument(let place)? = receiver?.kind {
      change(place, isReceiver: true, at: place.span)
    } else {
      receiver.map(visit)
    }
    for argument in arguments {
      guard case .inoutArgument(let place) = argument.kind else {
        visit(argument)
        continue
      }
      change(place, isReceiver: false, at: location(of: function, arguments, span))
    }
  }

  private func capture(_ closure: TypedClosure, _ span: Span) {
    for entry in closure.captureList { visit(entry.value) }
    for variable in closure.body.captures {
      moves.requireUnmoved(variable, span)
      if variable === selfVariable {
        useSelf(.capture, at: span)
        continue
      }
      let key = Key.local(ObjectIdentifier(variable))
      guard followed[key] != nil, !state.assigned.contains(key) else { continue }
      report(
        key,
        .usedTooEarly(.init(variable.name, isLet: variable.isLet), .captured),
        at: span)
    }
    checkInside(closure)
  }

  /// Checks a closure or local function, which has variables of its own.
  func checkInside(_ closure: TypedClosure) {
    guard !isSilent else { return }
    DefiniteInitialization(
      checker: checker, function: closure.function, body: closure.body, role: .other
    ).check(closure.body.statements, end: closure.function.span)
  }
}

extension TypedExpression {
  /// The subexpressions that are evaluated.
  fileprivate var parts: [TypedExpression] {
    switch kind {
    case .interpolation(let parts):
      parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .array(let values), .tuple(let values), .enumCase(_, let values): values
    case .packExpansion(let expansion, let pattern): expansion.values.map(\.pack) + [pattern]
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .subscriptElement(let base, _, let arguments, _, _): [base] + arguments
    case .keyPathElement(let base, let path): [base, path]
    case .apply(let function, let arguments): [function] + arguments
    case .functionReference(_, let receiver, _, _, _): receiver.map { [$0] } ?? []
    case .tupleElement(let inner, _), .forceUnwrap(let inner, _), .bindOptional(let inner),
      .optionalChain(let inner), .dynamicType(let inner), .inoutArgument(let inner),
      .wrapOptional(let inner), .convert(let inner), .defaultArgument(let inner, _),
      .is(let inner, _),
      .conditionalCast(let inner, _), .forcedCast(let inner, _), .tryOptional(let inner),
      .tryForced(let inner), .await(let inner), .consume(let inner), .property(let inner, _, _):
      [inner]
    case .call(_, let receiver, let arguments, _, _): (receiver.map { [$0] } ?? []) + arguments
    case .literalOperation(_, let operands): operands
    case .assign(let left, let right, _), .coalesce(let left, let right), .and(let left, let right),
      .or(let left, let right):
      [left, right]
    case .ternary(let test, let then, let otherwise): [test, then, otherwise]
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .local,
      .global, .discard,
      .enumCaseReference, .closure, .keyPath, .metatype, .statement, .trap:
      []
    }
  }
}
