import SourceText
import Syntax

/// A constraint system for one tree of operators and literals: its type variables, and the overload
/// chosen for each operator.
///
/// `ConstraintGenerator` makes a term of each part of the tree. Each operation is a disjunction,
/// with a choice for every function that the operator can be. The solver binds type variables
/// through the checker's trail, so that undoing a choice undoes its consequences.
final class ConstraintSystem: BodyPart {
  /// Requirements on the whole expression. They are soft: if they cannot be met, the caller reports
  /// it.
  struct Context {
    var expected: Type?
    var member: WantedMember?
    /// What the value is used for, if that determines the wording of an error inside it.
    var purpose: ConversionPurpose?
  }

  let body: BodyChecker
  let context: Context
  var terms: [Term] = []
  /// The known types in which operators are looked up.
  var candidateTypes: [Type] = []
  var overloads: [OverloadKey: [Callable]] = [:]
  var deferredValues: [DeferredKey: TypedExpression?] = [:]
  /// Whether calls may be checked again with the type that a choice expects.
  var rechecksCalls = false
  var best: Solution?
  /// The last type variable made before the search.
  var lastVariable = 0

  var checker: TypeChecker { body.checker }
  var generator: ConstraintGenerator { ConstraintGenerator(system: self) }
  var application: SolutionApplication { SolutionApplication(system: self) }
  var diagnosis: ConstraintDiagnosis { ConstraintDiagnosis(system: self) }
  var intrinsics: IntrinsicOperations { IntrinsicOperations(system: self) }
  var choices: ChoiceApplication { ChoiceApplication(system: self) }

  /// The key of a cached operator lookup.
  struct OverloadKey: Hashable {
    let name: String
    let types: [Type]
  }

  /// The key of a cached value of a deferred term.
  struct DeferredKey: Hashable {
    let term: Int
    let type: Type
  }

  init(_ body: BodyChecker, _ context: Context) {
    self.body = body
    self.context = context
  }

  func add(_ term: Term) -> Int {
    terms.append(term)
    if case .value(let value) = term.kind { see(value.type) }
    return terms.count - 1
  }

  /// Adds a type in which operators are looked up.
  func see(_ type: Type) {
    let type = unifier.normalize(type)
    if type.isUnboundVariable || type.isUnknown || candidateTypes.contains(type) { return }
    candidateTypes.append(type)
  }

  /// Solves the system, and returns the typed expression of its root.
  func solved() -> TypedExpression {
    let root = terms.count - 1
    if case .value(let value) = terms[root].kind { return value }
    let span = terms[root].operation?.span ?? terms[root].expression.span
    if let expected = context.expected.map(unifier.simplify) {
      see(expected)
      // A range's operators are also looked up in its bounds.
      for argument in expected.arguments { see(argument) }
    }
    // A fully known expected type determines such literals better than their default types.
    if context.expected.map({ $0.isUnknown || unifier.normalize($0).hasVariables }) ?? true {
      settleDeferredCollections()
    }
    solve()
    if best == nil, settleDeferredCollections() { solve() }
    if best.map({ $0.score.mismatches > 0 }) ?? true, terms.contains(where: mayBeRechecked) {
      rechecksCalls = true
      solve()
    }
    // The outermost check reports that the budget is exhausted.
    if checker.budget.isExhausted { return body.unknown(span) }
    if let best { return application.applied(best) }
    return diagnosis.explained()
  }

  /// Adds an operation on existing terms, and solves the system.
  func solved(
    _ name: String, _ form: Operation.Form, _ operands: [Int], _ expression: Expression,
    _ operatorSpan: Span, _ span: Span? = nil
  ) -> TypedExpression {
    let operation = Operation(
      name: name, form: form, operands: operands, operatorSpan: operatorSpan,
      span: span ?? operatorSpan)
    let locator = Locator(span: operation.span, path: [])
    _ = add(Term(expression: expression, locator: locator, kind: .operation(operation)))
    return solved()
  }

  /// Whether a term may have another type when checked again with another expected type.
  private func mayBeRechecked(_ term: Term) -> Bool {
    guard case .value(let value) = term.kind else { return false }
    return isRecheckable(value, term.expression)
  }

  func isRecheckable(_ value: TypedExpression, _ expression: Expression) -> Bool {
    // A function may have overloads.
    if case .functionReference = value.kind { return true }
    return switch expression.kind {
    case .call, .subscriptCall, .try, .await, .tuple, .cast, .postfixOperator: true
    case .stringLiteral: true
    case .member(let base, _), .forceUnwrap(let base): isRecheckable(value, base)
    default: false
    }
  }

  /// Gives collection literals their default types: the first one of each operation whose operands
  /// are all deferred. Returns false if there are none.
  @discardableResult private func settleDeferredCollections() -> Bool {
    var hasSettled = false
    for term in terms {
      guard let operation = term.operation, operation.intrinsic == nil,
        operation.operands.allSatisfy({ terms[$0].isDeferred }),
        let first = operation.operands.first(where: { isCollection(terms[$0].expression) })
      else { continue }
      let value = body.check(terms[first].expression)
      terms[first].kind = .value(value)
      see(value.type)
      hasSettled = true
    }
    return hasSettled
  }

  private func isCollection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): !elements.contains(where: \.mentionsImplicitMember)
    case .dictionary(let pairs): !pairs.contains { $0.value.mentionsImplicitMember }
    default: false
    }
  }

  /// A placeholder for a value of a type, during the search.
  func placeholder(_ type: Type, _ span: Span) -> TypedExpression {
    TypedExpression(.trap(""), type: type, span: span)
  }
}
