import Semantics
import SourceText

/// Which mends of stubs an error leads to: the first that changes something is the one.
extension Session {
  /// Makes or betters the stub that a diagnostic asks for; its name.
  func better(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    if let name = Session.missingName(diagnostic) {
      if case .type? = diagnostic.missingName, name.first?.isLowercase ?? false { return nil }
      return begin(name, guess)
    }
    if let name = shadow(diagnostic, guess) { return name }
    let name =
      makeModel(diagnostic) ?? mend(diagnostic, guess) ?? changeResult(diagnostic, guess)
      ?? TypeMismatch(diagnostic.fact).flatMap { changeGiven($0, diagnostic) }
      ?? takeCalls(diagnostic, guess)
    if let name { return name }
    for candidate in diagnostic.candidates {
      if let name = better(candidate, guess) { return name }
    }
    return nil
  }

  /// The mends for what is wrong, by families of errors.
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
      makePublic(diagnostic)
    case AvailabilityError.unavailable("buildExpression", reason: _):
      makeAction(diagnostic)
        ?? makeConforming(MissingConformance(nil, "View"), diagnostic)
    case ConformanceError.redundant(let nominal, protocol: let target):
      withhold(target, of: nominal)
    case DeclarationError.noSuchModule(let name): addModule(name)
    case InheritanceError.fromValueType(let type, let mayBeClass):
      makeInheritable(type, mayBeClass: mayBeClass, diagnostic)
    case KeyPathError.noRoot: addEnvironmentKey(diagnostic)
    case StatementError.weakValue(let type, _), StorageError.weakValue(let type): makeObject(type)
    case MutabilityError.immutable(.constant(_, let type, isWhole: _), _, of: _):
      makeObject(type)
    case MutabilityError.immutable(.getOnly(let name, let owner), _, of: _):
      makeSettable(name, of: owner)
    case MutabilityError.immutable(.function(let name, let owner), .assignment, of: _):
      addSettable(name, to: owner)
    case OverrideError.overridesNothing(.method): addOverridden(diagnostic, guess)
    case PatternError.bindingNotOptional(let type):
      makeFailable(type) ?? makeOptional(type, diagnostic)
    // An enum has types of the library for its raw values.
    case RawValueError.unfitRawType(let type):
      makeInheritable(type, mayBeClass: false, diagnostic)
    default: nil
    }
  }

  private func mend(
    _ mismatch: TypeMismatch, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    if mismatch.isOfAssignment {
      return makeKind(mismatch, guess) ?? changeAssigned(mismatch, diagnostic)
    }
    if mismatch.purpose == .return {
      return makeKind(mismatch, guess) ?? changeConverted(mismatch, diagnostic)
    }
    if let name = takeParameters(mismatch) { return name }
    let isOfArgument = [.argument, .operand].contains(mismatch.purpose)
    return changeTaken(mismatch, diagnostic)
      ?? (isOfArgument
        ? changeArgument(mismatch.wantedText, to: mismatch.givenText, diagnostic) : nil)
      ?? makeKind(mismatch, guess) ?? changeConverted(mismatch, diagnostic)
  }

  private func mend(
    _ missing: MissingConformance, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    if let name = makeConforming(missing, diagnostic) { return name }
    if case StatementError.notASequence(let type, isAsync: true) = diagnostic.fact {
      return addMember(MissingMember("makeAsyncIterator", type), diagnostic, guess)
    }
    return missing.isDeclared ? nil : changeToConform(missing, diagnostic)
  }

  private func mend(
    _ error: MemberError, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    switch error {
    case .noMember(let name, of: let type, let subject, suggestion: _):
      addMissingMember(diagnostic, guess)
        ?? (subject == .type && type.nominal?.kind == .protocol
          ? mendOpenChoice(name, diagnostic, guess) : nil)
    case .noDynamicMember: addMissingMember(diagnostic, guess)
    case .noContextualBase(let name): mendOpenChoice(name, diagnostic, guess)
    case .noSubscripts(let type): addSubscript(type, diagnostic, guess)
    default: nil
    }
  }

  /// `.name` where no type has it, but what conforms to a protocol.
  private func mendOpenChoice(
    _ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    // `Text(product.price, format: .currency(code: "EUR"))` shows a number.
    (["number", "currency", "percent"].contains(name) ? makeShownNumber(before: diagnostic) : nil)
      ?? retypeSelection(diagnostic, guess)
  }

  private func mend(_ error: CallError, _ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    switch error {
    case .missingArguments, .extraArgument, .wrongLabels, .missingLabels, .extraneousLabels,
      .extraTrailingClosure:
      addOverload(diagnostic, guess)
    case .noExactMatch(.initializer): makeNumber(diagnostic)
    default: nil
    }
  }

  private func mend(_ error: ConversionError, _ diagnostic: Diagnostic) -> String? {
    switch error {
    case .nilAs(let wanted, .argument): changeArgument(wanted.asAsked, to: nil, diagnostic)
    case .wrapper(_, let given, to: let wanted, wantsWrapper: false):
      changeArgument(wanted.description, to: given.description, diagnostic)
    case .optionalAsBoolean(let type), .integerAsBoolean(let type):
      changeProperty(at: diagnostic, from: type.description, to: "Bool")
    case .notOptional(let type, _): makeOptional(type, diagnostic)
    default: nil
    }
  }

  private func mend(_ error: OperatorError, _ diagnostic: Diagnostic) -> String? {
    switch error {
    case .twoOperands(let name, let type):
      // What is taken from a date is mostly a time.
      type.isPrelude("Date") && ["+", "-"].contains(name)
        ? changeProperty(at: diagnostic, from: "Date", to: "Double") : nil
    case .optionalOperand: makeNumber(diagnostic)
    case .operands(let name, let left, let right):
      changeOperand(of: name, left, right, diagnostic)
    case .operand("-", let type) where type.isPrelude("String"):
      changeProperty(at: diagnostic, from: "String", to: "Double")
    case .optionalAsBoolean(let type), .numberAsBoolean(let type):
      changeProperty(at: diagnostic, from: type.description, to: "Bool")
    default: nil
    }
  }

  private func mend(
    _ error: TypeReferenceError, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    switch error {
    case .noMemberType(let name, of: let owner):
      addMemberType(name, to: owner)
    case .notGeneric(let name): makeGeneric(name, guess)
    default: nil
    }
  }

  /// The stub that declares a type; nil for other types.
  func stub(of type: Type?) -> Stub? {
    guard let nominal = type?.nominal, nominal.outer == nil else { return nil }
    return world.stubs[nominal.name]
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

  /// `Timeline` of `any Timeline`, `[Timeline]`, `Timeline<Entry>` and `Timeline<Entry>.Part`.
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
  /// The declaration around all those that it stands in; itself at the top level.
  fileprivate var outermost: NominalType { outer?.outermost ?? self }
}
