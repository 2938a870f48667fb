import Semantics
import SourceText

/// Makes stubs for undeclared names.
struct NameMends {
  let scope: StubScope

  /// The kind of an undeclared name. What a text tells nothing of is what others show that it is.
  private func kind(of name: String, _ guess: StubGuess) -> Stub.Kind {
    let others = scope.expected.filter { $0.source.mentionedNames.contains(name) }
    let isHeld = others.contains { $0.holds(name) }
    let kind = guess.kind(of: name, scope.callees, isHeldElsewhere: isHeld)
    guard kind == .structure else { return kind }
    return others.lazy.map { $0.kind(of: name, scope.callees, isHeldElsewhere: isHeld) }
      .first { $0 != .structure } ?? kind
  }

  /// Makes a stub for an undeclared name; returns the name, or nil if there already is one.
  ///
  /// - Parameter takesDeclaration: Whether a declaration of another text is taken in place of a stub.
  func begin(_ name: String, _ guess: StubGuess, takesDeclaration: Bool = true) -> String? {
    // A type may have the name of its module.
    guard scope.stubs[name].map({ [.module, .additions].contains($0.kind) }) ?? true,
      !["self", "Self"].contains(name)
    else { return nil }
    if let name = scope.otherTexts.takeExtension(
      of: guess.ownTypes, declaring: name, for: guess.source)
    {
      return name
    }
    if takesDeclaration, scope.otherTexts.takeDeclaration(of: name) { return name }
    if name.first?.isUppercase ?? false,
      let name = scope.otherTexts.takeExtension(declaringOneOf: [name], of: nil, for: guess.source)
    {
      return name
    }
    if let owner = ownerOfParameter(name, guess) { return addParameter(name, to: owner) }
    var stub = Stub(name: name, kind: kind(of: name, guess))
    if stub.kind == .function {
      guard !scope.misspelling.isLikely(name, in: guess.source) else { return nil }
      let calls = guess.uses.calls(of: name)
      guard !calls.isEmpty || guess.isAction(name) else { return nil }
      let used = guess.result(ofCallsOf: name)
      let result = OpenType.named(name, used.map { $0.name ?? name } ?? OpenType.resultLabel)
      scope.checker.holeSolver.name(OpenType.identifier(result), ofMissing: name, isCalled: true)
      for call in calls.isEmpty ? [nil] : calls.map(Optional.some) {
        let parameters = scope.calls.parameters(call, of: name, named: name, guess)
        let signature = Stub.Signature(name: name.quoted, parameters)
        _ = stub.add(
          call.flatMap { scope.calls.generic(signature, $0, used) }
            ?? Stub.Method(signature, result: result))
      }
    } else {
      if [.view, .structure].contains(stub.kind),
        let target = scope.uses.protocolDrawn(by: name, guess)
      {
        _ = stub.become(.structure)
        _ = stub.conform(to: target.name)
      }
      _ = scope.calls.fit(&stub, to: guess)
      if stub.isOfValues {
        _ = stub.specialize(
          with: guess.uses.typeArguments(of: name), parameters: guess.uses.genericParameters)
        for case .parameter(let parameter, of: name) in guess.uses.names
        where scope.checker.globals(named: parameter).isEmpty {
          _ = stub.takeParameter(parameter)
        }
      }
      takeRoles(of: &stub, guess)
    }
    scope.set(stub)
    return name
  }

  /// Makes a type what its place asks for: a model, an error, what a view of another framework shows.
  private func takeRoles(of stub: inout Stub, _ guess: StubGuess) {
    let name = stub.name
    for case .represented(name, as: let shown) in guess.uses.names {
      guard let base = scope.checker.type(named: shown) else { continue }
      _ = scope.inherit(&stub, from: base)
    }
    for case .inverse(name, let member, let owner) in guess.uses.names {
      if stub.kind == .structure { _ = stub.conform(to: LibraryConformance.model) }
      // `\Supplier.products` leads to many.
      let isMany = member.singular != nil && !member.hasSuffix("ss")
      stub.add(member, isMany ? "[\(owner)]" : owner + "?")
    }
    if stub.kind == .structure, isStoredByRawValue(name, guess) {
      _ = stub.conform(to: "RawRepresentable")
    }
    if stub.kind == .structure, isUsed(guess, { $0.contains(.related(name)) }) {
      _ = stub.conform(to: LibraryConformance.model)
    } else if stub.kind == .structure, isUsed(guess, { $0.contains(.persisted(name)) }) {
      _ = stub.conform(to: "Codable")
    }
    if stub.kind == .structure, name.hasSuffix("Error") { _ = stub.conform(to: "Error") }
  }

  /// Whether the text, or one that follows, uses names in some way.
  private func isUsed(_ guess: StubGuess, _ isMeant: (Set<NameUse>) -> Bool) -> Bool {
    ([guess] + scope.expected).contains { isMeant($0.uses.names) }
  }

  /// The stub of which an undeclared name seems to be a generic parameter: `Key` for the `Value` of
  /// `extension Key where Value == Bool`.
  private func ownerOfParameter(_ name: String, _ guess: StubGuess) -> String? {
    guess.uses.names.lazy.compactMap { use -> String? in
      guard case .parameter(name, of: let owner) = use else { return nil }
      return scope.stubs[owner]?.isOfValues ?? false ? owner : nil
    }.min()
  }

  /// Gives a stub a generic parameter; returns its name, or nil if it has that.
  private func addParameter(_ name: String, to owner: String) -> String? {
    guard var stub = scope.stubs[owner], stub.takeParameter(name) else { return nil }
    scope.set(stub)
    return owner
  }

  /// `@AppStorage("theme") var theme: Theme`: whether a wrapper of a type holds values by their raw values.
  private func isStoredByRawValue(_ name: String, _ guess: StubGuess) -> Bool {
    guess.uses.names.contains { use in
      guard case .wrapped(name, by: let attribute) = use,
        let wrapper = scope.checker.type(named: attribute), wrapper.isPrelude
      else { return false }
      return scope.checker.memberFacts.initializers(of: wrapper).contains { initializer in
        initializer.generics.extensionRequirements.contains { requirement in
          if case .conformance(_, let asked) = requirement {
            asked.isPrelude("RawRepresentable")
          } else {
            false
          }
        }
      }
    }
  }

  /// Makes a stub that replaces a sample model, because the document uses members that the sample
  /// lacks: it means a type of its own with the same name.
  func replaceSample(_ type: NominalType, _ guess: StubGuess) -> String? {
    type.source.isSample ? begin(type.name, guess) : nil
  }

  /// `SortOrder.allCases`: makes a stub that replaces a library type without a list of its values, or an
  /// enum of the library without such a case, because the document means an enum of its own with the
  /// same name.
  func replaceLibrary(_ type: NominalType, lacking missing: MissingMember, _ guess: StubGuess)
    -> String?
  {
    let isOfCases =
      missing.name == "allCases"
      || type.kind == .enum && guess.source.mentionedNames.contains(type.name)
    guard missing.isStatic, isOfCases, type.isPrelude, type.outer == nil else { return nil }
    return begin(type.name, guess)
  }

  /// A constant of a library in C, such as `O_RDONLY`: a value, unlike other names in capitals.
  func addConstant(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard case .value(let name)? = diagnostic.missingName, scope.stubs[name] == nil,
      guess.isConstant(name)
    else { return nil }
    var stub = Stub(name: name, kind: .variable)
    stub.add(name, OpenType.named(name, name))
    scope.set(stub)
    return name
  }

  /// Makes a stub for an undeclared value.
  func addVariable(_ diagnostic: Diagnostic) -> String? {
    guard case .value(let missing)? = diagnostic.missingName, !isProjectionOfKnown(diagnostic)
    else {
      return nil
    }
    let name = String(missing.drop { $0 == "$" })
    guard name.first?.isLowercase ?? false, name != "self",
      !scope.misspelling.isLikely(name, in: diagnostic.source)
    else { return nil }
    if var known = scope.stubs[name] {
      guard name != missing, known.bind() else { return nil }
      scope.set(known)
      return name
    }
    var stub = Stub(name: name, kind: .variable)
    let open = OpenType.named(name, name)
    stub.add(missing, open)
    scope.set(stub)
    scope.checker.holeSolver.name(OpenType.identifier(open), ofMissing: name, isCalled: false)
    return name
  }

  /// `log` in `log.error("…")`: makes a stub for a value whose name a library function also has.
  func addValue(calledLikeFunction missing: MissingMember, _ diagnostic: Diagnostic) -> String? {
    guard case .function = missing.owner.shallow,
      let name = diagnostic.source.memberBase(before: diagnostic.span), !scope.isStub(name),
      scope.checker.globals(named: name).allSatisfy({
        if case .function(let function) = $0 { function.source.isLibrary } else { false }
      })
    else { return nil }
    var stub = Stub(name: name, kind: .variable)
    stub.add(name, OpenType.named(name, name))
    scope.set(stub)
    return name
  }

  /// `log("started")` as a statement: makes a stub for a function of the document's own, as it does not use the
  /// result of the library's functions of that name.
  func addFunction(
    calledLikeLibrary name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    let known = scope.checker.globals(named: name)
    let areOthers = known.allSatisfy { symbol in
      guard case .function(let function) = symbol else { return false }
      return function.source.isLibrary && !function.modifiers.isDiscardable
        && !function.result.isVoid
    }
    guard areOthers, !known.isEmpty, diagnostic.source.beginsStatement(at: diagnostic.span) else {
      return nil
    }
    return begin(name, guess)
  }

  /// Whether it is `$name` of a declared value without a projected value.
  private func isProjectionOfKnown(_ diagnostic: Diagnostic) -> Bool {
    guard case NameError.cannotFind(let name, .name(let near)) = diagnostic.fact else {
      return false
    }
    return name == "$" + near
  }
}
