import SourceText
import Syntax

/// Checks declaration rules beyond name lookup and types.
///
/// The rules apply to complete declarations: `class B: A { func f() {} }` is an error if `A` has an
/// `f` of its own. The library's declarations are not checked.
struct DeclarationRules: CheckerPart {
  /// Where a declaration is.
  enum Place {
    case file
    case body
    case type(NominalType)
    case `extension`(NominalType)

    var nominal: NominalType? {
      switch self {
      case .file, .body: nil
      case .type(let nominal), .extension(let nominal): nominal
      }
    }
  }

  let checker: TypeChecker
  let source: Source
  /// The access modifier of the extension being checked: `private extension S`.
  var extensionAccess: AccessLevel?
  /// Whether the declarations are in a file with top-level `await`.
  var isAsyncProgram = false
  /// Whether the extension fixes all generic parameters: `where T == Int`.
  var extensionIsConcrete = false

  var access: AccessRules { AccessRules(rules: self) }
  var modifiers: ModifierRules { ModifierRules(rules: self) }
  var overriding: OverrideRules { OverrideRules(rules: self) }
  var redeclarations: RedeclarationRules { RedeclarationRules(rules: self) }
  var storage: StorageRules { StorageRules(rules: self) }
  var variables: VariableRules { VariableRules(rules: self) }
  var wrappers: WrapperRules { WrapperRules(rules: self) }
  var rawValues: RawValueRules { RawValueRules(rules: self) }
  var inheritance: InheritanceRules { InheritanceRules(rules: self) }

  func error(_ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = []) {
    checker.error(fact, in: source, at: span, notes: notes)
  }

  /// Checks a type of the program and its members; nested types are checked separately.
  func check(_ nominal: NominalType) {
    guard let declaration = nominal.declaration else { return }
    check(declaration.members, .type(nominal))
    checkGenerics(declaration.generics)
    checkPacks(of: nominal, declaration)
    checkTypeAttributes(nominal)
    inheritance.check(of: nominal, declaration)
    access.check(ofInheritance: nominal)
    rawValues.check(of: nominal, declaration)
    storage.check(of: nominal)
    storage.requireCopyable(protocolsOf: nominal, declaration)
    redeclarations.check(in: nominal)
    overriding.checkRequiredInitializers(of: nominal, declaration)
    checkPrimaryAssociatedTypes(of: nominal, declaration)
  }

  private func checkTypeAttributes(_ nominal: NominalType) {
    if nominal.modifiers.attributes.contains(where: { $0.name == "propertyWrapper" }),
      checker.propertyWrappers.instanceProperty("wrappedValue", of: nominal) == nil
    {
      error(WrapperError.noWrappedValue(nominal), at: nominal.nameSpan)
    }
    if nominal.modifiers.attributes.contains(where: { $0.name == "resultBuilder" }),
      ["buildBlock", "buildPartialBlock"].allSatisfy({
        memberLookup.lookUpMembers($0, in: nominal.declaredType).isEmpty
      })
    {
      error(DeclarationError.resultBuilderWithoutBlock, at: nominal.nameSpan)
    }
    if let attribute = nominal.modifiers.attributes.first(where: {
      $0.name == "dynamicMemberLookup"
    }),
      nominal.kind != .protocol, !hasDynamicMembers(nominal)
    {
      error(DeclarationError.dynamicMembersWithoutSubscript(nominal), at: attribute.span)
    }
  }

  private func hasDynamicMembers(_ nominal: NominalType) -> Bool {
    // An extension with requirements may declare it.
    [true, false].contains { isApplicable in
      memberLookup.lookUpMembers(
        "subscript", in: nominal.declaredType, applicable: isApplicable
      ).contains { candidate in
        guard case .subscript(let element) = candidate.member else { return false }
        return element.parameters.first?.label == "dynamicMember"
      }
    }
  }

  func check(_ members: [Declaration], _ place: Place) {
    for member in members {
      if case .conditionalCompilation(let clauses) = member.kind {
        check(checker.chosen(clauses), place)
      } else {
        check(member, place)
      }
    }
  }

  /// Whether the methods of a type throw if its conformance does:
  /// `@rethrows protocol AsyncSequence`.
  private func isRethrowing(_ nominal: NominalType?) -> Bool {
    guard let nominal, nominal.kind == .protocol else { return false }
    return nominal.modifiers.attributes.contains { $0.name == "rethrows" }
      || conformances.protocols(of: nominal).contains { isRethrowing($0.0) }
  }

  func check(_ declaration: Declaration, _ place: Place) {
    modifiers.checkModifiers(declaration, place)
    modifiers.checkAttributes(declaration)
    access.check(declaration, place)
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { variables.check(variable, binding, declaration, place) }
    case .function(let function):
      checkGenerics(function.generics)
      if function.effects.isRethrowing, !function.parameters.contains(where: \.mayThrow),
        !isRethrowing(place.nominal)
      {
        error(DeclarationError.rethrowsWithoutFunction, at: function.nameSpan)
      }
      checkUse(of: function.generics, in: function.parameters, function.result, function.effects)
      checkParameters(function.parameters, declaration, place, .method)
      checkOperator(function, declaration, place)
    case .initializer(let initializer):
      checkGenerics(initializer.generics)
      checkUse(of: initializer.generics, in: initializer.parameters, nil, initializer.effects)
      checkParameters(initializer.parameters, declaration, place, .initializer)
      checkInitializer(initializer, declaration, place)
    case .deinitializer: checkDeinitializer(declaration, place)
    case .subscript(let element):
      checkParameters(element.parameters, declaration, place, .subscript)
    case .macroExpansion(let expansion):
      if let message = expansion.message(in: source) { checker.report(message) }
    case .enumCase:
      if case .type(let nominal) = place, nominal.kind == .enum { break }
      error(DeclarationError.enumCaseOutsideEnum, at: declaration.span)
    default: break
    }
    switch place {
    case .type(let nominal): overriding.check(declaration, in: nominal)
    case .extension(let nominal):
      overriding.check(declaration, inExtensionOf: nominal)
    case .file, .body: break
    }
  }

  /// Reports primary associated types in `protocol P<Item>` that neither the protocol nor an
  /// ancestor declares.
  private func checkPrimaryAssociatedTypes(
    of nominal: NominalType, _ declaration: TypeDeclaration
  ) {
    guard nominal.kind == .protocol else { return }
    for parameter in declaration.generics.parameters
    where checker.typeLookup.associatedType(named: parameter.name, in: nominal) == nil {
      error(
        ConformanceError.noPrimaryAssociatedType(parameter.name, in: nominal),
        at: parameter.nameSpan)
    }
  }

  private func checkGenerics(_ clause: GenericClause) {
    var seen: Set<String> = []
    for parameter in clause.parameters where !seen.insert(parameter.name).inserted {
      error(RedeclarationError.invalid(parameter.name), at: parameter.nameSpan)
    }
  }

  /// Reports generic parameters that the signature does not use, so that no call can determine
  /// them.
  private func checkUse(
    of clause: GenericClause, in parameters: [Parameter], _ result: TypeReference?,
    _ effects: Effects
  ) {
    guard !clause.parameters.isEmpty else { return }
    var types = parameters.compactMap(\.type) + [result, effects.thrownType].compactMap { $0 }
    for case .sameType(let left, let right) in clause.requirements { types += [left, right] }
    for parameter in clause.parameters
    where !types.contains(where: { source.mentions(parameter.name, in: $0.span) }) {
      error(ParameterError.unusedGeneric(parameter.name), at: parameter.nameSpan)
    }
  }

  /// Reports `inout` parameters with a default, and `@escaping` on a type that is not a function
  /// type.
  private func checkPassing(of parameter: Parameter) {
    guard let type = parameter.type else { return }
    if let value = parameter.defaultValue, type.stripped.1.contains("inout") {
      error(ParameterError.inoutWithDefault(parameter.name), at: value.span)
    }
    if type.attributes.contains(where: { $0.name == "escaping" }),
      case .named(nil, let name, _) = type.stripped.0.kind, checker.type(named: name) != nil
    {
      error(ParameterError.escapingValue, at: type.span)
    }
  }

  private func checkParameters(
    _ parameters: [Parameter], _ declaration: Declaration, _ place: Place,
    _ owner: ParameterError.Owner
  ) {
    var seen: Set<String> = []
    for parameter in parameters where parameter.name != "_" {
      if !seen.insert(parameter.name).inserted {
        error(RedeclarationError.invalid(parameter.name), at: parameter.nameSpan)
      }
    }
    for parameter in parameters {
      checkDefault(of: parameter, place)
      checkPassing(of: parameter)
    }
    for parameter in parameters {
      for attribute in parameter.attributes
      where ["escaping", "autoclosure"].contains(attribute.name) {
        error(ModifierError.typeAttributeOnDeclaration, at: attribute.nameSpan)
      }
    }
    for (parameter, next) in zip(parameters, parameters.dropFirst())
    where parameter.takesMany && next.label == "_" {
      error(ParameterError.unlabelledAfterVariadic, at: next.nameSpan)
    }
    guard case .type(let nominal) = place, nominal.kind == .protocol else { return }
    for parameter in parameters where parameter.defaultValue != nil {
      error(ParameterError.defaultInProtocol(owner), at: declaration.introducer)
    }
  }

  /// Reports a literal default that cannot have the parameter's type.
  private func checkDefault(of parameter: Parameter, _ place: Place) {
    guard let value = parameter.defaultValue, let reference = parameter.type,
      case .named(nil, _, let arguments) = reference.kind, arguments.isEmpty,
      let nominal = checker.typeLookup.nominalType(
        named: reference.simpleName,
        in: DeclarationContext(nominal: place.nominal, source: source, isPrelude: false)),
      nominal.kind != .protocol, nominal.generics.parameters.isEmpty
    else { return }
    let literal: (TypeVariable.Literal, LiteralDefaultType)
    switch value.kind {
    case .integerLiteral: literal = (.integer, .integer)
    case .floatLiteral: literal = (.float, .float)
    case .stringLiteral(let text): literal = (TypeVariable.Literal(of: text), .string)
    case .booleanLiteral: literal = (.boolean, .boolean)
    default: return
    }
    if unifier.accepts(literal.0, .nominal(nominal, [])) { return }
    error(ParameterError.mismatchedDefault(literal.1, parameter: nominal), at: value.span)
  }

  private func checkInitializer(
    _ initializer: InitializerDeclaration, _ declaration: Declaration, _ place: Place
  ) {
    switch place {
    case .file, .body:
      let end = Int(initializer.keywordSpan.end)
      error(DeclarationError.initializerOutsideType, at: Span(end, end))
    case .extension(let nominal)
    where nominal.kind == .class && !declaration.has("convenience") && !nominal.isPrelude:
      error(
        DeclarationError.designatedInitializerInExtension(nominal),
        at: initializer.keywordSpan)
    case .type, .extension: return
    }
  }

  private func checkDeinitializer(_ declaration: Declaration, _ place: Place) {
    switch place {
    case .type(let nominal) where nominal.isReferenceType: return
    case .type(let nominal) where nominal.kind != .protocol:
      if nominal.suppressesCopying {
        if nominal.kind == .enum {
          error(DeclarationError.deinitializerOfNoncopyableEnum, at: declaration.span)
        }
        return
      }
      error(DeclarationError.deinitializerOfCopyable(nominal), at: declaration.span)
    case .file, .body, .type, .extension:
      error(DeclarationError.deinitializerOutsideClass, at: declaration.span)
    }
  }
}

extension Parameter {
  /// Whether an argument may be a throwing function, as far as the written type shows.
  fileprivate var mayThrow: Bool {
    guard let reference = type?.stripped.0 else { return false }
    switch reference.kind {
    case .function(_, let effects, _): return effects.isThrowing || effects.isRethrowing
    default: return true
    }
  }
}

extension TypeReference {
  /// The name of a type without arguments; empty for other types.
  fileprivate var simpleName: String {
    if case .named(nil, let name, _) = kind { name } else { "" }
  }
}
