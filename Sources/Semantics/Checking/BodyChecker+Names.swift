import SourceText
import Syntax

/// What a name or a member can be, before it is known how it is used.
struct Callable {
  enum Kind {
    case function(Function)
    case enumCase(EnumCase)
    /// A value that is called.
    case value(TypedExpression)
    /// A view modifier that is not declared and has no effect.
    case inertModifier(Identifier)
  }
  let kind: Kind
  /// What the generic parameters of the declaring type stand for.
  var map: Substitution
  /// `self`, the value before the dot, or a metatype.
  let receiver: TypedExpression?
  var isSuper = false
  var distance = 0
  /// `Type.method`: the receiver comes first when called.
  var isUncurried = false
}

extension BodyChecker {
  /// What an expression gives that is looked at before its use is known.
  enum Reference {
    case value(TypedExpression)
    /// A type by name.
    case type(Type)
    case callables([Callable], name: String)
    /// Nothing of the kind; an error was reported.
    case failed
  }

  // Identifiers.

  func identifier(_ name: Identifier, _ span: Span, _ expected: Type?) -> TypedExpression {
    if let first = name.name.utf8.first, !first.isIdentifierStart {
      return operatorValue(name.name, span, expected)
    }
    return materialize(reference(to: name, span), name.argumentLabels, span, expected)
  }

  /// An operator as a function: `sorted(by: >)`, `reduce(0, +)`.
  private func operatorValue(
    _ name: String, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var types: [Type] = []
    if let expected, case .function(let function) = checker.simplify(expected) {
      types = function.parameters.map(\.type)
    }
    let callables = operators(name, types)
    guard !callables.isEmpty else {
      error("cannot find operator '\(name)' in scope", at: span)
      return unknown(span)
    }
    return functionValue(callables, name, nil, span, expected)
  }

  func reference(to name: Identifier, _ span: Span) -> Reference {
    if let found = lookUpLocal(name.name) { return localReference(found, name, span) }
    if name.name == "super" { return superReference(span) }
    if name.name == "Self", let selfType = declarations.selfType { return .type(selfType) }
    if let parameter = declarations.genericParameters.last(where: { $0.name == name.name }) {
      return .type(.parameter(parameter))
    }
    if let found = memberOfSelf(name, span) { return found }
    return globalReference(name, span)
  }

  private func localReference(_ found: Found, _ name: Identifier, _ span: Span) -> Reference {
    switch found {
    case .functions(let functions, let scope):
      return .callables(
        functions.map { local in
          use(local.variable, ownedBy: scope.owner)
          return Callable(
            kind: .function(local.function), map: [:], receiver: self.local(local.variable, span))
        }, name: name.name)
    case .symbol(let symbol, let scope):
      switch symbol {
      case .variable(let variable):
        use(variable, ownedBy: scope.owner)
        return .value(local(variable, span))
      case .function(let function):
        use(function.variable, ownedBy: scope.owner)
        return .value(local(function.variable, span))
      case .wrapped(let variable, let property):
        use(variable, ownedBy: scope.owner)
        return .value(member(property, of: local(variable, span), span))
      case .computed(let function):
        use(function.variable, ownedBy: scope.owner)
        return .value(
          TypedExpression(
            .apply(local(function.variable, span), arguments: []), type: function.function.result,
            span: span))
      case .type(let nominal):
        return .type(
          resolveType(
            TypeReference(
              .named(base: nil, name: name.name, arguments: name.genericArguments), span: span)
          ).isUnknown
            ? .nominal(nominal, [])
            : .nominal(nominal, name.genericArguments.map { resolveType($0) }))
      case .typeAlias(let alias): return .type(alias.type)
      }
    }
  }

  private func superReference(_ span: Span) -> Reference {
    guard let base = selfExpression(span), let parent = checker.superclass(of: base.type) else {
      error(
        "'super' cannot be used in class '\(declarations.nominal?.name ?? "")' because it has no superclass",
        at: span)
      return .failed
    }
    return .value(TypedExpression(.convert(base), type: parent, span: span))
  }

  /// A member of `self` or of a type around, named without a dot.
  private func memberOfSelf(_ name: Identifier, _ span: Span) -> Reference? {
    guard declarations.nominal != nil, let selfType = declarations.selfType else { return nil }
    if let base = selfExpression(span) {
      var instance = base.type
      var isMetatype = false
      if case .metatype(let type) = instance.shallow {
        instance = type
        isMetatype = true
      }
      if instance.isOptional, !selfType.isOptional { return nil }
      let candidates = checker.lookUpMembers(name.name, in: instance)
      if !candidates.isEmpty, name.name != "init" {
        if isMetatype {
          return select(candidates, name, staticBase: instance, base: base, span)
        }
        let instanceMembers = candidates.filter { !isStaticMember($0.member) }
        if !instanceMembers.isEmpty {
          return select(instanceMembers, name, base: base, span)
        }
        if candidates.contains(where: { isTypeMember($0.member) }) {
          return select(candidates, name, staticBase: instance, base: nil, span)
        }
        // A global of the same name is meant, or it is an error said below.
        if checker.lookUpGlobal(name.name).isEmpty {
          let type = checker.normalize(instance)
          error(
            "static member '\(name.name)' cannot be used on instance of type '\(type)'", at: span)
          return .failed
        }
        return nil
      }
      if isMetatype == false,
        let property = observableBacking(name.name, instance)
      {
        return .value(
          TypedExpression(
            .property(base: base, property, isDirect: true), type: property.type, span: span))
      }
    }
    var outer = declarations.nominal?.outer
    while let nominal = outer {
      let candidates = checker.lookUpMembers(name.name, in: nominal.declaredType).filter {
        isStaticMember($0.member)
      }
      if !candidates.isEmpty {
        return select(candidates, name, staticBase: nominal.declaredType, base: nil, span)
      }
      outer = nominal.outer
    }
    return nil
  }

  /// `_title` in an observable class: the storage that the macro makes for `title`.
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
    case .function(let function): function.isStatic || function.kind == .initializer
    case .subscript(let element): element.isStatic
    case .enumCase, .type, .typeAlias, .associatedType: true
    }
  }

  private func isTypeMember(_ member: Member) -> Bool {
    switch member {
    case .type, .typeAlias, .associatedType: true
    default: false
    }
  }

  private func globalReference(_ name: Identifier, _ span: Span) -> Reference {
    let symbols =
      declarations.isPrelude ? checker.lookUpPrelude(name.name) : checker.lookUpGlobal(name.name)
    var functions: [Callable] = []
    for symbol in symbols {
      switch symbol {
      case .type, .typeAlias:
        if functions.isEmpty {
          return .type(
            resolveType(
              TypeReference(
                .named(base: nil, name: name.name, arguments: name.genericArguments), span: span)))
        }
      case .function(let function):
        functions.append(Callable(kind: .function(function), map: [:], receiver: nil))
      case .variable(let variable):
        return .value(TypedExpression(.global(variable), type: variable.type, span: span))
      case .wrapped(let variable, let property):
        let base = TypedExpression(.global(variable), type: variable.type, span: span)
        return .value(member(property, of: base, span))
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
        resolveType(TypeReference(.named(base: nil, name: name.name, arguments: []), span: span)))
    }
    if TypeChecker.modules.contains(name.name) { return .callables([], name: name.name) }
    reportUnknown(name.name, span)
    return .failed
  }

  private func reportUnknown(_ name: String, _ span: Span) {
    checker.unresolvedNames.insert(name)
    var visible: Set<String> = Set(checker.world.symbols.keys)
    var current: Scope? = scope
    while let scope = current {
      visible.formUnion(scope.symbols.keys)
      current = scope.parent
    }
    if let nominal = declarations.nominal {
      visible.formUnion(checker.memberNames(of: nominal.declaredType, isStatic: false))
    }
    if let near = checker.nearest(to: name, among: visible) {
      error(
        "cannot find '\(name)' in scope; did you mean '\(near)'?", at: span,
        fixIts: [Diagnostic.FixIt(span: span, replacement: near)])
    } else {
      error("cannot find '\(name)' in scope", at: span)
    }
  }

  // Members.

  /// Turns what was found into a reference on a value, or on a type.
  func select(
    _ candidates: [MemberCandidate], _ name: Identifier, staticBase: Type? = nil,
    base: TypedExpression?, _ span: Span
  ) -> Reference {
    var callables: [Callable] = []
    let isCallee = self.isCallee
    self.isCallee = false
    let hasFunctions = candidates.contains {
      switch $0.member {
      case .function, .enumCase: true
      default: false
      }
    }
    let receiver: TypedExpression? =
      staticBase.map { TypedExpression(.metatype($0), type: .metatype($0), span: span) } ?? base
    for candidate in candidates {
      switch candidate.member {
      case .property(let property):
        if staticBase != nil, !property.isStatic { continue }
        // `count` is the property, `count(where:)` the method of that name.
        if isCallee, hasFunctions, !isFunction(property.type) { continue }
        guard checkAccess(property.access, property.owner, property.name, span) else {
          return .failed
        }
        if !callables.isEmpty, isCallee { continue }
        let actual =
          staticBase != nil ? (base.map { isMeta($0) ? $0 : receiver! } ?? receiver!) : base!
        return .value(access(property, on: actual, candidate.map, span))
      case .function(let function):
        if staticBase != nil, !isStaticMember(candidate.member) {
          var callable = Callable(
            kind: .function(function), map: candidate.map, receiver: nil,
            distance: candidate.distance)
          callable.isUncurried = true
          callables.append(callable)
          continue
        }
        let own = staticBase != nil ? (base.flatMap { isMeta($0) ? $0 : nil } ?? receiver) : base
        callables.append(
          Callable(
            kind: .function(function), map: candidate.map, receiver: own,
            distance: candidate.distance))
      case .enumCase(let element):
        callables.append(
          Callable(
            kind: .enumCase(element), map: candidate.map, receiver: receiver,
            distance: candidate.distance))
      case .type, .typeAlias, .associatedType:
        if let type = checker.memberType(
          name.name, of: staticBase ?? base!.type, arguments: name.genericArguments,
          in: declarations)
        {
          return .type(type)
        }
      case .subscript: continue
      }
    }
    return .callables(callables, name: name.name)
  }

  private func isFunction(_ type: Type) -> Bool {
    var type = checker.simplify(type)
    while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
    if case .function = type { return true }
    return type.nominal.map {
      !checker.lookUpMembers("callAsFunction", in: .nominal($0, type.arguments)).isEmpty
    } ?? false
  }

  private func isMeta(_ expression: TypedExpression) -> Bool {
    if case .metatype = expression.type.shallow { true } else { false }
  }

  /// A property of a value or type as an expression.
  func access(
    _ property: Property, on base: TypedExpression, _ map: Substitution, _ span: Span
  ) -> TypedExpression {
    if property.type.isUnknown, let owner = property.owner { checker.inferPropertyTypes(owner) }
    let type = checker.normalize(property.type.substituting(map))
    if property.getter?.isThrowing ?? false { noteThrow(span) }
    if case .global(let variable) = property.storage {
      return TypedExpression(.global(variable), type: type, span: span)
    }
    return TypedExpression(
      .property(base: base, property, isDirect: isDirect(property, base)), type: type, span: span)
  }

  /// Whether an access goes straight to the slot: in initializers, and in the property's observers.
  private func isDirect(_ property: Property, _ base: TypedExpression) -> Bool {
    guard case .stored = property.storage, case .local(let variable) = base.kind,
      variable.name == "self"
    else { return false }
    guard let function = enclosingFunction else { return false }
    switch function.kind {
    case .initializer:
      guard property.owner === function.owner, context.parent == nil else { return false }
      if property.notification != nil {
        return property.initialValue == nil && !initialized.contains(ObjectIdentifier(property))
      }
      return property.initAccessor == nil
    case .willSet, .didSet: return function.property === property
    case .initAccessor: return true
    default: return false
    }
  }

  /// The declared function whose body this is, closures left out.
  var enclosingFunction: Function? {
    var current: BodyContext? = context
    while let body = current {
      if let function = body.function { return function }
      current = body.parent
    }
    return nil
  }

  /// Whether code here may name something of that access; reports where not.
  func checkAccess(
    _ access: AccessLevel, _ owner: NominalType?, _ name: String, _ span: Span
  ) -> Bool {
    guard access == .private, let owner, !checker.ignoresAccess, !owner.isPrelude else {
      return true
    }
    var current = declarations.nominal
    while let nominal = current {
      if nominal === owner || nominal.name == owner.name { return true }
      current = nominal.outer
    }
    var outer = owner.outer
    while let nominal = outer {
      if nominal === declarations.nominal { return true }
      outer = nominal.outer
    }
    error("'\(name)' is inaccessible due to 'private' protection level", at: span)
    return false
  }

  /// A property of a known name, where it must be there (`wrappedValue`).
  func member(_ name: String, of base: TypedExpression, _ span: Span) -> TypedExpression {
    for candidate in checker.lookUpMembers(name, in: base.type) {
      if case .property(let property) = candidate.member, !property.isStatic {
        return access(property, on: base, candidate.map, span)
      }
    }
    error("value of type '\(checker.normalize(base.type))' has no member '\(name)'", at: span)
    return unknown(span)
  }

  // Values.

  /// A reference used as a value.
  func materialize(
    _ reference: Reference, _ labels: [String]?, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    switch reference {
    case .value(let value): return value
    case .failed: return unknown(span)
    case .type(let type):
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    case .callables(let callables, let name):
      return functionValue(callables, name, labels, span, expected)
    }
  }

  private func functionValue(
    _ callables: [Callable], _ name: String, _ labels: [String]?, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var best: (TypedExpression, Int)?
    var rivals = 0
    for callable in callables {
      let start = checker.mark()
      let saved = score
      let (made, problems) = attempt { self.functionValue(callable, labels, span) }
      guard problems.isEmpty, let made else {
        checker.undo(to: start)
        continue
      }
      if let expected {
        if let converted = tryConvert(made, to: expected), meetsConstraints(converted, callable) {
          let cost = score - saved + callable.distance
          if best == nil || cost < best!.1 { best = (converted, cost) }
          if callables.count > 1 { checker.undo(to: start) }
        } else if callables.count == 1 {
          return made
        }
      } else {
        rivals += 1
        if best == nil || callable.distance < best!.1 { best = (made, callable.distance) }
      }
      score = saved
    }
    if let best {
      if callables.count > 1, let expected { return tryConvert(best.0, to: expected) ?? best.0 }
      return best.0
    }
    if callables.isEmpty {
      error("expected member name or initializer call after module name", at: span)
    } else {
      error("no exact matches in reference to '\(name)'", at: span)
    }
    return unknown(span)
  }

  /// Whether the generic arguments that were found are what the function asks for.
  private func meetsConstraints(_ value: TypedExpression, _ callable: Callable) -> Bool {
    var reference = value
    while case .convert(let inner) = reference.kind { reference = inner }
    guard case .functionReference(let function, _, let substitutions, _, _) = reference.kind else {
      return true
    }
    var map = callable.map
    for (parameter, type) in zip(function.genericParameters, substitutions) {
      map[parameter] = type
    }
    for parameter in function.genericParameters {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !checker.meets(checker.normalize(type), constraint.substituting(map)) {
        return false
      }
    }
    return checker.holds(function.requirements + function.extensionRequirements, map)
  }

  private func functionValue(
    _ callable: Callable, _ labels: [String]?, _ span: Span
  ) -> TypedExpression? {
    switch callable.kind {
    case .value(let value): return value
    case .inertModifier(let name):
      if let receiver = callable.receiver {
        reportMissingMember(name.name, receiver.type, isStatic: false, span)
      }
      return unknown(span)
    case .enumCase(let element):
      guard let type = caseType(element, callable) else { return nil }
      if element.payload.isEmpty {
        if type.isOptional { return TypedExpression(.nilLiteral, type: type, span: span) }
        return TypedExpression(.enumCase(element, payload: []), type: type, span: span)
      }
      let map = element.owner.substitution(type.arguments)
      let function = FunctionType(
        parameters: element.payload.map { .init(type: $0.type.substituting(map)) }, result: type)
      return TypedExpression(.enumCaseReference(element), type: .function(function), span: span)
    case .function(let function):
      if let labels, labels != function.parameters.map({ $0.label ?? "_" }) { return nil }
      var map = callable.map
      let substitutions = function.genericParameters.map { parameter -> Type in
        let variable = checker.makeVariable()
        map[parameter] = variable
        return variable
      }
      var type = function.functionType
      type.parameters = zip(type.parameters, function.parameters).map { parameter, symbol in
        var parameter = parameter
        parameter.type = checker.normalize(parameter.type.substituting(map))
        if symbol.isVariadic { parameter.type = checker.array(parameter.type) }
        return parameter
      }
      type.result = checker.normalize(function.result.substituting(map))
      if let receiver = callable.receiver, case .local(let variable) = receiver.kind,
        function.owner == nil, function.kind == .function, variable.name == function.name
      {
        return TypedExpression(receiver.kind, type: .function(type), span: span)
      }
      if callable.isUncurried {
        let own: Type = .function(type)
        guard let owner = function.owner else { return nil }
        let selfType = owner.declaredType.substituting(map)
        return TypedExpression(
          .functionReference(
            function, receiver: nil, substitutions: substitutions,
            dispatch: dispatch(function, callable),
            isUncurried: true),
          type: .function(FunctionType(parameters: [.init(type: selfType)], result: own)),
          span: span)
      }
      return TypedExpression(
        .functionReference(
          function, receiver: callable.receiver, substitutions: substitutions,
          dispatch: dispatch(function, callable), isUncurried: false),
        type: .function(type), span: span)
    }
  }

  /// The enum type that a case is made for.
  func caseType(_ element: EnumCase, _ callable: Callable) -> Type? {
    if let receiver = callable.receiver, case .metatype(let type) = receiver.type.shallow {
      let simple = checker.simplify(type)
      if simple.nominal === element.owner { return simple }
    }
    return .nominal(
      element.owner,
      element.owner.genericParameters.map { callable.map[$0] ?? checker.makeVariable() })
  }

  func dispatch(_ function: Function, _ callable: Callable) -> Dispatch {
    if case .requirement = function.implementation { return .witness }
    if callable.isSuper { return .direct }
    if function.virtualIndex != nil, let owner = function.owner, owner.kind == .class,
      !owner.isFinal
    {
      return .virtual
    }
    return .direct
  }

  /// Notes that something here throws; an error where nothing catches it.
  func noteThrow(_ span: Span) {
    if !isCovered {
      error("call can throw but is not marked with 'try'", at: span)
    } else if !context.isThrowingAllowed {
      if context.function != nil {
        error("errors thrown from here are not handled", at: span)
      }
      context.containsThrow = true
    }
  }
}
