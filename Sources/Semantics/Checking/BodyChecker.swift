import SourceText
import Syntax

/// Checks one body: gives names their meaning, expressions their types, and makes the typed tree.
///
/// The state has three parts. Where the checker is: the body, the scope, the declarations around. What
/// holds for the part that is checked next (`flow`, `effects`, `passing`, `hints`, `chainPlace`): values
/// that whoever changes them puts back. What has come of the body so far: the rest.
final class BodyChecker {
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
    fixIts: [Diagnostic.FixIt] = [], missing: Diagnostic.MissingName? = nil
  ) {
    checker.report(
      Diagnostic(
        .error, fact, in: source, at: span, notes: notes, fixIts: fixIts, missingName: missing))
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

extension TypeChecker {
  package func body(of function: Function) -> TypedBody? {
    if let body = function.body { return body }
    let key = ObjectIdentifier(function)
    if bodies.errors[key] != nil { return nil }
    guard bodies.inProgress.insert(key).inserted else { return nil }
    defer { bodies.inProgress.remove(key) }
    if let owner = function.owner { complete(owner) }
    let saved = diagnostics
    let requirements = reading.requirements
    let variables = inference.openVariables
    let place = budget.suspend()
    diagnostics = []
    inference.openVariables = []
    reading.requirements =
      function.requirements + function.extensionRequirements
      + (function.owner?.allRequirements ?? [])
    let body = makeBody(function)
    reading.requirements = requirements
    inference.openVariables = variables
    let found = diagnostics
    diagnostics = saved
    budget.resume(place)
    // It was not looked at to the end.
    if budget.hasEnded, !function.source.isLibrary { return nil }
    if found.contains(where: \.isError) || body == nil {
      bodies.errors[key] = found
      journal.retained.append(function)
      if function.source.isLibrary { library.diagnostics += found }
      return nil
    }
    bodies.warnings[key] = found
    function.body = body
    return body
  }

  func declarationContext(of function: Function) -> DeclarationContext {
    var parameters = function.owner?.genericParameters ?? []
    parameters += function.genericParameters
    return DeclarationContext(
      nominal: function.owner, selfType: function.selfType, genericParameters: parameters,
      source: function.source,
      isPrelude: function.source.isLibrary,
      scope: function.owner?.localScope ?? function.localScope)
  }

  private func makeBody(_ function: Function) -> TypedBody? {
    let context = BodyContext(
      function: function, parent: nil, resultType: function.result,
      isThrowingAllowed: function.isThrowing || function.isRethrowing)
    context.errors.type = function.thrownType
    if function.kind == .initializer {
      context.resultType = function.isFailable ? function.result : .void
    }
    let body = BodyChecker(
      checker: self, context: context, declarations: declarationContext(of: function))
    let (parameters, selfVariable) = body.enter(function)
    switch function.implementation {
    case .source(let block):
      let own = body.ownVariables(of: function)
      body.openOpaques(function.result)
      let statements = body.functions.functionBody(block, function)
      body.closeOpaques()
      let typed = TypedBody(
        parameters: parameters, selfVariable: selfVariable, statements: own + statements)
      typed.executor = body.isolation.executor(isAsync: function.isAsync)
      return typed
    case .expression(let expression):
      let value = body.functions.initialValue(expression, function)
      return TypedBody(
        parameters: parameters, selfVariable: selfVariable,
        statements: [TypedStatement(.return(value), span: expression.span)])
    case .synthesized(.lazyGetter):
      return lazyGetterBody(function, body, selfVariable)
    case .synthesized(.lazySetter):
      return lazySetterBody(function, body, parameters, selfVariable)
    case .native, .instruction, .requirement, .synthesized: return nil
    }
  }

  /// The type of an initial value, where no type is written. That of a lazy property may name the
  /// members of the value it belongs to.
  func inferredType(
    of expression: Expression, expecting expected: Type? = nil, in context: DeclarationContext,
    isLazy: Bool = false
  ) -> Type {
    if expected == nil, let simple = simpleType(of: expression, in: context) { return simple }
    let saved = diagnostics
    let variables = inference.openVariables
    let place = budget.suspend()
    defer { budget.resume(place) }
    inference.openVariables = []
    let typed = initialValueChecker(in: context, isLazy: isLazy)
      .check(expression, expecting: expected)
    bindDefaults(from: 0)
    let type = normalize(typed.type).resolved
    inference.openVariables = variables
    diagnostics = saved
    return type
  }

  /// A checker of initial values, outside of the bodies that run them.
  func initialValueChecker(in context: DeclarationContext, isLazy: Bool) -> BodyChecker {
    let body = makeChecker(in: context)
    if let selfType = context.selfType, context.nominal != nil {
      // `self` stands for the type: enough for static members; instance members are errors there.
      body.scope.symbols["self"] = .variable(
        LocalVariable(name: "self", type: isLazy ? selfType : .metatype(selfType), isLet: true))
    }
    return body
  }

  /// The type of a value that says it by its form: a literal, or what a type makes of itself.
  ///
  /// - Parameter mayBeOwn: whether that may be the struct around, which has no initializers yet.
  func simpleType(
    of expression: Expression, in context: DeclarationContext, mayBeOwn: Bool = false
  ) -> Type? {
    switch expression.kind {
    case .integerLiteral: return int
    case .floatLiteral: return double
    case .booleanLiteral: return bool
    case .stringLiteral: return string
    case .call(let call):
      guard case .identifier(let name) = call.callee.kind, name.genericArguments.isEmpty,
        name.name.utf8.first.map({ $0 >= 65 && $0 <= 90 }) ?? false,
        let nominal = nominalType(named: name.name, in: context),
        nominal.kind == .struct || nominal.kind == .class, nominal.genericParameters.isEmpty,
        mayBeOwn || nominal !== context.nominal || nominal.kind == .class,
        !nominal.isPrelude || nominal.isReferenceType
      else { return nil }
      // A failable initializer would make it optional.
      complete(nominal, stage: .header)
      if let declaration = nominal.declaration,
        declaration.members.contains(where: {
          if case .initializer(let initializer) = $0.kind { initializer.isFailable } else { false }
        })
      {
        return nil
      }
      return .nominal(nominal, [])
    default: return nil
    }
  }
}
