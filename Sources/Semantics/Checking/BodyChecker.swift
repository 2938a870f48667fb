import SourceText
import Syntax

/// Checks one body: gives names their meaning, expressions their types, and makes the typed tree.
///
/// What is decided is decided by its parts (`BodyPart`), each of which has one question: names, members,
/// calls, conversions, closures, … They share this state, which has three parts. Where the checker is: the body, the scope, the declarations around. What
/// holds for the part that is checked next (`flow`, `effects`, `passing`, `hints`, `chainPlace`): values
/// that whoever changes them puts back. What has come of the body so far: the rest.
final class BodyChecker: CheckerPart {
  unowned let checker: TypeChecker
  var context: BodyContext
  var scope: Scope
  var declarations: DeclarationContext

  /// Where in the statements of the body the checker is.
  var flow = FlowPlace()
  /// Which effects the place being checked may have.
  var effects = EffectCoverage()
  /// How a closure that is checked next is passed.
  var passing = ClosurePassing()
  /// What the code around tells of the expression that is checked next.
  var hints = ContextHints()
  /// Where in a postfix expression the checker is.
  var chainPlace = ChainPlace()
  /// How deep the expression being checked is inside that of its statement.
  var expressionDepth = 0
  /// How deep attempts at overloads are nested.
  var attemptDepth = 0
  /// Look-ups that are under way.
  var guards = LookupGuards()

  /// What conversions of the expression being checked cost; overloads are ranked by it.
  var score = Score.zero
  /// What arguments and closures in the current statement came to.
  var memos = MemoTable()
  /// What the body has given values to so far.
  var initialization = InitializationRecord()
  /// Local functions that wait for variables declared further down.
  var later = LaterDeclarations()
  /// Stand-ins for parts that are no variables, and what they stand for.
  var placeholders = PlaceholderValues()
  /// The operands of expectations, and where each leaves its value.
  var operands: [Span: [CapturedOperand]] = [:]
  /// Calls whose function only the type of their value could tell.
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

  /// Stands for an expression that is wrong, which somebody has told or is about to tell.
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

  /// Checks the body of a closure or of a local function: scopes and statements begin anew.
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

  /// Notes that a variable of an enclosing body is used here.
  func use(_ variable: LocalVariable, ownedBy owner: BodyContext) {
    memos.note(variable, of: owner)
    var current: BodyContext? = context
    while let body = current, body !== owner {
      if body.closure.isEscaping { requireEscaping(variable, in: body) }
      body.capture(variable)
      current = body.parent
    }
  }

  /// What lives only as long as a call cannot be kept by a closure that lives longer.
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
    TypedExpression(.local(variable), type: variable.type, span: span)
  }

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

  /// What `self` is, where there is one, without a use of it.
  var visibleSelf: LocalVariable? {
    if case .symbol(.variable(let variable), _)? = lookUpLocal("self") { variable } else { nil }
  }

  /// `self`, where there is one.
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

  /// Declares parameters and `self` of a function whose body is about to be checked.
  func enter(_ function: Function) -> (parameters: [LocalVariable], selfVariable: LocalVariable?) {
    var selfVariable: LocalVariable?
    if function.selfParameter != .none, let selfType = function.selfType {
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

  /// What a body sees of a parameter.
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
