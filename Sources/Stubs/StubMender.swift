import Semantics
import SourceText

/// Selects the adaptation of stubs for an error: the first one that changes something.
struct StubMender {
  let scope: StubScope

  /// Makes or adapts the stub that a diagnostic requires; returns its name.
  func adapt(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    if let name = diagnostic.nameOfMissing {
      if case .type? = diagnostic.missingName, name.first?.isLowercase ?? false { return nil }
      return scope.names.begin(name, guess)
    }
    if let name = scope.frameworks.shadow(diagnostic, guess) { return name }
    let name =
      scope.kinds.makeModel(diagnostic) ?? mend(diagnostic, guess) ?? scope.calls.changeResult(
        diagnostic, guess)
      ?? TypeMismatch(diagnostic.fact).flatMap { scope.uses.changeGiven($0, diagnostic) }
      ?? scope.calls.takeCalls(diagnostic, guess)
      ?? scope.otherTexts.takeExtension(
        declaringOneOf: diagnostic.source.names(around: diagnostic.span), of: nil,
        for: diagnostic.source)
    if let name { return name }
    for candidate in diagnostic.candidates {
      if let name = adapt(candidate, guess) { return name }
    }
    return nil
  }

  /// For each part of a text, adapts a stub to the first error for which that is possible. Stubs
  /// that were already changed are left for the next round, because they must be checked again
  /// first.
  ///
  /// - Parameter changed: The names of the stubs that were changed so far.
  /// - Returns: The names of the adapted stubs, and whether an adaptation was postponed.
  func adapt(
    eachPartOf parts: TextParts, with wrong: [Diagnostic], _ guess: StubGuess,
    _ changed: inout Set<String>
  ) -> (adapted: [String], waits: Bool) {
    var (adapted, waits): ([String], Bool) = ([], false)
    for errors in parts.grouped(wrong) {
      let before = scope.table
      guard let name = adaptFirst(of: errors, guess) else { continue }
      let names = scope.table.names(changedSince: before)
      guard changed.isDisjoint(with: names) else {
        scope.table = before
        waits = true
        continue
      }
      changed.formUnion(names)
      adapted.append(name)
    }
    return (adapted, waits)
  }

  /// Adapts a stub to the first error that leads to an adaptation. If that adds a missing member,
  /// all other missing members are added, too, because they do not influence each other.
  private func adaptFirst(of wrong: [Diagnostic], _ guess: StubGuess) -> String? {
    var adapted: String?
    var members: Set<String> = []
    for diagnostic in wrong {
      let missing = MissingMember(diagnostic.fact)
      let isNew = missing.map { members.insert("\($0.owner).\($0.name)").inserted } ?? false
      if adapted != nil, !isNew { continue }
      let before = scope.table
      guard let name = adapt(diagnostic, guess) else { continue }
      // In a project, stubs never replace declarations of the library.
      if scope.project != nil, scope.stubs == before.stubs { continue }
      let isAdded = missing.map { scope.stubs[name]?.offers($0.name) ?? false } ?? false
      if adapted == nil {
        adapted = name
        if !isAdded { break }
      } else if !isAdded {
        scope.table = before
      }
    }
    return adapted
  }

  /// Whether stubs got all that an error asks for: a member that is used as it is, or a conformance.
  ///
  /// - Parameter before: The stubs with which the error was found.
  func isMended(_ diagnostic: Diagnostic, since before: [String: Stub]) -> Bool {
    guard let missing = MissingConformance(diagnostic.fact) else {
      return scope.members.isAdded(diagnostic, since: before)
    }
    guard let stub = scope.stub(of: missing.type), let earlier = before[stub.name] else {
      return false
    }
    return stub.kind == earlier.kind && stub.conformances.contains(missing.asked)
      && !earlier.conformances.contains(missing.asked)
  }

  /// Adapts a stub to an error, by families of errors.
  private func mend(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    if let mismatch = TypeMismatch(diagnostic.fact) { return mend(mismatch, diagnostic, guess) }
    if let missing = MissingConformance(diagnostic.fact) {
      return mend(missing, diagnostic, guess)
    }
    return switch diagnostic.fact {
    case let error as MemberError: mend(error, diagnostic, guess)
    case let error as CallError: mend(error, diagnostic, guess)
    case let error as ConversionError: mend(error, diagnostic)
    case let error as OperatorError: mend(error, diagnostic)
    case let error as TypeReferenceError: mend(error, diagnostic, guess)
    case AccessError.cannotBeDeclared(_, _, _, uses: .internal),
      AccessError.mustBeDeclared(_, _, _, uses: .internal),
      AccessError.enumCaseUses(.internal, inEnum: _):
      scope.uses.makePublic(diagnostic)
    case AvailabilityError.unavailable("buildExpression", reason: _):
      scope.uses.changeConstruction(diagnostic) { $0.giveNothing($1) }
        ?? scope.uses.makeConforming(MissingConformance(nil, "View"), diagnostic)
    case AvailabilityError.unavailable: scope.kinds.makeModel(wrappedAt: diagnostic, guess)
    case ConformanceError.redundant(let nominal, protocol: let target):
      scope.uses.withhold(target, of: nominal)
    case DeclarationError.mainWithoutFunction(let type): scope.members.addMain(of: type)
    case DeclarationError.noSuchModule(let name): scope.frameworks.addModule(name)
    case InheritanceError.fromValueType(let type, mayBeClass: _, let isSuperclass):
      scope.kinds.makeInheritable(type, mayBeClass: isSuperclass, diagnostic.source)
    case KeyPathError.noRoot: scope.properties.addEnvironmentKey(diagnostic)
    case StatementError.weakValue(let type, _), StorageError.weakValue(let type):
      scope.kinds.makeObject(type, isChanged: false)
    case MutabilityError.immutable(.constant(let name, let type, let isWhole), _, of: _):
      (isWhole ? nil : scope.kinds.makeObject(type, isChanged: true))
        ?? scope.aliases.makeInout(name, diagnostic)
        ?? scope.uses.makeInout(name, diagnostic)
    case MutabilityError.immutable(.immutableSelf, _, of: _):
      scope.kinds.makeObject(extendedAround: diagnostic)
    case MutabilityError.immutable(.immutable(let name), _, of: _):
      scope.uses.makeInout(name, diagnostic)
    case MutabilityError.immutable(.getOnly(let name, let owner), _, of: _):
      scope.members.makeSettable(name, of: owner)
    case MutabilityError.immutable(.function(let name, let owner), .assignment, of: _):
      scope.members.addSettable(name, to: owner)
    case OverrideError.overridesNothing(.method): scope.members.addOverridden(diagnostic, guess)
    case PatternError.bindingNotOptional(let type):
      scope.kinds.makeNumber(ofIdentity: diagnostic)
        ?? scope.properties.makeFailable(type) ?? scope.properties.makeOptional(type, diagnostic)
    // The raw type of an enum is a library type.
    case RawValueError.unfitRawType(let type):
      scope.kinds.makeInheritable(type, mayBeClass: false, diagnostic.source)
    default: nil
    }
  }

  private func mend(
    _ mismatch: TypeMismatch, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    if let name = scope.kinds.changeIdentity(mismatch, diagnostic)
      ?? scope.aliases.makeAlias(mismatch, diagnostic) ?? scope.kinds.join(mismatch, guess)
    {
      return name
    }
    if case ConversionError.valueOfVoidClosure(let given) = diagnostic.fact {
      return scope.uses.changeClosure(diagnostic) { $0.letReturnValue($1, given.description) }
    }
    if mismatch.isOfAssignment {
      if let name = scope.members.changePayload(assigned: mismatch, diagnostic) { return name }
      return scope.uses.makeKind(mismatch, guess)
        ?? scope.properties.changeAssigned(mismatch, diagnostic)
    }
    if mismatch.purpose == .return {
      return scope.uses.makeKind(mismatch, guess)
        ?? scope.properties.changeConverted(mismatch, diagnostic)
    }
    if let name = scope.members.changePayload(mismatch, diagnostic)
      ?? scope.uses.takeParameters(mismatch, diagnostic)
      ?? scope.uses.changePassed(mismatch, diagnostic)
    {
      return name
    }
    if let name = scope.uses.replaceDeclared(mismatch, diagnostic, guess) { return name }
    let isOfArgument = [.argument, .operand].contains(mismatch.purpose)
    return scope.uses.changeTaken(mismatch, diagnostic)
      ?? (isOfArgument
        ? scope.uses.changeArgument(mismatch.wantedText, to: mismatch.givenText, diagnostic) : nil)
      ?? scope.uses.makeKind(mismatch, guess)
      ?? scope.properties.changeConverted(mismatch, diagnostic)
  }

  private func mend(
    _ missing: MissingConformance, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    if let name = scope.uses.makeConforming(missing, diagnostic) { return name }
    if case StatementError.notASequence(let type, isAsync: true) = diagnostic.fact {
      return scope.members.addMember(MissingMember("makeAsyncIterator", type), diagnostic, guess)
    }
    return missing.isDeclared ? nil : scope.properties.changeToConform(missing, diagnostic)
  }

  private func mend(
    _ error: MemberError, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    switch error {
    case .noMember(let name, of: let type, let subject, suggestion: _):
      scope.members.addMissingMember(diagnostic, guess)
        ?? (subject == .type && type.nominal?.kind == .protocol
          ? mendOpenChoice(name, diagnostic, guess)
            ?? (isLikelyMisspelled(error) || diagnostic.isAtCall
              ? nil : scope.members.addStyle(name, of: type))
          : nil)
    case .noDynamicMember: scope.members.addMissingMember(diagnostic, guess)
    case .noContextualBase(let name):
      scope.uses.letReturnGeneric(diagnostic) ?? mendOpenChoice(name, diagnostic, guess)
    case .noSubscripts(let type): scope.uses.addSubscript(type, diagnostic, guess)
    default: nil
    }
  }

  private func isLikelyMisspelled(_ error: MemberError) -> Bool {
    MissingMember(error)?.isLikelyMisspelled ?? false
  }

  /// `.name` that no type has, but a type that conforms to a protocol may.
  private func mendOpenChoice(
    _ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    // `Text(product.price, format: .currency(code: "EUR"))` shows a number.
    scope.properties.makeShown(byStyle: name, diagnostic)
      ?? scope.members.retypeSelection(diagnostic, guess)
  }

  private func mend(_ error: CallError, _ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    switch error {
    case .missingArguments, .extraArgument, .takesNoArguments, .wrongLabels, .missingLabels,
      .extraneousLabels,
      .extraTrailingClosure, .noExactMatch(.instanceMethod), .noExactMatch(.staticMethod):
      scope.members.labelPayload(diagnostic) ?? scope.uses.replaceSample(
        calledAt: diagnostic, guess)
        ?? scope.uses.addOverload(diagnostic, guess)
    case .noExactMatch(.initializer):
      scope.kinds.makeType(ofIdentity: diagnostic, guess)
        ?? scope.properties.makeNumber(diagnostic)
        ?? scope.members.addInitializer(diagnostic, guess)
    case .noExactReference("init"):
      scope.members.addInitializer(referredToAt: diagnostic, guess)
    case .noAssociatedValues(let name, of: let owner):
      scope.members.addPayload(toCase: name, of: owner, diagnostic)
    case .notAFunction(let type):
      scope.sharedNames.addMethod(besidePropertyAt: diagnostic, guess)
        ?? scope.members.addCall(of: type, diagnostic, guess)
    case .noExactMatch(.globalFunction(let name)):
      scope.names.addFunction(calledLikeLibrary: name, diagnostic, guess)
    default: nil
    }
  }

  private func mend(_ error: ConversionError, _ diagnostic: Diagnostic) -> String? {
    switch error {
    case .throwingFunction:
      scope.uses.changeClosure(diagnostic) { $0.letThrow($1) }
        ?? scope.uses.changeConstruction(diagnostic) { $0.letThrow($1) }
        ?? scope.uses.changeFunction(passedAt: diagnostic) { $0.isThrowing = true }
    case .asyncFunctionArgument, .asyncFunction:
      scope.uses.changeClosure(diagnostic) { $0.letAwait($1) }
        ?? scope.uses.changeConstruction(diagnostic) { $0.letAwait($1) }
        ?? scope.uses.changeFunction(passedAt: diagnostic) { $0.isAsync = true }
    case .nilAs(let wanted, .argument):
      scope.uses.changeArgument(wanted.sourceDescription, to: nil, diagnostic)
    case .nilAs(let wanted, _): scope.properties.makeOptional(wanted, diagnostic)
    case .wrapper(_, let given, to: let wanted, wantsWrapper: false):
      scope.uses.changeArgument(wanted.description, to: given.description, diagnostic)
    case .optionalAsBoolean(let type), .integerAsBoolean(let type):
      scope.properties.changeProperty(at: diagnostic, from: type.description, to: "Bool")
    case .notOptional(let type, _):
      (isAtCall(of: type, diagnostic) ? scope.properties.makeFailable(type) : nil)
        ?? scope.properties.makeOptional(type, diagnostic)
    default: nil
    }
  }

  private func mend(_ error: OperatorError, _ diagnostic: Diagnostic) -> String? {
    switch error {
    case .needlessNilTest(let type, _), .needlessDefault(let type), .nilBranch(let type):
      scope.properties.makeOptional(type, diagnostic)
    case .twoOperands(let name, let type) where scope.stub(of: type) != nil:
      scope.uses.addOperator(name, type, type)
    case .twoOperands(_, let type) where type.isVoid:
      scope.calls.giveNumber(diagnostic)
    case .twoOperands(let name, let type):
      // What is added to or subtracted from a date is mostly a time interval.
      type.isPrelude("Date") && ["+", "-"].contains(name)
        ? scope.properties.changeProperty(at: diagnostic, from: "Date", to: "Double") : nil
    case .optionalOperand: scope.properties.makeNumber(diagnostic)
    case .operands(let name, let left, let right):
      scope.uses.addOperator(name, left, right)
        ?? scope.properties.changeOperand(of: name, left, right, diagnostic)
    case .operand("-", let type) where type.isPrelude("String"):
      scope.properties.changeProperty(at: diagnostic, from: "String", to: "Double")
    case .optionalAsBoolean(let type), .numberAsBoolean(let type):
      scope.properties.changeProperty(at: diagnostic, from: type.description, to: "Bool")
    default: nil
    }
  }

  /// Whether a diagnostic is about a call that initializes a type, or about the `?` behind it:
  /// `Voucher(code: code)?.discount`.
  private func isAtCall(of type: Type, _ diagnostic: Diagnostic) -> Bool {
    guard let name = type.nominal?.name else { return false }
    return scope.texts.uses(of: diagnostic.source).calls.contains { call in
      call.name == name
        && (call.span.start == diagnostic.span.start || call.span.end == diagnostic.span.start)
    }
  }

  private func mend(
    _ error: TypeReferenceError, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    switch error {
    case .noMemberType(let name, of: let owner):
      scope.members.addMemberType(name, to: owner)
    case .notGeneric(let name): scope.uses.makeGeneric(name, guess)
    default: nil
    }
  }
}

extension Type {
  /// `User` of `[User]`, `User?` and `[String: User]`.
  var innermost: NominalType? {
    switch shallow {
    case .nominal(let nominal, let arguments): arguments.last?.innermost ?? nominal
    case .existential(let types): types.last?.innermost
    case .opaque(let opaque, _): opaque.constraints.last?.innermost
    case .tuple(let elements): elements.last?.type.innermost
    case .function(let function): function.result.innermost
    default: nil
    }
  }

  /// The declaration that a type is about: `Timeline` for `any Timeline`, `[Timeline]`,
  /// `Timeline<Entry>` and `Timeline<Entry>.Part`.
  var meantDeclaration: NominalType? {
    switch shallow {
    case .nominal(let nominal, let arguments) where isPrelude("Array") || isOptional:
      arguments.first?.meantDeclaration ?? nominal
    case .nominal(let nominal, _): nominal.outermost
    case .existential(let types): types.first?.meantDeclaration
    case .metatype(let type): type.meantDeclaration
    default: nil
    }
  }
}

extension NominalType {
  /// The top-level declaration that encloses it; itself at the top level.
  fileprivate var outermost: NominalType { outer?.outermost ?? self }
}
