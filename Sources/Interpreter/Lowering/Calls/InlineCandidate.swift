internal import Semantics

/// Decides whether a function body can be inlined: it is small, and contains only what may be
/// inlined.
///
/// Excluded are writes (reports name the function that wrote), closures (they belong to the
/// function around them), `await` and `catch`, and loops, in comparison with which a call costs
/// nothing. A function that is given closures to call, such as `map`, may have loops and change
/// variables of its own: then the closures are inlined into its loops.
struct InlineCandidate {
  /// The number of nodes of the largest body that is inlined.
  private static let largest = 32
  /// The same of a closure, which is inlined where it is called: mostly at one place.
  private static let largestClosure = 128

  /// Nil if all generic parameters are known.
  private let known: Substitution?
  /// The most nodes that fit.
  private let limit: Int
  /// The parameters to which closures are bound that are inlined.
  private var closures: Set<ObjectIdentifier> = []
  /// The variables that the body itself declares.
  private var declared: Set<ObjectIdentifier> = []
  private var nodes = 0
  private var isFit = true
  /// The variables that are read.
  private var used: Set<ObjectIdentifier> = []
  /// How often each variable is used other than for a stored property of its value.
  private var wholeUses: [ObjectIdentifier: Int] = [:]

  private init(knowing substitution: Substitution?, limit: Int) {
    known = substitution
    self.limit = limit
  }

  /// The body, if it can be inlined.
  ///
  /// - Parameters:
  ///   - substitution: The generic parameters that are known statically; others can only be read
  ///     from a frame.
  ///   - closures: The closures that are bound to parameters.
  init?(
    _ body: TypedBody, of function: Function, knowing substitution: Substitution,
    calling closures: [ObjectIdentifier: InlineClosure]
  ) {
    guard body.captures.isEmpty, InlineCandidate.hasPlainFrame(body),
      !body.parameters.contains(where: function.keepsUnread)
    else { return nil }
    self.init(knowing: substitution, limit: InlineCandidate.largest)
    self.closures = Set(closures.keys)
    if function.kind == .initializer {
      if let value = InlineCandidate.wholeValue(of: body) {
        look(at: value)
      } else {
        for statement in body.statements { look(atAssignment: statement, to: body) }
      }
    } else {
      if let own = body.selfVariable, own.isMutated || own.isInout || own.isCaptured { return nil }
      look(at: body.statements)
    }
    if !isFit { return nil }
  }

  /// A closure, if it can be inlined into a function that calls it.
  ///
  /// - Parameter substitution: As above; nil if all generic parameters are known.
  init?(_ closure: TypedClosure, knowing substitution: Substitution?) {
    guard closure.captureList.isEmpty, !closure.function.effects.isAsync,
      !closure.function.mentionsUnknownType, InlineCandidate.hasPlainFrame(closure.body)
    else { return nil }
    self.init(knowing: substitution, limit: InlineCandidate.largestClosure)
    look(at: closure.body.statements)
    if !isFit { return nil }
  }

  /// Whether a body runs where it is called, and only reads its parameters.
  private static func hasPlainFrame(_ body: TypedBody) -> Bool {
    guard case .caller = body.executor else { return false }
    return !body.parameters.contains {
      $0.isMutated || $0.isInout || $0.isCaptured || $0.ownership != .strong
    }
  }

  /// Whether the value of a variable as a whole is used at most once.
  func mayBeSplit(_ variable: LocalVariable) -> Bool {
    wholeUses[ObjectIdentifier(variable), default: 0] <= 1
  }

  /// The values of the stored properties of a struct by slot, in order of evaluation, if an
  /// initializer does nothing but set each of them once without reading any.
  func fields(
    _ body: TypedBody, of function: Function
  ) -> [(position: Int, value: TypedExpression)]? {
    guard let own = body.selfVariable, !used.contains(ObjectIdentifier(own)),
      let count = function.owner?.storedProperties.count, count > 0,
      body.statements.count == count
    else { return nil }
    var fields: [(position: Int, value: TypedExpression)] = []
    for statement in body.statements {
      guard let (slot, value) = InlineCandidate.assignment(statement, to: body),
        !fields.contains(where: { $0.position == slot })
      else { return nil }
      fields.append((slot, value))
    }
    return fields
  }

  /// The value of an initializer whose only statement assigns `self`.
  static func wholeValue(of body: TypedBody) -> TypedExpression? {
    guard body.statements.count == 1, case .expression(let expression) = body.statements[0].kind,
      case .assign(let target, let value, _) = expression.kind,
      case .local(let variable) = target.kind, variable === body.selfVariable, !variable.isCaptured
    else { return nil }
    return value
  }

  /// Checks a statement of an initializer: only one that initializes a stored property is fit.
  private mutating func look(atAssignment statement: TypedStatement, to body: TypedBody) {
    guard let (_, value) = InlineCandidate.assignment(statement, to: body) else { return reject() }
    look(at: value)
  }

  /// The slot that a statement of an initializer sets, and its value; nil for other statements.
  private static func assignment(
    _ statement: TypedStatement, to body: TypedBody
  ) -> (slot: Int, value: TypedExpression)? {
    guard case .expression(let expression) = statement.kind,
      case .assign(let target, let value, _) = expression.kind,
      case .property(let base, let property, _) = target.kind,
      case .local(let variable) = base.kind, variable === body.selfVariable, !variable.isCaptured,
      case .stored(let slot) = property.storage, !property.accessors.hasObservers,
      property.modifiers.ownership == .strong
    else { return nil }
    return (slot, value)
  }

  private mutating func reject() { isFit = false }

  private mutating func look(at statements: [TypedStatement]) {
    for statement in statements where isFit { look(at: statement) }
  }

  private mutating func look(at statement: TypedStatement) {
    switch statement.kind {
    case .expression(let expression): look(at: expression)
    case .variable(let pattern, let value?):
      look(at: pattern)
      look(at: value)
      if case .bind(let variable) = pattern { declared.insert(ObjectIdentifier(variable)) }
    case .for(_, let loop) where !closures.isEmpty:
      look(at: loop.pattern)
      look(at: loop.sequence)
      if let condition = loop.condition { look(at: condition) }
      look(at: loop.body)
    case .break where !closures.isEmpty, .continue where !closures.isEmpty: break
    case .return(let value): if let value { look(at: value) }
    case .if(_, let conditions, let then, let otherwise):
      look(at: conditions)
      look(at: then)
      look(at: otherwise)
    case .guard(let conditions, let otherwise):
      look(at: conditions)
      look(at: otherwise)
    case .variable, .localFunction, .initializeGlobal, .throw, .break, .continue, .fallthrough,
      .while, .repeatWhile, .for, .forPack, .switch, .do, .defer, .yield, .result:
      isFit = false
    }
  }

  private mutating func look(at conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): look(at: expression)
      case .pattern(let pattern, let expression):
        look(at: pattern)
        look(at: expression)
      }
    }
  }

  private mutating func look(at pattern: TypedPattern) {
    switch pattern {
    case .wildcard, .optionalNone: break
    case .bind(let variable):
      look(at: variable.type)
      if variable.isCaptured || variable.hasObservers { isFit = false }
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { look(at: part) }
    case .optionalSome(let inner): look(at: inner)
    case .isType(let type): look(at: type)
    case .asType(let inner, let type):
      look(at: inner)
      look(at: type)
    case .bindGlobal, .expression: isFit = false
    }
  }

  private mutating func look(at type: Type) {
    guard let known else { return }
    if type.mentionedParameters.contains(where: { known[$0] == nil }) { isFit = false }
  }

  private mutating func look(at expressions: [TypedExpression]) {
    for expression in expressions where isFit { look(at: expression) }
  }

  private mutating func look(at expression: TypedExpression) {
    nodes += 1
    guard isFit, nodes <= limit else { return reject() }
    look(at: expression.type)
    switch expression.kind {
    case .integer, .double, .string, .character, .boolean, .inputLiteral, .nilLiteral, .global,
      .trap:
      break
    case .local(let variable):
      if closures.contains(ObjectIdentifier(variable)) { isFit = false }
      used.insert(ObjectIdentifier(variable))
      wholeUses[ObjectIdentifier(variable), default: 0] += 1
    case .property(let inner, let property, _) where isStored(property, of: inner):
      nodes += 1
      look(at: inner.type)
      if case .local(let variable) = inner.kind { used.insert(ObjectIdentifier(variable)) }
    case .metatype(let type): look(at: type)
    case .interpolation(let parts):
      for case .value(let value) in parts { look(at: value) }
    case .array(let elements), .tuple(let elements), .enumCase(_, let elements):
      look(at: elements)
    case .property(let inner, _, _), .tupleElement(let inner, _), .forceUnwrap(let inner, _),
      .bindOptional(let inner), .optionalChain(let inner), .wrapOptional(let inner),
      .convert(let inner), .dynamicType(let inner):
      look(at: inner)
    case .subscriptElement(let base, _, let arguments, let substitutions, _):
      look(at: [base] + arguments)
      for type in substitutions { look(at: type) }
    case .call(let function, let receiver, let arguments, let substitutions, _):
      if function.effects.isAsync { isFit = false }
      look(at: [receiver].compactMap { $0 } + arguments)
      for type in substitutions { look(at: type) }
    case .apply(let callee, let arguments):
      if case .local(let variable) = callee.kind, closures.contains(ObjectIdentifier(variable)) {
        look(at: arguments)
      } else {
        look(at: [callee] + arguments)
      }
    case .assign(let target, let value, _) where isOwn(target): look(at: value)
    case .inoutArgument(let target) where isOwn(target): break
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right):
      look(at: [left, right])
    case .ternary(let condition, let left, let right): look(at: [condition, left, right])
    case .defaultArgument(let inner, _): look(at: inner)
    case .is(let inner, let type), .conditionalCast(let inner, let type),
      .forcedCast(let inner, let type):
      look(at: inner)
      look(at: type)
    case .integerLiteral, .literalOperation, .dictionary, .packExpansion, .keyPathElement,
      .discard, .functionReference, .enumCaseReference, .closure, .keyPath, .assign,
      .inoutArgument, .tryOptional, .tryForced, .await, .consume, .statement:
      isFit = false
    }
  }

  /// Whether an expression is a variable that the body itself declares.
  private func isOwn(_ target: TypedExpression) -> Bool {
    if case .local(let variable) = target.kind, !closures.isEmpty {
      declared.contains(ObjectIdentifier(variable))
    } else {
      false
    }
  }

  /// Whether an expression is a stored property of a variable's value.
  private func isStored(_ property: Property, of base: TypedExpression) -> Bool {
    if case .local = base.kind, case .stored = property.storage { true } else { false }
  }
}
