import Semantics
import SourceText
import Syntax

/// Takes declarations from other texts of the document, as stubs of the text being solved.
struct OtherTexts {
  let scope: StubScope

  /// Whether a declaration has no errors except for undeclared names and for members that types of
  /// the program lack. They are declared as its own text uses them, not as the one being checked does.
  ///
  /// - Parameter trustsStubs: Whether errors due to stubs count.
  private func isSound(_ text: String, checksBodies: Bool = true, trustsStubs: Bool = true) -> Bool
  {
    let start = scope.checker.snapshot()
    defer { scope.checker.restore(start) }
    let source = Source(name: "stub", text: text)
    func check() -> CheckedInput {
      scope.checker.check(
        Parser.parse(source).statements, in: source, reportsUnresolved: false,
        checksBodies: checksBodies)
    }
    let checked =
      trustsStubs
      ? scope.checker.holeSolver.withoutMakingTypes(check) : scope.checker.withUnknownStubs(check)
    // Errors in a type that it extends are no errors of it.
    return checked.diagnostics.allSatisfy {
      !$0.isError || $0.source !== source || mayBeDeclared($0)
    }
  }

  /// Whether an error is about a name or a member that a stub may declare.
  private func mayBeDeclared(_ error: Diagnostic) -> Bool {
    if error.nameOfMissing != nil { return true }
    guard let missing = MissingMember(error.fact), !missing.isLikelyMisspelled else { return false }
    let owner =
      if case MemberError.noDynamicMember(_, of: _, let root, _) = error.fact { root } else {
        missing.owner
      }
    return (owner.wrapped ?? owner).nominal.map { !$0.isPrelude } ?? false
  }

  /// Declares what another text of the document declares under a name, with the declarations that
  /// it depends on; returns whether there is such a text.
  func takeDeclaration(of name: String) -> Bool {
    // What does not fit a stub shows how its own text uses that.
    guard let text = scope.declaredTexts[name],
      isSound(text) || isSound(text, trustsStubs: false)
    else { return false }
    let stub = Stub(
      name: name, text: text,
      adding: scope.stubs[name].flatMap { $0.kind == .additions ? $0 : nil })
    scope.set(stub)
    let checked = scope.check(stub)
    defer { beginTypes(missingIn: checked, of: stub, text) }
    for other in Source(name: "stub", text: text).mentionedNames.sorted()
    where !scope.isStub(other) && scope.checker.globals(named: other).isEmpty {
      if takeDeclaration(of: other) { scope.declare(other) }
    }
    return true
  }

  /// Undeclared types that a declaration mentions become stubs, as in the text that declares it.
  private func beginTypes(missingIn checked: CheckedInput, of stub: Stub, _ text: String) {
    let source = Source(name: "stub", text: text)
    let guess = StubGuess(source: source, scope.texts.tree(of: source))
    scope.measuredNames.formUnion(guess.uses.measuredNames)
    let missing = (checked.unresolved + checked.diagnostics).compactMap(\.nameOfMissing)
    for other in missing + typesNamed(inHeadOf: source)
    where other.first?.isUppercase ?? false && !scope.isStub(other) {
      guard scope.checker.globals(named: other).isEmpty, scope.names.begin(other, guess) != nil
      else {
        continue
      }
      scope.declare(other)
    }
    _ = scope.check(stub)
  }

  /// The types in the signature of a function; none for other declarations.
  private func typesNamed(inHeadOf source: Source) -> [String] {
    guard case .declaration(let declaration)? = scope.texts.tree(of: source).statements.first?.kind,
      case .function(let function) = declaration.kind
    else { return [] }
    let generic = Set(function.generics.parameters.map(\.name))
    let types = function.parameters.compactMap(\.type) + [function.result].compactMap(\.self)
    return types.flatMap { source.names(in: $0.span) }.filter { !generic.contains($0) }
  }

  /// Declares an extension from another text of the document that has one of these members; returns
  /// the name of its stub, or nil if there is none.
  ///
  /// - Parameters:
  ///   - owner: The type that lacks the member; nil if that is unknown.
  ///   - input: The text that uses the member, whose own extensions are already declared.
  ///   - call: The call of the member; nil if it is not called.
  func takeExtension(
    declaringOneOf members: Set<String>, of owner: Type?, for input: Source,
    calledAs call: CallUse? = nil
  ) -> String? {
    for part in scope.declaredTexts.extensions.reversed()
    where !part.members.isDisjoint(with: members) {
      guard owner.map({ extends(part.extended, $0) }) ?? true,
        members.contains(where: { part.members.contains($0) && part.takes(call, of: $0) }),
        let name = take(part, for: input)
      else { continue }
      return name
    }
    return nil
  }

  /// Declares an extension from another text that adds a member to a type of this text, or to one that
  /// it took from another text and that mentions the member; returns the name of its stub, or nil if
  /// there is none.
  func takeExtension(
    of types: Set<String>, declaring member: String, for input: Source
  ) -> String? {
    for part in scope.declaredTexts.extensions.reversed() where part.members.contains(member) {
      let isOwn = types.contains(part.extended)
      // Another member of it may have asked for it in the same round.
      if isOwn, scope.isStub(part.stubName) { return part.stubName }
      let isTaken = scope.stubs[part.extended].map {
        $0.kind == .declared && $0.words.contains(member)
      }
      guard isOwn || isTaken ?? false else { continue }
      // The type has the member, whatever stubs its body needs that are not known yet.
      if let name = take(part, for: input, checksBodies: false) { return name }
    }
    return nil
  }

  /// Declares the extensions from other texts that add nested types, which this text mentions, to
  /// its own types; returns the names of their stubs.
  func takeExtensions(ofTypesIn guess: StubGuess) -> [String] {
    guard !guess.ownTypes.isEmpty else { return [] }
    let mentioned = guess.source.mentionedNames
    return scope.declaredTexts.extensions.compactMap { part in
      guard guess.ownTypes.contains(part.extended), !part.types.isDisjoint(with: mentioned) else {
        return nil
      }
      return take(part, for: guess.source)
    }
  }

  /// `fields[safe: index]`: the labels of the subscripts that a text uses, which extensions of other texts may
  /// declare.
  func labelsOfSubscripts(in guess: StubGuess) -> Set<String> {
    guard scope.declaredTexts.extensions.contains(where: { $0.members.contains("subscript") })
    else { return [] }
    return Set(guess.uses.subscripts.flatMap(\.labels).compactMap(\.self))
  }

  /// Declares the extensions from other texts with subscripts that have such labels; returns the names of their
  /// stubs.
  func takeSubscripts(usedIn guess: StubGuess) -> [String] {
    let labels = labelsOfSubscripts(in: guess)
    guard !labels.isEmpty else { return [] }
    return scope.declaredTexts.extensions.filter { part in
      part.members.contains("subscript")
        && !labels.isDisjoint(with: Source(name: "text", text: part.text).mentionedNames)
    }.compactMap { take($0, for: guess.source) }
  }

  /// Drops the stubs of extensions that a text declares itself.
  func releaseExtensions(in input: Source) {
    for part in scope.declaredTexts.extensions
    where scope.isStub(part.stubName) && input.text.contains(bytesOf: part.text) {
      scope.set(nil, of: part.stubName)
    }
  }

  private func take(
    _ part: DeclaredTexts.Extension, for input: Source, checksBodies: Bool = true
  ) -> String? {
    let name = part.stubName
    guard !scope.isStub(name), !input.text.contains(bytesOf: part.text),
      let text = soundText(of: part, checksBodies: checksBodies)
    else {
      return nil
    }
    let stub = Stub(name: name, text: text, adding: nil)
    scope.set(stub)
    beginTypes(missingIn: scope.check(stub), of: stub, text)
    return name
  }

  /// An extension, together with earlier ones if it depends on them; nil if it has errors.
  private func soundText(of part: DeclaredTexts.Extension, checksBodies: Bool) -> String? {
    if isSound(part.text, checksBodies: checksBodies) { return part.text }
    let before = scope.declaredTexts.extensions.prefix { $0 != part }.map(\.text).filter {
      isSound($0)
    }
    let text = (before + [part.text]).joined(separator: "\n")
    if !before.isEmpty, isSound(text) { return text }
    return isSound(part.text, checksBodies: checksBodies, trustsStubs: false) ? part.text : nil
  }

  /// Whether an extension of a type or protocol applies to a type.
  private func extends(_ name: String, _ owner: Type) -> Bool {
    guard let nominal = (owner.wrapped ?? owner).nominal else { return false }
    if nominal.name == name { return true }
    guard let target = scope.checker.type(named: name), target.kind == .protocol else {
      return false
    }
    return scope.checker.conforms(owner, to: target)
  }
}
