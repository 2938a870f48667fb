import SourceText
import Syntax

/// Checks overrides and required initializers.
struct OverrideRules: DeclarationRule {
  let rules: DeclarationRules

  /// Checks whether a class member needs `override`, or has it without reason.
  func check(_ declaration: Declaration, in nominal: NominalType) {
    guard nominal.kind == .class, !checker.unknownStubs.hasUnknownPart(nominal) else { return }
    let isOverride = declaration.has("override")
    switch declaration.kind {
    case .function(let function):
      guard let symbol = function.symbol(in: nominal) else { return }
      checkMethod(symbol, function.nameSpan, isOverride, nominal)
    case .initializer(let initializer):
      guard let symbol = initializer.symbol(in: nominal) else { return }
      checkInitializer(symbol, declaration, initializer.keywordSpan, isOverride, nominal)
    case .variable(let variable):
      let isStatic = declaration.has("static") || declaration.has("class")
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind else { continue }
        checkProperty(name, variable, binding, isStatic, isOverride, nominal)
      }
    default: return
    }
  }

  /// The superclasses, nearest first, and whether all of them are declared by the program.
  private func ancestors(of nominal: NominalType) -> (classes: [NominalType], areKnown: Bool) {
    var classes: [NominalType] = []
    var current = nominal.superclassNominal
    while let parent = current, !classes.contains(parent) {
      classes.append(parent)
      typeDeclarations.complete(parent)
      current = parent.superclassNominal
    }
    return (classes, classes.allSatisfy { !$0.isPrelude })
  }

  /// Reports required initializers that a class with its own designated initializers lacks.
  func checkRequiredInitializers(of nominal: NominalType, _ declaration: TypeDeclaration) {
    guard nominal.kind == .class, let parent = nominal.superclassNominal, !parent.isPrelude,
      declaration.members.contains(where: {
        if case .initializer = $0.kind { !$0.has("convenience") } else { false }
      })
    else { return }
    let own = (nominal.members["init"] ?? []).compactMap { member -> Function? in
      if case .function(let function) = member, function.owner === nominal { function } else { nil }
    }
    for case .function(let candidate) in parent.members["init"] ?? []
    where candidate.declaration(in: parent)?.has("required") ?? false {
      if own.contains(where: { isSame(candidate, $0) }) { continue }
      error(
        OverrideError.missingRequiredInitializer(checker.describeName(candidate), of: parent),
        at: lineBehindInitializers(of: declaration))
    }
  }

  /// Where a missing initializer would be inserted.
  private func lineBehindInitializers(of declaration: TypeDeclaration) -> Span {
    let last = declaration.members.last { member in
      if case .initializer = member.kind { true } else { false }
    }
    let end = Int((last?.span ?? declaration.block.span).end)
    let start = min(Int(LineMap(source).lineSpan(at: end).end) + 1, source.bytes.count)
    return Span(start, start)
  }

  /// Reports overrides in extensions, which may not override inherited methods.
  func check(_ declaration: Declaration, inExtensionOf nominal: NominalType) {
    guard nominal.kind == .class, declaration.has("override"),
      case .function(let function) = declaration.kind,
      let method = function.symbol(in: nominal)
    else { return }
    for parent in ancestors(of: nominal).classes {
      for case .function(let candidate) in parent.members[method.name] ?? []
      where isSame(candidate, method) {
        error(
          OverrideError.fromExtension(
            checker.describeName(method), isStatic: method.modifiers.isStatic, declaredIn: parent),
          at: function.nameSpan)
        return
      }
    }
  }

  private func checkMethod(
    _ method: Function, _ span: Span, _ isOverride: Bool, _ nominal: NominalType
  ) {
    let (classes, _) = ancestors(of: nominal)
    var overridden: Function?
    for parent in classes where overridden == nil {
      for case .function(let candidate) in parent.members[method.name] ?? []
      where isSame(candidate, method) {
        overridden = candidate
      }
    }
    guard let overridden, let owner = overridden.owner else {
      if classes.contains(where: { derives(method, $0) || isOptionalRequirement(method, $0) }) {
        if !isOverride { reportMissingKeyword(at: span) }
      } else if isOverride {
        error(
          OverrideError.overridesNothing(.method), at: span,
          notes: nearMethod(method, classes).map { near in
            [Diagnostic(.note, OverrideError.near(near), in: source, at: span)]
          } ?? [])
      }
      return
    }
    guard isOverride else { return reportMissingKeyword(at: span) }
    guard !owner.isPrelude else { return }
    let modifiers = overridden.declaration(in: owner)?.modifiers.map(\.name) ?? []
    if modifiers.contains("static") {
      error(OverrideError.staticMember(.method), at: span)
    } else if modifiers.contains("final") {
      error(OverrideError.finalMethod(isStatic: method.modifiers.isStatic), at: span)
    } else if method.effects.isThrowing, !overridden.effects.isThrowing,
      !overridden.effects.isRethrowing
    {
      error(OverrideError.throwing, at: span)
    } else if method.effects.isAsync, !overridden.effects.isAsync {
      error(OverrideError.async, at: span)
    }
  }

  /// Whether the method is an optional requirement of a protocol to which a library class conforms
  /// without implementing it; subclasses override it.
  private func isOptionalRequirement(_ method: Function, _ parent: NominalType) -> Bool {
    guard parent.isPrelude, !method.modifiers.isStatic else { return false }
    let name = FullName(method)
    return conformances.protocols(of: parent).contains { target, _ in
      conformances.optionalRequirements(of: target).contains { FullName($0) == name }
    }
  }

  /// The similarly named method of a superclass that was probably intended.
  private func nearMethod(_ method: Function, _ classes: [NominalType]) -> String? {
    let name = FullName(method)
    var best: (name: FullName, distance: Int)?
    for parent in classes {
      let methods = parent.memberOrder.compactMap { member -> FullName? in
        guard case .function(let function) = member, function.kind == .method,
          function.modifiers.isStatic == method.modifiers.isStatic, !function.name.hasPrefix("_")
        else { return nil }
        return FullName(function)
      }
      let others = conformances.protocols(of: parent).flatMap { target, _ in
        conformances.optionalRequirements(of: target).map { FullName($0) }
      }
      for candidate in methods + others where candidate != name {
        guard let distance = candidate.distance(to: name), distance < best?.distance ?? .max
        else { continue }
        best = (candidate, distance)
      }
    }
    return best?.name.text
  }

  private func reportMissingKeyword(at span: Span) {
    error(OverrideError.missingKeyword, at: span)
  }

  /// Whether the method is derived for the class, like `encode(to:)` of an `Encodable` one.
  private func derives(_ method: Function, _ parent: NominalType) -> Bool {
    memberLookup.lookUpMembers(method.name, in: parent.declaredType).contains { candidate in
      guard case .function(let function) = candidate.member,
        let owner = function.owner, owner.kind == .protocol, owner.isPrelude,
        owner.members[method.name]?.contains(where: \.isRequirement) ?? false
      else { return false }
      return isSame(function, method)
    }
  }

  private func isSame(_ parent: Function, _ method: Function) -> Bool {
    guard parent.kind == method.kind, parent.modifiers.isStatic == method.modifiers.isStatic,
      parent.modifiers.access > .private
        || method.modifiers.isOverride && isInside(method.owner, parent.owner),
      parent.parameters.count == method.parameters.count,
      parent.generics.parameters.count == method.generics.parameters.count
    else { return false }
    let areSame = zip(parent.parameters, method.parameters).allSatisfy { left, right in
      left.label == right.label && left.isInout == right.isInout
        && (left.type.mayEqual(right.type)
          || method.modifiers.isOverride && left.type.isReference)
    }
    return areSame && isCovariant(method.result.resolved, parent.result.resolved)
  }

  /// Whether a type is nested in another, and sees its private members.
  private func isInside(_ nominal: NominalType?, _ other: NominalType?) -> Bool {
    var around = nominal?.outer
    while let outer = around {
      if outer === other { return true }
      around = outer.outer
    }
    return false
  }

  /// Whether a result type may override another.
  private func isCovariant(_ own: Type, _ parent: Type) -> Bool {
    if own == parent || own.hasParameters || parent.hasParameters { return true }
    if own.isUnknown || parent.isUnknown { return true }
    if let wrapped = parent.wrapped { return isCovariant(own.wrapped ?? own, wrapped) }
    if case .nominal(let nominal, _) = parent {
      if own.nominal === nominal { return own.mayEqual(parent) }
      return nominal.isReferenceType && conformances.isSubclass(own, of: nominal)
    }
    if case .tuple = parent { return false }
    return true
  }

  private func checkInitializer(
    _ initializer: Function, _ declaration: Declaration, _ span: Span, _ isOverride: Bool,
    _ nominal: NominalType
  ) {
    let (_, areKnown) = ancestors(of: nominal)
    guard let parent = nominal.superclassNominal, areKnown else {
      if isOverride, nominal.superclass == nil {
        error(OverrideError.overridesNothing(.initializer), at: span)
      }
      return
    }
    var overridden: Function?
    for case .function(let candidate) in parent.members["init"] ?? []
    where !candidate.modifiers.isConvenience && candidate.modifiers.access > .private
      && isSame(candidate, initializer)
    {
      overridden = candidate
    }
    let isRequired = overridden?.declaration(in: parent)?.has("required") ?? false
    if overridden == nil, isOverride {
      error(OverrideError.overridesNothing(.initializer), at: span)
    } else if overridden != nil, !isOverride, !isRequired, !declaration.has("required") {
      error(OverrideError.missingKeyword, at: span)
    } else if isRequired, !declaration.has("required") {
      error(OverrideError.missingRequiredModifier, at: span)
    }
  }

  private func checkProperty(
    _ name: String, _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ isStatic: Bool, _ isOverride: Bool, _ nominal: NominalType
  ) {
    let span = binding.pattern.span
    let (classes, _) = ancestors(of: nominal)
    var overridden: Property?
    for parent in classes where overridden == nil {
      for case .property(let candidate) in parent.members[name] ?? []
      where candidate.isStatic == isStatic
        && (candidate.modifiers.access > .private || isOverride && isInside(nominal, parent))
      {
        overridden = candidate
      }
    }
    guard let overridden, let owner = overridden.owner else {
      if isOverride {
        let names = classes.flatMap {
          checker.memberListing.memberNames(near: name, of: $0.declaredType, isStatic: isStatic)
        }
        let near = memberLookup.nearest(to: name, among: names)
        error(
          OverrideError.overridesNothing(.property), at: span,
          notes: near.map { [Diagnostic(.note, OverrideError.near($0), in: source, at: span)] }
            ?? [])
      }
      return
    }
    guard !owner.isPrelude else { return }
    guard isOverride else {
      error(
        binding.accessors == nil && !isStatic
          ? OverrideError.withStoredProperty(name) : .missingKeyword, at: span)
      return
    }
    let modifiers = overridden.declaration(in: owner)?.modifiers.map(\.name) ?? []
    let isComputed = binding.accessors?.isComputed ?? false
    let own = (nominal.members[name] ?? []).lazy.compactMap { member -> Property? in
      if case .property(let property) = member, property.span == span { property } else { nil }
    }.first
    if let own, !isCovariant(own.type.resolved, overridden.type.resolved) {
      error(
        OverrideError.mismatchedType(
          property: name, own.type.resolved, inherited: overridden.type.resolved),
        at: span)
    } else if modifiers.contains("static") {
      error(OverrideError.staticMember(.property), at: span)
    } else if modifiers.contains("final") {
      error(OverrideError.finalProperty, at: span)
    } else if binding.accessors == nil {
      error(OverrideError.withStoredProperty(name), at: span)
    } else if isComputed, overridden.isLet {
      error(OverrideError.constantWithGetter(name), at: span)
    } else if isComputed, checker.propertyWrappers.isSettable(overridden),
      !(binding.accessors?.hasSetter ?? false)
    {
      error(OverrideError.mutableWithReadOnly(name), at: span)
    }
  }
}

extension FunctionDeclaration {
  /// The declared function.
  func symbol(in nominal: NominalType) -> Function? {
    for case .function(let function) in nominal.members[name] ?? [] where function.span == nameSpan
    {
      return function
    }
    return nil
  }
}

extension InitializerDeclaration {
  func symbol(in nominal: NominalType) -> Function? {
    for case .function(let function) in nominal.members["init"] ?? []
    where function.span == keywordSpan {
      return function
    }
    return nil
  }
}

extension Function {
  /// The declaration among the members of its type.
  fileprivate func declaration(in nominal: NominalType) -> Declaration? {
    nominal.declaration?.members.first { member in
      switch member.kind {
      case .function(let function): function.nameSpan == span
      case .initializer(let initializer): initializer.keywordSpan == span
      default: false
      }
    }
  }
}

extension Property {
  fileprivate func declaration(in nominal: NominalType) -> Declaration? {
    nominal.declaration?.members.first { member in
      guard case .variable(let variable) = member.kind else { return false }
      return variable.bindings.contains { $0.pattern.span == span }
    }
  }
}

extension AccessorBlock {
  /// Whether the accessors allow mutation.
  fileprivate var hasSetter: Bool {
    switch self {
    case .getter: false
    case .accessors(let accessors, _):
      accessors.contains { $0.kind == .set || $0.kind == .modify || $0.kind == .didSet }
    }
  }
}
