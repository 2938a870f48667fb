import SourceText
import Syntax

/// Checks one function or closure body: resolves names, infers types and makes the typed tree.
///
/// Each decision belongs to a part (`BodyPart`): names, members, calls, conversions, closures, …
/// The parts share this state, which has three groups: the position (body, scope and enclosing
/// declarations); the context of the expression checked next (`flow`, `effects`, `passing`,
/// `hints`, `chainPlace`), which whoever changes it restores; and what the body was found to
/// contain (the rest).
final class BodyChecker: CheckerPart {
  let checker: TypeChecker
  var context: BodyContext
  var scope: Scope
  var declarations: DeclarationContext

  /// The checker's position among the statements of the body.
  var flow = FlowPlace()
  /// The effects that are covered at the current place.
  var effects = EffectCoverage()
  /// How the closure that is checked next is passed.
  var passing = ClosurePassing()
  /// Hints from the surrounding code for the expression that is checked next.
  var hints = ContextHints()
  /// The checker's position in a postfix expression.
  var chainPlace = ChainPlace()
  /// The nesting depth of the current expression within its statement.
  var expressionDepth = 0
  /// The nesting depth of speculative checks.
  var attemptDepth = 0
  /// Lookups in progress, to detect cycles.
  var guards = LookupGuards()

  /// The cost of conversions in the current expression; overloads are ranked by it.
  var score = Score.zero
  /// Memoized results for arguments and closures of the current statement.
  var memos = MemoTable()
  /// What the body has initialized so far.
  var initialization = InitializationRecord()
  /// Local functions that wait for variables declared further down.
  var later = ForwardUses()
  /// Placeholder variables, and the expressions that they stand for.
  var placeholders = PlaceholderValues()
  /// The operands of expectations such as `#expect`, and where each stores its value.
  var operands: [Span: [CapturedOperand]] = [:]
  /// Calls that only the result type could disambiguate.
  var ambiguousCalls: [Span: String] = [:]
  /// The types of two branches of the last expression whose branches did not agree.
  var mismatchedBranches: (Type, Type)?

  init(checker: TypeChecker, context: BodyContext, declarations: DeclarationContext) {
    self.checker = checker
    self.context = context
    self.declarations = declarations
    scope = Scope(parent: declarations.scope?.types, owner: context)
    self.declarations.scope = scope
  }

  var source: Source { declarations.source }

  func error(
    _ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    checker.report(
      Diagnostic(
        .error, fact, in: source, at: span, notes: notes, fixIts: fixIts))
  }

  func warning(_ fact: any DiagnosticFact, at span: Span) {
    checker.report(Diagnostic(.warning, fact, in: source, at: span))
  }

  /// A placeholder for an erroneous expression; the error is reported elsewhere.
  func unknown(_ span: Span) -> TypedExpression {
    TypedExpression(
      .trap("type of expression is ambiguous without a type annotation"), type: .unknown,
      span: span)
  }

  // Scopes.

  func inScope<Result>(_ work: () -> Result) -> Result {
    let outer = scope
    scope = Scope(parent: outer, owner: context)
    declarations.scope = scope
    defer {
      scope = outer
      declarations.scope = outer
    }
    return work()
  }

  /// Checks the body of a closure or local function in a scope and flow of its own.
  func inBody<Result>(_ inner: BodyContext, _ work: () -> Result) -> Result {
    let outer = (context, scope, declarations, flow)
    defer { (context, scope, declarations, flow) = outer }
    (context, flow) = (inner, FlowPlace())
    scope = Scope(parent: scope, owner: inner)
    declarations.scope = scope
    return work()
  }

  func declare(_ variable: LocalVariable) {
    guard variable.name != "_" else { return }
    scope.symbols[variable.name] = .variable(variable)
    scope.functions[variable.name] = nil
  }

  func makeLocal(
    _ name: String, _ type: Type, isLet: Bool, span: Span, ownership: Ownership = .strong
  ) -> LocalVariable {
    LocalVariable(name: name, type: type, isLet: isLet, ownership: ownership, span: span)
  }

  /// Records the use of a variable of an enclosing body, which closures in between capture.
  func use(_ variable: LocalVariable, ownedBy owner: BodyContext) {
    memos.note(variable, of: owner)
    var current: BodyContext? = context
    while let body = current, body !== owner {
      if body.closure.isEscaping { requireEscaping(variable, in: body) }
      body.capture(variable)
      current = body.parent
    }
  }

  /// Reports an escaping closure that captures a variable which must not outlive the call.
  private func requireEscaping(_ variable: LocalVariable, in body: BodyContext) {
    let capture: ClosureError.Capture
    if variable.isNonEscaping {
      capture = .nonEscapingParameter(variable.name)
    } else if variable.isInout {
      capture = variable.name == "self" ? .mutatingSelf : .inoutParameter(variable.name)
    } else {
      return
    }
    guard body.refuse(variable) else { return }
    error(ClosureError.escapingCapture(capture), at: body.closure.span)
  }

  func local(_ variable: LocalVariable, _ span: Span) -> TypedExpression {
    variable.mention()
    return TypedExpression(.local(variable), type: variable.type, span: span)
  }

  /// An expression that runs statements before the one that makes its value.
  func evaluating(
    _ statements: [TypedStatement], before result: TypedExpression, _ span: Span
  ) -> TypedExpression {
    guard !statements.isEmpty else { return result }
    let last = TypedStatement(.result(result), span: span)
    let whole = TypedStatement(
      .do(
        checker.makeLabel(), body: statements + [last], catches: [],
        error: makeLocal("error", .any, isLet: true, span: span)), span: span)
    return TypedExpression(.statement(whole), type: result.type, span: span)
  }

  /// A name found among local declarations, and its scope.
  enum Found {
    case symbol(LocalSymbol, Scope)
    case functions([LocalFunction], Scope)
  }

  func lookUpLocal(_ name: String) -> Found? {
    let found = lookUp(name, from: scope)
    if let found { memos.note(name, found) }
    return found
  }

  func lookUp(_ name: String, from first: Scope) -> Found? {
    var current: Scope? = first
    while let scope = current {
      if let functions = scope.functions[name] { return .functions(functions, scope) }
      if let symbol = scope.symbols[name] { return .symbol(symbol, scope) }
      current = scope.parent
    }
    return nil
  }

  /// The variable of `self`, if there is one, without recording a use.
  var visibleSelf: LocalVariable? {
    if case .symbol(.variable(let variable), _)? = lookUpLocal("self") { variable } else { nil }
  }

  /// A use of `self`, if there is one.
  func selfExpression(_ span: Span) -> TypedExpression? {
    if case .symbol(.variable(let variable), let scope)? = lookUpLocal("self") {
      if let type = variable.standsFor {
        return TypedExpression(.metatype(type), type: variable.type, span: span)
      }
      use(variable, ownedBy: scope.owner)
      return local(variable, span)
    }
    return nil
  }

  // Bodies.

  /// Declares `self` and the parameters of a function whose body is about to be checked.
  func enter(_ function: Function) -> (parameters: [LocalVariable], selfVariable: LocalVariable?) {
    var selfVariable: LocalVariable?
    if case .nominal(let declaring, let arguments)? = function.inheritedFrom {
      for (parameter, argument) in zip(declaring.generics.parameters, arguments) {
        scope.symbols[parameter.name] = .typeAlias(
          TypeAlias(name: parameter.name, genericParameters: [], type: argument))
      }
    }
    if function.selfParameter != .none, let selfType = function.inheritedFrom ?? function.selfType {
      let type: Type = function.selfParameter == .metatype ? .metatype(selfType) : selfType
      let isInit = function.kind == .initializer
      let variable = LocalVariable(
        name: "self", type: type,
        isLet: function.selfParameter != .inout && !(isInit && function.owner?.kind != .class),
        isInout: function.selfParameter == .inout, span: function.span)
      scope.symbols["self"] = .variable(variable)
      context.selfVariable = variable
      selfVariable = variable
    }
    let parameters = function.parameters.map { parameter in
      let variable = parameterVariable(parameter)
      variable.isNonEscaping = parameter.isNonEscaping
      declare(variable)
      return variable
    }
    return (parameters, selfVariable)
  }

  /// The local variable for a parameter, with the type that the body sees.
  func parameterVariable(_ parameter: ParameterSymbol) -> LocalVariable {
    var type = parameter.type
    if parameter.isVariadic { type = checker.array(type) }
    if parameter.isPack { type = .tuple([.init(type: .expansion(parameter.type))]) }
    if parameter.isAutoclosure { type = .function(FunctionType(parameters: [], result: type)) }
    let variable = LocalVariable(
      name: parameter.name, type: type, isLet: !parameter.isInout, isInout: parameter.isInout,
      span: parameter.span)
    variable.isPack = parameter.isPack
    return variable
  }
}
