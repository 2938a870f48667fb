import SourceText
import Syntax

/// The type variables of one tree of operators and literals, and the overload chosen for each operator.
///
/// `Generate` makes a term of each part of the tree. Each operation is a disjunction: one choice for
/// every function that the operator can be. The solver binds type variables through the trail of the
/// checker, so that a choice is taken back with what followed from it.
final class ConstraintSystem: BodyPart {
  /// What is asked of the whole. It is no hard constraint: where it cannot be met, whoever asks for it
  /// says so.
  struct Context {
    var expected: Type?
    var member: WantedMember?
    /// What it is for, where that chooses the words of an error in it.
    var purpose: ConversionPurpose?
  }

  let body: BodyChecker
  let context: Context
  var terms: [Term] = []
  /// The types that are known before anything is solved: operators are looked up in them.
  var typesInSight: [Type] = []
  var overloads: [OverloadKey: [Callable]] = [:]
  var deferredValues: [DeferredKey: TypedExpression?] = [:]
  /// Whether calls may be checked again for what a choice expects of them.
  var rechecksCalls = false
  var best: Solution?
  /// The last variable that was made before the search.
  var lastVariable = 0

  var checker: TypeChecker { body.checker }
  var generator: ConstraintGenerator { ConstraintGenerator(system: self) }
  var application: SolutionApplication { SolutionApplication(system: self) }
  var diagnosis: ConstraintDiagnosis { ConstraintDiagnosis(system: self) }
  var intrinsics: IntrinsicOperations { IntrinsicOperations(system: self) }
  var choices: ChoiceApplication { ChoiceApplication(system: self) }

  struct OverloadKey: Hashable {
    let name: String
    let types: [Type]
  }

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

  /// Notes a type to look operators up in.
  func see(_ type: Type) {
    let type = unifier.normalize(type)
    if type.isUnboundVariable || type.isUnknown || typesInSight.contains(type) { return }
    typesInSight.append(type)
  }

  /// Solves the system for a term, and gives what it becomes.
  func solved() -> TypedExpression {
    let root = terms.count - 1
    if case .value(let value) = terms[root].kind { return value }
    let span = terms[root].operation?.span ?? terms[root].expression.span
    if let expected = context.expected.map(unifier.simplify) {
      see(expected)
      // The bounds of a range.
      for argument in expected.arguments { see(argument) }
    }
    settleLoneLiterals()
    solve()
    if best.map({ $0.score.mismatches > 0 }) ?? true, terms.contains(where: mayBeRechecked) {
      rechecksCalls = true
      solve()
    }
    // Whoever began to check the expression says so.
    if checker.budget.isExhausted { return body.unknown(span) }
    if let best { return application.applied(best) }
    return diagnosis.explained()
  }

  /// Adds an operation on terms of the system, and solves it.
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

  /// Whether checking a term again, with another type expected, may give another type.
  private func mayBeRechecked(_ term: Term) -> Bool {
    guard case .value(let value) = term.kind else { return false }
    return isRecheckable(value, term.expression)
  }

  func isRecheckable(_ value: TypedExpression, _ expression: Expression) -> Bool {
    switch expression.kind {
    case .call, .subscriptCall, .try, .await, .tuple, .cast, .postfixOperator: true
    case .stringLiteral: true
    case .member(let base, _), .forceUnwrap(let base): isRecheckable(value, base)
    default: false
    }
  }

  /// Collections that stand among nothing but their like are what they are by themselves.
  private func settleLoneLiterals() {
    for term in terms {
      guard let operation = term.operation, operation.intrinsic == nil,
        operation.operands.allSatisfy({ terms[$0].isDeferred }),
        let first = operation.operands.first(where: { isCollection(terms[$0].expression) })
      else { continue }
      let value = body.check(terms[first].expression)
      terms[first].kind = .value(value)
      see(value.type)
    }
  }

  private func isCollection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): !elements.contains(where: \.mentionsImplicitMember)
    case .dictionary(let pairs): !pairs.contains { $0.value.mentionsImplicitMember }
    default: false
    }
  }

  /// Stands for a value of a type while the system is solved.
  func standIn(_ type: Type, _ span: Span) -> TypedExpression {
    TypedExpression(.trap(""), type: type, span: span)
  }
}
