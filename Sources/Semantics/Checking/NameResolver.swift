import Prelude
import SourceText
import Syntax

/// A candidate for a name or member whose use is not known yet.
struct Callable {
  /// What is called.
  enum Kind {
    case function(Function)
    case enumCase(EnumCase)
    /// A value of function type, or one with `callAsFunction`.
    case value(TypedExpression)
    /// An undeclared view modifier without effect.
    case inertModifier(Identifier)
  }
  let kind: Kind
  /// The generic arguments of the declaring type.
  var map: Substitution
  /// The receiver: `self`, the base, or a metatype.
  let receiver: TypedExpression?
  var isSuper = false
  var distance = 0
  /// Whether it is `Type.method`, which takes the receiver as its first argument.
  var isUncurried = false
  /// Whether it is a local function called from a type declared in the same body.
  var isOutside = false
  /// Whether it is an initializer of a class known only at run time.
  var makesDynamicType = false
  /// Whether it is an operator that the operands find in a generic type with other arguments than its own.
  var isOfOpenType = false
}

/// Resolves names, innermost first: local declarations, generic parameters, members of `self` or an
/// enclosing type, globals.
struct NameResolver: BodyPart {
  let body: BodyChecker

  // Identifiers.

  func identifier(_ name: Identifier, _ span: Span, _ expected: Type?) -> TypedExpression {
    if let first = name.name.utf8.first, !first.isIdentifierStart {
      return operatorValue(name.name, span, expected)
    }
    // If a property and methods have the same name, an expected function type selects a method.
    body.hints.isCallee = expected.map(body.selection.isFunction) ?? false
    defer { body.hints.isCallee = false }
    return body.functionReferences.materialize(
      reference(to: name, span), name.argumentLabels, span, expected)
  }

  /// An operator used as a function: `sorted(by: >)`, `reduce(0, +)`.
  private func operatorValue(
    _ name: String, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var types: [Type] = []
    var wanted: FunctionType?
    if let expected, case .function(let function) = unifier.simplify(expected) {
      types = function.parameters.map(\.type)
      wanted = function
    }
    // `zip(a, b).map(+)`: the tuple is destructured.
    if let wanted, wanted.parameters.count == 1,
      case .tuple(let parts) = unifier.simplify(wanted.parameters[0].type), parts.count == 2
    {
      return body.closures.closure(operatorClosure(name, operands: 2, span), expected)
    }
    // Operands whose types nothing determines get the default number type.
    let isOpen = types.allSatisfy { type in
      if case .variable(let variable) = unifier.simplify(type) {
        unifier.defaultType(of: variable) == nil
      } else {
        false
      }
    }
    // `[1, 2.5].reduce(0, +)`: the result may still determine the literals' type.
    let isLiteral = types.contains { type in
      if case .variable(let variable) = unifier.simplify(type) {
        variable.literal != nil
      } else {
        false
      }
    }
    if let wanted, isLiteral, wanted.parameters.count == 2 {
      return body.closures.closure(operatorClosure(name, operands: 2, span), expected)
    }
    let callables = body.operatorChecker.operators(name, isOpen ? [checker.int] : types)
    guard !callables.isEmpty else {
      error(NameError.cannotFindOperator(name), at: span)
      return body.unknown(span)
    }
    let (value, problems) = body.attempt {
      body.functionReferences.functionValue(callables, name, nil, span, expected)
    }
    if problems.isEmpty { return value }
    if let wanted, (1...2).contains(wanted.parameters.count) {
      // Operators that only a closure body can resolve: `a == b` of tuples and optionals.
      return body.closures.closure(
        operatorClosure(name, operands: wanted.parameters.count, span), expected)
    }
    problems.forEach(checker.report)
    return value
  }

  /// The closure `{ $0 + $1 }` for `+`.
  private func operatorClosure(_ name: String, operands: Int, _ span: Span) -> Closure {
    func operand(_ index: Int) -> Expression {
      Expression(.identifier(Identifier(name: "$\(index)", span: span)), span: span)
    }
    let kind: Expression.Kind =
      operands == 2
      ? .infix(lhs: operand(0), operator: name, operatorSpan: span, rhs: operand(1))
      : .prefixOperator(name, operatorSpan: span, operand(0))
    let statement = Statement(.expression(Expression(kind, span: span)), span: span)
    return Closure(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil,
      body: CodeBlock(statements: [statement], span: span), span: span,
      highestShorthand: operands - 1)
  }

  func reference(to name: Identifier, _ span: Span) -> Reference {
    if let found = body.lookUpLocal(name.name) {
      if isImplicitSelf(found), refusesSelf(span) { return .failed }
      return localReference(found, name, span)
    }
    if name.name == "super" { return superReference(span) }
    if name.name == "Self", let selfType = body.declarations.dynamicSelfType {
      return .type(selfType)
    }
    if let parameter = body.declarations.genericParameters.last(where: { $0.name == name.name }) {
      if parameter.isValue { return .value(genericValue(.parameter(parameter), span)) }
      return .type(checker.typeResolver.named(parameter, span, in: body.declarations))
    }
    if let found = memberOfSelf(name, span) ?? outsideReference(name, span) { return found }
    return globalReference(name, span)
  }

  private func localReference(_ found: BodyChecker.Found, _ name: Identifier, _ span: Span)
    -> Reference
  {
    switch found {
    case .functions(let functions, let scope):
      return .callables(
        functions.map { local in
          body.use(local.variable, ownedBy: scope.owner)
          requireComplete(local, ownedBy: scope.owner)
          return Callable(
            kind: .function(local.function), map: [:], receiver: body.local(local.variable, span))
        }, name: name.name)
    case .symbol(let symbol, let scope):
      switch symbol {
      case .variable(let variable):
        if variable.isPack {
          body.packs.reportUnexpanded(variable, span)
          return .failed
        }
        body.use(variable, ownedBy: scope.owner)
        return .value(body.local(variable, span))
      case .function(let function):
        body.use(function.variable, ownedBy: scope.owner)
        return .value(body.local(function.variable, span))
      case .wrapped(let variable, let property):
        body.use(variable, ownedBy: scope.owner)
        return .value(body.selection.member(property, of: body.local(variable, span), span))
      case .computed(let getter, let setter):
        return .value(body.locals.computedReference(getter, setter, ownedBy: scope.owner, span))
      case .type, .typeAlias:
        return typeOrGenericValue(
          .named(base: nil, name: name.name, arguments: name.genericArguments), span)
      }
    }
  }

  /// Reports a local function called before the variables that it uses are declared.
  private func requireComplete(_ local: LocalFunction, ownedBy owner: BodyContext) {
    guard let name = body.later.missing(for: local.variable) else { return }
    if body.context === owner {
      error(NameError.capturedBeforeDeclaration(name), at: local.function.span)
    } else {
      body.later.usedName = name
    }
  }

  private func superReference(_ span: Span) -> Reference {
    guard let base = body.selfExpression(span), let parent = checker.superclass(of: base.type)
    else {
      let name = body.declarations.nominal?.name ?? ""
      let isClass = body.declarations.nominal?.isReferenceType ?? true
      error(NameError.noSuperclass(of: name, isClass: isClass), at: span)
      return .failed
    }
    return .value(TypedExpression(.convert(base), type: parent, span: span))
  }

  /// The backing property that the macro makes in an observable class: `_title` for `title`.
  func observableBacking(_ name: String, _ type: Type) -> Property? {
    guard name.hasPrefix("_"), let nominal = type.nominal, nominal.isObservable else { return nil }
    for case .property(let property) in nominal.members[String(name.dropFirst())] ?? []
    where property.notification != nil {
      return property
    }
    return nil
  }

  func isStaticMember(_ member: Member) -> Bool {
    switch member {
    case .property(let property): property.isStatic
    case .function(let function): function.modifiers.isStatic || function.kind == .initializer
    case .subscript(let element): element.isStatic
    case .enumCase, .type, .typeAlias, .associatedType: true
    }
  }

  func isTypeMember(_ member: Member) -> Bool {
    switch member {
    case .type, .typeAlias, .associatedType: true
    default: false
    }
  }

  /// - Parameter module: the module in a qualified name; `Swift.min` is the library's, whatever the
  ///   program
  ///   declares.
  func globalReference(
    _ name: Identifier, _ span: Span, in module: TypeReference? = nil
  ) -> Reference {
    let isOfLibrary = body.declarations.isPrelude || module != nil
    var symbols: [GlobalSymbol] = []
    if case .named(_, let module, _)? = module?.kind, checker.world.modules[module] != nil {
      symbols = checker.globalLookup.lookUp(name.name, inModule: module, from: body.source)
      if symbols.isEmpty {
        error(NameError.notInModule(name.name, module: module), at: span)
        return .failed
      }
    } else if isOfLibrary {
      symbols = checker.lookUpPrelude(libraryName(of: name, in: module))
    }
    if symbols.isEmpty, !body.declarations.isPrelude {
      symbols = checker.globalLookup.lookUpGlobal(name.name, from: body.source)
    }
    if symbols.contains(where: checker.unknownStubs.isUnknown) { return .failed }
    var functions: [Callable] = []
    for symbol in symbols {
      switch symbol {
      case .type, .typeAlias:
        if functions.isEmpty {
          return .type(
            body.resolveType(
              TypeReference(
                .named(base: module, name: name.name, arguments: name.genericArguments), span: span)
            ))
        }
      case .function(let function):
        functions.append(Callable(kind: .function(function), map: [:], receiver: nil))
      case .variable(let variable):
        return .value(TypedExpression(.global(variable), type: variable.type, span: span))
      case .wrapped(let variable, let property):
        if checker.world.unset[ObjectIdentifier(variable)] != nil {
          error(NameError.usedBeforeInitialization(name.name), at: span)
          return .failed
        }
        let base = TypedExpression(.global(variable), type: variable.type, span: span)
        return .value(body.selection.member(property, of: base, span))
      case .computed(let property):
        return .value(
          TypedExpression(
            .property(
              base: TypedExpression(.tuple([]), type: .void, span: span), property, isDirect: false),
            type: property.type, span: span))
      }
    }
    if !functions.isEmpty { return .callables(functions, name: name.name) }
    if ["Any", "Void", "AnyObject"].contains(name.name) {
      return .type(
        body.resolveType(
          TypeReference(.named(base: nil, name: name.name, arguments: []), span: span)))
    }
    if BuildConfiguration.isModule(name.name) || checker.world.modules[name.name] != nil {
      return .callables([], name: name.name)
    }
    return body.inert.inertMemberOfSelf(name, span) ?? missing(name, span)
  }

  /// A name that nothing declares; it has an open type where stubs are solved for.
  func missing(_ name: Identifier, _ span: Span) -> Reference {
    if checker.holeSolver.declareMissingType(name.name, in: body.source) {
      return globalReference(name, span)
    }
    guard checker.holeSolver.infersUndeclared(name.name) else {
      _ = reportUnknown(name.name, span)
      return .failed
    }
    let (isMissing, errors) = body.attempt { reportUnknown(name.name, span) }
    guard isMissing else {
      errors.forEach(checker.report)
      return .failed
    }
    let open = checker.holeSolver.missingValue(name.name, errors)
    return .value(TypedExpression(body.unknown(span).kind, type: open, span: span))
  }

  /// Reports an implicit `self` in an escaping closure of a class.
  func requireExplicitSelf(_ member: Member, _ span: Span) {
    guard case .symbol(.variable(let variable), let scope)? = body.lookUpLocal("self"),
      unifier.simplify(variable.type).nominal?.kind == .class
    else { return }
    var current: BodyContext? = body.context
    while let body = current, body !== scope.owner {
      if body.closure.isEscaping, !body.closure.impliesSelf {
        return reportImplicitSelf(member, span)
      }
      current = body.parent
    }
  }

  func reportImplicitSelf(_ member: Member, _ span: Span) {
    error(ClosureError.implicitSelf(member.name, isCall: body.hints.isCallee), at: span)
  }

  /// Reports a name that nothing visible has; returns whether nothing declares it at all.
  private func reportUnknown(_ name: String, _ span: Span) -> Bool {
    var around: Scope? = body.scope
    while let scope = around {
      if scope.later.contains(name) {
        body.later.usedName = name
        error(NameError.usedBeforeDeclaration(name), at: span)
        return false
      }
      around = scope.parent
    }
    if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber), name.count > 1 {
      body.functions.reportShorthand(name, span)
      return false
    }
    if name.hasPrefix("$"), body.members.hasValue(String(name.dropFirst())) {
      // An existing value gets no projection from a later declaration.
      body.later.usedName = name
      error(NameError.cannotFind(name, withoutProjection(String(name.dropFirst()))), at: span)
      return false
    }
    if body.declarations.nominal.map(checker.unknownStubs.hasUnknownPart) ?? false { return false }
    if let message = checker.liveNames?.absence(of: name) {
      error(Wording(message), at: span)
      return false
    }
    if let near = visibleName(near: name) {
      error(
        NameError.cannotFind(name, .name(near)), at: span,
        fixIts: [Diagnostic.FixIt(span: span, replacement: near)])
    } else {
      error(
        NameError.cannotFind(name, name == "self" ? .insideType : .none), at: span,
        notes: Lookalike.notes(on: .identifier, name, at: span, in: body.source))
    }
    return true
  }

  /// A visible name that resembles one that nothing declares.
  private func visibleName(near name: String) -> String? {
    // What is missing gets a declaration of its own where stubs are solved for.
    guard !name.hasPrefix("$"), checker.holes.missing == nil, !checker.holes.ignoresStubs else {
      return nil
    }
    var visible = checker.names.ownNames(from: body.source)
    var current: Scope? = body.scope
    while let scope = current {
      visible.formUnion(scope.symbols.keys)
      current = scope.parent
    }
    if let nominal = body.declarations.nominal {
      visible.formUnion(
        checker.memberListing.memberNames(near: name, of: nominal.declaredType, isStatic: false))
    }
    return memberLookup.nearest(to: name, among: visible)
  }

  /// What is known of a value whose projection is missing.
  private func withoutProjection(_ name: String) -> NameError.Advice {
    let property = body.declarations.nominal?.members[name]?.lazy.compactMap { member in
      if case .property(let property) = member { property } else { nil }
    }.first
    guard body.lookUpLocal(name) == nil, let property else {
      return .withoutProjection(of: nil, isWrapped: false)
    }
    return .withoutProjection(
      of: property.type.resolved, isWrapped: property.wrapperBacking != nil)
  }

  /// The library's own name for a name that may be qualified with a module.
  private func libraryName(of name: Identifier, in module: TypeReference?) -> String {
    guard case .named(_, let module, _)? = module?.kind else { return name.name }
    return PreludeLibrary.name(of: name.name, in: module)
  }
}
