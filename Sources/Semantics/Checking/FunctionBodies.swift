import SourceText
import Syntax

/// Checks whole bodies: of functions, initializers and accessors.
struct FunctionBodies: BodyPart {
  let body: BodyChecker

  func functionBody(_ block: CodeBlock, _ function: Function) -> [TypedStatement] {
    let statements = checkedBody(block, function)
    if function.kind != .initializer, body.initialization.isFollowed {
      requireInitialized(statements, function, block, .other)
    }
    return statements
  }

  /// Checks definite initialization on all paths of a body without other errors.
  private func requireInitialized(
    _ statements: [TypedStatement], _ function: Function, _ block: CodeBlock,
    _ role: DefiniteInitialization.Role
  ) {
    guard !body.declarations.isPrelude, !block.isElided, handlesKnownTypes(function),
      !checker.diagnostics.contains(where: \.isError)
    else { return }
    let typed = TypedBody(
      parameters: [], selfVariable: body.context.selfVariable, statements: statements)
    DefiniteInitialization(checker: checker, function: function, body: typed, role: role)
      .check(statements, end: Span(max(0, Int(block.span.end) - 1), Int(block.span.end)))
  }

  /// Whether the types of all parameters and settable properties are known; with an unknown one,
  /// statements have no reliable values to follow. With the types of stubs unknown, only those errors count
  /// that were found with the stubs, too.
  private func handlesKnownTypes(_ function: Function) -> Bool {
    if checker.holes.ignoresStubs { return true }
    let isSetting = function.kind == .initializer
    let properties = isSetting ? function.owner?.storedProperties ?? [] : []
    return !(function.parameters.map(\.type) + properties.map(\.type))
      .contains(where: \.mentionsUnknown)
  }

  private func checkedBody(_ block: CodeBlock, _ function: Function) -> [TypedStatement] {
    if let builder = builder(of: function), !body.scan.containsReturn(block) {
      return body.transform(builder).buildBody(block)
    }
    if function.kind == .initializer { return initializerBody(block, function) }
    let returnsValue = !body.context.resultType.isVoid
    if returnsValue, let single = body.closures.singleExpression(block) {
      let value = body.check(single, expecting: body.context.resultType)
      if unifier.simplify(value.type).isNever {
        body.finishStatement()
        return [TypedStatement(.expression(body.finisher.finished(value)), span: single.span)]
      }
      let converted = returnValue(value, single.span)
      body.finishStatement()
      return [TypedStatement(.return(body.finisher.finished(converted)), span: single.span)]
    }
    var statements = body.statementChecker.block(block)
    if let property = function.accessed.property, property.wrapperBacking != nil,
      property.setter === function, let receiver = body.selfExpression(function.span)
    {
      let newValue = literals.applyDefaults(
        body.check(
          Expression(
            .identifier(Identifier(name: "newValue", span: function.span)), span: function.span)))
      statements = observed(statements, property, of: receiver, to: newValue, function.span)
        .map(body.finisher.finished)
    }
    return statements + ending(of: block, function, after: statements)
  }

  /// Reports a body that can end without returning its value, unless the text is elided; then the
  /// end is a trap.
  private func ending(
    of block: CodeBlock, _ function: Function, after statements: [TypedStatement]
  ) -> [TypedStatement] {
    // A function with a `Never` parameter cannot be called.
    let isCallable = !function.parameters.contains { unifier.simplify($0.type).isNever }
    guard !body.context.resultType.isVoid, isCallable, !body.context.resultType.isUnknown,
      !ControlFlow.endsAbruptly(statements)
    else { return [] }
    if block.isElided {
      let trap = TypedExpression(
        .trap("the body of '\(function.name)' was left out"), type: checker.known("Never"),
        span: block.span)
      return [TypedStatement(.expression(trap), span: block.span)]
    }
    let type = unifier.normalize(body.context.resultType).resolved
    let kind: StatementError.Body =
      if function.kind == .getter {
        .getter
      } else if function.owner == nil {
        .globalFunction
      } else {
        function.modifiers.isStatic ? .staticMethod : .instanceMethod
      }
    if case .opaque = unifier.simplify(body.context.resultType),
      body.context.returns.firstType == nil,
      !checker.diagnostics.contains(where: \.isError)
    {
      let brace = Span(Int(block.span.start), Int(block.span.start) + 1)
      error(
        GenericError.noUnderlyingType,
        at: function.kind == .getter ? brace : function.span)
    } else {
      body.reachability.missingReturn(in: kind, of: type, after: statements, end: block.span)
    }
    return []
  }

  /// The assignment to a property between calls of its observers.
  func observed(
    _ setting: [TypedStatement], _ property: Property, of receiver: TypedExpression,
    to newValue: TypedExpression, _ span: Span
  ) -> [TypedStatement] {
    func call(_ observer: Function, _ value: TypedExpression) -> TypedStatement {
      let base =
        observer.selfParameter == .inout
        ? TypedExpression(.inoutArgument(receiver), type: receiver.type, span: span) : receiver
      return TypedStatement(
        .expression(
          TypedExpression(
            .call(
              observer, receiver: base, arguments: observer.parameters.isEmpty ? [] : [value],
              substitutions: [], dispatch: .direct), type: .void, span: span)), span: span)
    }
    var statements = setting
    if let willSet = property.accessors.willSet {
      statements.insert(call(willSet, newValue), at: 0)
    }
    if let didSet = property.accessors.didSet {
      let old = LocalVariable(name: "oldValue", type: property.type, isLet: true, span: span)
      if !didSet.parameters.isEmpty {
        let read = TypedExpression(
          .property(base: receiver, property, isDirect: true), type: property.type, span: span)
        statements.insert(
          TypedStatement(.variable(.bind(old), value: read), span: span), at: 0)
      }
      statements.append(call(didSet, body.local(old, span)))
    }
    return statements
  }

  /// The result builder of a function's body, from its attributes or those of the requirement it
  /// implements.
  private func builder(of function: Function) -> Type? {
    guard function.kind == .getter || function.kind == .method || function.kind == .function else {
      return nil
    }
    for attribute in function.attributes {
      if let builder = checker.typeLookup.resultBuilder(attribute, body.declarations) {
        return builder
      }
    }
    let name = function.accessed.property?.name ?? function.name
    // A view body that is elided in a document is built like a `View`'s.
    let targets =
      function.owner.map { conformances.protocols(of: $0).map(\.0) }
      ?? (function.kind == .getter ? protocols(of: function.result) : [])
    for target in targets {
      typeDeclarations.complete(target)
      for member in target.members[name] ?? [] {
        switch member {
        case .property(let property):
          guard function.kind == .getter, property.isStatic == function.modifiers.isStatic,
            case .requirement? = property.getter?.implementation
          else { continue }
          for attribute in property.getter?.attributes ?? [] {
            if let builder = checker.typeLookup.resultBuilder(attribute, body.declarations) {
              return builder
            }
          }
        case .function(let requirement):
          guard case .requirement = requirement.implementation,
            requirement.modifiers.isStatic == function.modifiers.isStatic,
            requirement.parameters.map(\.label) == function.parameters.map(\.label)
          else { continue }
          for attribute in requirement.attributes {
            if let builder = checker.typeLookup.resultBuilder(attribute, body.declarations) {
              return builder
            }
          }
        default: continue
        }
      }
    }
    return nil
  }

  /// The protocols in `some P` or `any P`.
  private func protocols(of type: Type) -> [NominalType] {
    switch type.shallow {
    case .opaque(let opaque, let arguments):
      opaque.constraints(with: arguments).compactMap(\.nominal)
    case .existential(let types): types.compactMap(\.nominal)
    default: []
    }
  }

  func initialValue(_ expression: Expression, _ function: Function) -> TypedExpression {
    let value = body.opaqueResults.initialValue(
      expression, of: function.result,
      for: function.accessed.property.map(RequirementOwner.OpaqueOwner.init)
    )
    body.finishStatement()
    return body.finisher.finished(value)
  }

  /// Converts the value of a `return`; for `some P`, all must have the same type.
  func returnValue(_ value: TypedExpression, _ span: Span) -> TypedExpression {
    let type = unifier.simplify(body.context.resultType)
    if case .opaque(let opaque, _) = type,
      let function = body.context.function ?? body.context.localFunction
    {
      let own = unifier.normalize(literals.applyDefaults(value).type)
      // A recursive call has the underlying type that the other returns determine.
      if case .opaque(opaque, _) = own { return value }
      for constraint in opaque.constraints where !conformances.meets(own, constraint) {
        // swiftc omits the protocol's arguments.
        let shown = constraint.nominal.map { Type.nominal($0, []) } ?? constraint
        error(
          own.isVoid
            ? GenericError.cannotConform(.void, to: shown)
            : GenericError.requiresConformance(returnOwner(), own.displayed, to: shown), at: span)
        return value
      }
      if let first = body.context.returns.firstType {
        if !unifier.unify(first, own) {
          error(
            GenericError.underlyingTypesDiffer(type.displayed),
            at: function.span)
        }
      } else {
        body.context.returns.firstType = own
        if opaque.underlying == nil, !own.hasVariables {
          body.opaqueResults.reveal(own.resolved, behind: opaque, of: function.span)
        }
      }
      return TypedExpression(.convert(value), type: type, span: span)
    }
    let converted = conversions.convert(
      value, to: body.context.resultType,
      body.context.function == nil && body.context.localFunction == nil ? .result : .return)
    body.passedArguments.requireEscaping(converted, .return)
    return converted
  }

  func returnOwner() -> RequirementOwner {
    if let function = body.context.localFunction {
      return .opaqueResult(.localFunction(checker.describeName(function)))
    }
    guard let function = body.selection.enclosingFunction else { return .opaqueResult(.closure) }
    if let property = function.accessed.property {
      return .opaqueResult(RequirementOwner.OpaqueOwner(property))
    }
    let name = checker.describeName(function)
    return .opaqueResult(function.owner == nil ? .globalFunction(name) : .method(name))
  }

  private func initializerBody(_ block: CodeBlock, _ function: Function) -> [TypedStatement] {
    var statements: [TypedStatement] = []
    let calls = body.scan.initializerCalls(in: block)
    if calls.callsSelf, let owner = function.owner, owner.kind == .class,
      !function.modifiers.isConvenience
    {
      error(
        StatementError.designatedDelegates(owner),
        at: function.span)
    }
    if let call = calls.superCalls.first, let owner = function.owner, owner.kind == .class,
      function.modifiers.isConvenience
    {
      error(StatementError.convenienceChains(owner), at: call)
    }
    // A struct of the program that assigns `self` still initializes its properties itself.
    let assignsSelf =
      calls.assignsSelf
      && function.owner.map { !$0.isReferenceType && ($0.kind != .struct || $0.isPrelude) } ?? false
    let isDelegating =
      calls.callsSelf || assignsSelf
      || function.modifiers.isConvenience && function.owner?.kind == .class
    let delegates = isDelegating || calls.callsSuper
    let setsOwn = !delegates || calls.callsSuper && !calls.callsSelf
    if let owner = function.owner, setsOwn {
      if !checker.bodies.isMemberwise(function) {
        statements += initialValues(of: owner, function)
      } else {
        if function.parameters.contains(where: \.type.isUnknown) { reportMissingTypes(of: owner) }
        statements += initialValues(of: owner, function) { property in
          property.isLet
            || !function.parameters.contains { $0.name == (property.wraps ?? property).name }
        }
      }
    }
    var content = body.statementChecker.block(
      function.modifiers.isFailable ? returningNil(block) : block)
    if let owner = function.owner, owner.isReferenceType, owner.superclassNominal != nil,
      !delegates, !ControlFlow.endsAbruptly(content)
    {
      content += implicitSuperInit(function, owner, block.span)
    }
    let typed = statements + content
    if !checker.bodies.isSynthesized(function) {
      let role: DefiniteInitialization.Role =
        isDelegating
        ? .delegating : function.owner?.superclass == nil ? .root : .subclass
      requireInitialized(typed, function, block, role)
    }
    return typed
  }

  /// Makes a single `nil` expression the `return nil` of a failable initializer, like the single
  /// expression of a function.
  private func returningNil(_ block: CodeBlock) -> CodeBlock {
    guard let single = body.closures.singleExpression(block), case .nilLiteral = single.kind else {
      return block
    }
    return CodeBlock(
      statements: [Statement(.return(single), span: single.span)], span: block.span)
  }

  /// Resolves the types of stored properties again, to report those that are still missing.
  private func reportMissingTypes(of owner: NominalType) {
    for member in owner.declaration?.members ?? [] {
      guard case .variable(let variable) = member.kind else { continue }
      for case let reference? in variable.bindings.map(\.type) {
        _ = checker.typeResolver.resolve(reference, in: body.declarations)
      }
    }
  }

  /// `self.x = <initial value>` for the stored properties with initial values.
  private func initialValues(
    of owner: NominalType, _ function: Function,
    where isIncluded: (Property) -> Bool = { _ in true }
  ) -> [TypedStatement] {
    guard let selfVariable = body.context.selfVariable else { return [] }
    /// Tuples shared by several properties, by the initial value that makes them.
    var tuples: [ObjectIdentifier: LocalVariable] = [:]
    return owner.storedProperties.flatMap { property -> [TypedStatement] in
      guard let initial = property.initialValue, !initial.modifiers.isStatic == false,
        isIncluded(property)
      else {
        return []
      }
      let base = body.local(selfVariable, .none)
      let receiver = TypedExpression(
        .dynamicType(base), type: .metatype(base.type), span: .none)
      let metatype =
        owner.isReferenceType
        ? receiver
        : TypedExpression(.metatype(base.type), type: .metatype(base.type), span: .none)
      var value = TypedExpression(
        .call(initial, receiver: metatype, arguments: [], substitutions: [], dispatch: .direct),
        type: property.initialPart.path.isEmpty ? property.type : initial.result,
        span: property.span)
      var statements: [TypedStatement] = []
      if !property.initialPart.path.isEmpty {
        let key = ObjectIdentifier(initial)
        if tuples[key] == nil {
          let tuple = body.makeLocal(initial.name, initial.result, isLet: true, span: property.span)
          statements = [
            TypedStatement(.variable(.bind(tuple), value: value), span: property.span)
          ]
          tuples[key] = tuple
        }
        value = property.initialPart.path.reduce(body.local(tuples[key]!, property.span)) {
          tuple, index in
          TypedExpression(
            .tupleElement(tuple, index), type: tuple.type.part(at: [index]), span: property.span)
        }
      }
      let place = TypedExpression(
        .property(base: base, property, isDirect: true), type: property.type, span: property.span)
      let assignment = TypedExpression(
        .assign(place, value, sign: nil), type: .void, span: property.span)
      return statements + [TypedStatement(.expression(assignment), span: property.span)]
    }
  }

  /// The implicit `super.init()` at the end of an initializer.
  private func implicitSuperInit(
    _ function: Function, _ owner: NominalType, _ span: Span
  ) -> [TypedStatement] {
    guard let base = body.selfExpression(span), let parent = owner.superclass,
      !checker.unknownStubs.hasUnknownPart(owner)
    else { return [] }
    let designated = (parent.nominal?.members["init"] ?? []).filter {
      if case .function(let function) = $0 { !function.modifiers.isConvenience } else { false }
    }
    let isPlain = designated.count == 1 || parent.nominal?.isPrelude ?? true
    for candidate in memberLookup.lookUpMembers("init", in: parent) where isPlain {
      if case .function(let initializer) = candidate.member, initializer.parameters.isEmpty {
        let receiver = TypedExpression(.convert(base), type: parent, span: span)
        return [
          TypedStatement(
            .expression(
              TypedExpression(
                .call(
                  initializer, receiver: receiver, arguments: [], substitutions: [],
                  dispatch: .direct), type: parent, span: span)), span: span)
        ]
      }
    }
    error(
      StatementError.superNotCalled,
      at: Span(max(0, Int(span.end) - 1), Int(span.end)))
    return []
  }
}
