import Semantics
import SourceText
import Syntax

/// Infers the open types of stubs from all uses in a text.
struct OpenTypeSolver {
  /// What the uses of an open type have shown.
  typealias Solution = (name: String, solution: HoleSolution)

  let scope: StubScope

  /// Checks a text with type variables in place of the open types, and passes the diagnostics, the
  /// solutions and the effects of stubs to `use`, while the text's declarations are still known.
  ///
  /// Afterwards everything is restored except for what `use` changed in the stubs, unless `use`
  /// returns true: then the text stays declared.
  ///
  /// - Parameters:
  ///   - touched: The stubs that this text has already changed, which must be redeclared.
  ///   - guess: What the text suggests about types that nothing declares.
  func solving(
    _ file: SourceFile, of input: Source, _ touched: [String], _ guess: StubGuess,
    _ use: (CheckedInput, [Solution], StubEffects) -> Bool
  ) -> Bool {
    let checker = scope.checker
    let start = checker.snapshot()
    var keeps = false
    defer {
      checker.holeSolver.closeHoles()
      scope.madeTypes = nil
      if !keeps { checker.restore(start) }
    }
    checker.holeSolver.openHoles(openTypes.map(OpenType.identifier), infersUndeclared: true) {
      [scope] name in
      scope.makeType(name, guess)
    }
    let changed = scope.withTypesAround(Set(scope.table.openTypes.keys).union(touched))
    declareOpen(
      changed.sorted().compactMap { scope.stubs[$0] }
        + scope.others(mentioning: changed.filter { scope.stubs[$0]?.kind != .additions })
        .filter { !changed.contains($0.name) })
    (scope.madeTypes, scope.openTypesOfMade) = ([], [])
    let checked = checker.check(file.statements, in: input, reportsUnresolved: false)
    keeps = use(checked, solutions(of: openTypes), checker.holeSolver.takeStubEffects())
    return keeps
  }

  /// The errors in a text, which is declared, that remain whatever the stubs declare.
  func certainErrors(in file: SourceFile, of input: Source) -> [Diagnostic] {
    let checker = scope.checker
    let start = checker.snapshot()
    defer { checker.restore(start) }
    // What was found in bodies with the stubs is forgotten: those of extensions are not checked again.
    checker.restore(start)
    let checked = checker.withUnknownStubs {
      checker.check(file.statements, in: input, reportsUnresolved: false)
    }
    return (checked.diagnostics + checked.unresolved + checked.withheld).filter {
      $0.isError && $0.nameOfMissing == nil
    }
  }

  /// The open types of the stubs, each once.
  private var openTypes: [String] { scope.openTypesOfStubs }

  /// Declares a hole for each open type of the stubs; returns the names of the open types.
  func openHoles() -> [String] {
    let names = openTypes
    scope.checker.holeSolver.openHoles(names.map(OpenType.identifier))
    return names
  }

  /// The solutions of open types that follow from everything checked since `openHoles`.
  func solutions(of names: [String]) -> [Solution] {
    zip(names, scope.checker.holeSolver.solutions(ofHoles: names.map(OpenType.identifier)))
      .compactMap {
        name, solution in solution.map { (name, $0) }
      }
  }

  /// Declares stubs in one text, except for the declarations of other texts of the document, whose
  /// bodies show more about stubs: those of stubs themselves show nothing.
  private func declareOpen(_ stubs: [Stub]) {
    let open = stubs.filter { $0.kind != .declared }.compactMap { stub in
      guard let grown = scope.growth(of: stub) else { return stub.text }
      return grown.hasMembers ? grown.text : nil
    }
    if !open.isEmpty { declareOpen(open.joined(separator: "\n"), checksBodies: false) }
    let declared = stubs.filter { $0.kind == .declared }
    // The bodies of types use the members that extensions add.
    for stub in declared.filter(\.isOfExtension) + declared.filter({ !$0.isOfExtension }) {
      declareOpen(stub.text, isGuess: stub.isGuess, checksBodies: true)
    }
  }

  private func declareOpen(_ text: String, isGuess: Bool = true, checksBodies: Bool) {
    let source = Source(name: "stub", text: text, isStub: true, isGuess: isGuess)
    _ = scope.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false,
      checksBodies: checksBodies)
  }

  /// Lets the functions that were added since the text was checked throw and await as their calls
  /// show.
  func take(_ effects: StubEffects, addedSince before: [String: Stub]) {
    for (name, stub) in scope.stubs(calledIn: effects) where stub != before[name] {
      var told = stub
      told.take(effects) { method in !(before[name]?.has(method) ?? false) }
      scope.set(told)
    }
  }

  /// Applies what the uses of stubs that were made or got members since the text was checked have
  /// determined.
  ///
  /// - Parameters:
  ///   - known: The previous types of reopened stubs, by open type.
  ///   - uses: What the text does with names.
  func learnAdded(
    since before: [String: Stub], _ known: [String: String], _ guess: StubGuess
  ) -> Learned {
    var learned = Learned()
    var seen = Set(before.values.flatMap(\.openTypes))
    let old = seen
    while true {
      let open = scope.openTypesOfStubs
      // The open parts of what was determined.
      for name in seen.union(scope.openTypesOfMade).subtracting(open).sorted() {
        scope.checker.holeSolver.nameParts(ofHole: OpenType.identifier(name))
      }
      let new = open.filter { seen.insert($0).inserted }
      let step =
        new.isEmpty
        ? choose(solutions(of: open, apartFrom: old), known, guess)
        : learn(solutions(of: new), StubEffects(), guess.uses)
      learned.add(step)
      guard step.isNew || !new.isEmpty else { return learned }
    }
  }

  /// The solutions of open types that do not depend on some others.
  private func solutions(
    of names: [String], apartFrom others: Set<String>
  ) -> [Solution] {
    let all = solutions(of: names + others.subtracting(names).sorted())
    let groups = Set(all.filter { others.contains($0.name) }.map(\.solution.group))
    return all.filter { !groups.contains($0.solution.group) }
  }

  /// Applies solutions and effects to the stubs.
  ///
  /// - Parameter uses: What the text does with names; nil if several texts are solved.
  func learn(
    _ solutions: [Solution], _ effects: StubEffects,
    _ uses: TextUses? = nil
  ) -> Learned {
    var learned = Learned()
    for (_, stub) in scope.stubs(calledIn: effects) {
      var told = stub
      told.take(effects)
      guard told != stub else { continue }
      scope.set(told)
      if told.text != stub.text { learned.add(.incomplete) }
    }
    for (name, solution) in solutions where !solution.isDefault {
      guard let type = solution.type else { continue }
      if type.hasParameters {
        if tellArgument(name, type.sourceDescription) || generalize(name, uses) {
          learned.add(.incomplete)
        }
        continue
      }
      guard var text = scope.spelling.text(of: type, for: name) else { continue }
      if text == "any Error" { text = owner(ofError: name) ?? text }
      if text.hasPrefix("Binding<"), isStored(name) { continue }
      // The members show more, once the stub has them.
      let isExact =
        text == OpenType.text(type.sourceDescription, of: name) && !isOfGeneric(name)
        && !solution.lacksMembers
      // The declaration that converts it may come from another text.
      let number =
        text == "String"
        ? ([uses].compactMap(\.self) + scope.expected.map(\.uses)).lazy.compactMap {
          $0.convertedNumber(OpenType.label(of: name))
        }.first : nil
      if uses.map({ isFraction(OpenType.label(of: name), text.unwrapped, $0) }) ?? false {
        if tell(name, as: text.hasSuffix("?") ? "Double?" : "Double") { learned.add(.incomplete) }
      } else if let number {
        // Where an optional is expected, `Double(value)` seems to be the initializer that takes a text.
        if tell(name, as: number) { learned.add(.incomplete) }
      } else if tell(name, as: optional(text, of: name, uses), isCertain: isExact) {
        learned.add(isExact ? .exact : .incomplete)
      }
    }
    return learned
  }

  /// `StoreError.unreadable` is an error, whatever it is passed for: the type that has such a static member.
  func owner(ofError name: String) -> String? {
    OpenType.staticOwner(of: name).flatMap { owner in
      scope.stubs[owner]?.conformances.contains("Error") ?? false ? owner : nil
    }
  }

  /// Whether an open type is that of a property of values other than views, which no binding is stored in unless
  /// it is called one: where a binding is expected, its `$` is missing.
  private func isStored(_ name: String) -> Bool {
    guard !OpenType.label(of: name).lowercased().hasSuffix("binding") else { return false }
    return scope.stubs(withOpen: name).contains { stub in
      stub.kind != .view && stub.kind != .variable
        && stub.properties.contains { $0.type == name && !$0.isStatic && !$0.isPassed }
    }
  }

  /// Whether a value that seems to be a whole number is none: it is a part of a calculation that is
  /// converted to one, or of several numbers that a format style may show the name tells another one.
  private func isFraction(_ label: String, _ type: String, _ uses: TextUses) -> Bool {
    guard type == "Int" else { return false }
    return uses.isCalculated(label, for: type) || uses.names.contains(.fraction(label))
      || uses.names.contains { use in
        guard case .formatted(label, by: let style) = use,
          let input = scope.checker.libraryMatches.formatInput(ofStyle: style, showing: label)
        else { return false }
        // Whole numbers are shown plainly.
        return input.isPrelude("Double")
          && (style != "number" || StubGuess.type(of: label) == "Double")
      }
  }

  /// A type that was inferred for an open type: an optional of it if the value may be nil.
  private func optional(_ type: String, of name: String, _ uses: TextUses?) -> String {
    guard let uses, !type.hasSuffix("?"), !type.hasPrefix("some ") else { return type }
    // An object has no owner until it is given one.
    if uses.names.contains(.owner(OpenType.label(of: name))), OpenType.owner(of: name) != nil {
      return type.optional
    }
    func isOptional(_ type: TypeReference, _ attributes: [String]) -> Bool {
      if case .optional = type.kind { !attributes.contains(where: takesNoValue) } else { false }
    }
    let mayBeNil = uses.mayBeNil(name) { variable, type, attributes in
      if let type { return isOptional(type, attributes) }
      let extended = scope.declaredTexts.textsOfTypes(
        extendedIn: scope.texts.tree(of: uses.source))
      return extended.contains { text in
        scope.texts.uses(of: text).declaration(of: variable).map(isOptional) ?? false
      }
    }
    return mayBeNil ? type.optional : type
  }

  /// `@FocusState`: whether an attribute is a wrapper that begins without a value, so that its variables are
  /// optional whatever they are assigned.
  private func takesNoValue(_ attribute: String) -> Bool {
    guard let wrapper = scope.checker.type(named: attribute) else { return false }
    let initializers = scope.checker.memberFacts.initializers(of: wrapper)
    return !initializers.isEmpty
      && !initializers.contains { $0.parameters.first?.label == "wrappedValue" }
  }

  /// Lets a member of generic stubs be of the generic parameter for which their uses pass a type,
  /// which is one of the program's own generic parameters; returns whether it is such a member.
  private func tellArgument(_ name: String, _ type: String) -> Bool {
    let told = scope.stubs(withOpen: name).compactMap { stub -> Stub? in
      guard let text = GenericForm(stub: stub).text(of: type) else { return nil }
      return stub.telling(name, as: scope.spelling.told(text))
    }
    guard !told.isEmpty, told.count == scope.stubs(withOpen: name).count else { return false }
    told.forEach(scope.set)
    return true
  }

  /// Whether an open type is part of a generic stub.
  private func isOfGeneric(_ name: String) -> Bool {
    scope.stubs(withOpen: name).contains { !$0.generics.isEmpty }
  }

  /// Whether members of the open types that are left are used, or values of them called.
  var haveUses: Bool {
    solutions(of: openTypes).contains { !$0.solution.members.isEmpty || !$0.solution.calls.isEmpty }
  }

  /// Whether no use depends on what the open types that are left will be.
  var areFree: Bool {
    let open = openTypes
    let solutions = solutions(of: open)
    return solutions.count == open.count
      && solutions.allSatisfy { _, own in
        own.isFree && solutions.count(where: { $0.solution.group == own.group }) == 1
      }
  }

  /// Makes the function whose result is this open type generic in its result, so that each call
  /// determines it.
  private func generalize(_ name: String, _ uses: TextUses?) -> Bool {
    for stub in scope.stubs(withOpen: name) {
      var changed = stub
      let called = stub.methods.first { $0.result == name }?.name
      let isOptional =
        uses?.calls.contains { $0.name?.quoted == called && $0.mayGiveNothing } ?? false
      guard changed.generalize(isOptional: isOptional, where: { $0.result == name }) else {
        continue
      }
      scope.set(changed)
      return true
    }
    return false
  }

  /// Chooses types that fit the partial solutions of open types. Of open types that depend on each
  /// other one is chosen, since that may determine the others.
  ///
  /// - Parameters:
  ///   - known: The previous types of reopened stubs, by open type.
  ///   - uses: What the text does with names; nil if several texts are solved.
  func choose(
    _ solutions: [Solution], _ known: [String: String],
    _ guess: StubGuess? = nil
  ) -> Learned {
    var learned = Learned()
    var groups: Set<Int> = []
    for (name, solution) in solutions where !groups.contains(solution.group) {
      let step = choose(name, solution, known, guess)
      learned.add(step)
      if step.isNew { groups.insert(solution.group) }
    }
    return learned
  }

  private func choose(
    _ name: String, _ solution: HoleSolution, _ known: [String: String], _ guess: StubGuess?
  ) -> Learned {
    var learned = Learned()
    if publish(name, solution) {
      learned.add(.incomplete)
      return learned
    }
    // The previous stub type can get whatever members are used.
    if let old = known[name], !solution.members.isEmpty, scope.stubs[old]?.isOfValues ?? false {
      if tell(name, as: old) { learned.add(.incomplete) }
      return learned
    }
    let before = scope.stubs
    guard let chosen = scope.choices.choice(for: name, solution, guess),
      !(chosen.hasPrefix("Binding<") && isStored(name))
    else { return learned }
    let type =
      guess.map { isFraction(OpenType.label(of: name), chosen, $0.uses) } ?? false
      ? "Double" : optional(chosen, of: name, guess?.uses)
    // A new stub has the properties that are used, and a literal its default type.
    let stub = scope.stubs[type.unwrapped]
    // What is passed for associated values shows what they are.
    let isPassed =
      solution.choices.contains { !$0.labels.isEmpty } && !OpenType.all(in: type).isEmpty
    let isComplete =
      !isOfGeneric(name) && !isPassed
      && solution.members.allSatisfy { stub?.offers($0.name) ?? true }
    let isExact =
      solution.isOfProperties
      && (solution.members.isEmpty || before[type.unwrapped] == nil && stub != nil)
    if tell(name, as: type) {
      learned.add(isComplete ? isExact ? .exact : .fitting : .incomplete)
    }
    return learned
  }

  /// `$query.debounce(…)`: members of `Publisher` show that the variable is `@Published`.
  private func publish(_ name: String, _ solution: HoleSolution) -> Bool {
    let label = OpenType.label(of: name)
    guard name == OpenType.named(label, label), var stub = scope.stubs[label],
      !solution.members.isEmpty, let publisher = scope.checker.type(named: "Publisher"),
      solution.members.allSatisfy({ scope.checker.memberFacts.hasMember($0.name, publisher) }),
      stub.wrap(in: "Published")
    else { return false }
    scope.set(stub)
    return true
  }

  /// Reopens types in stubs of earlier texts that this text may determine differently: types that
  /// only names suggested, and all types of variables and functions that it mentions. Returns the
  /// previous types, by open type.
  func reopenStubs(mentionedIn input: Source, except touched: [String]) -> [String: String] {
    var known: [String: String] = [:]
    let (mentioned, reached) = (input.mentionedNames, scope.reach.names(from: input))
    let held = scope.heldTypes
    func reopen(_ open: ReopenedStub) {
      guard !open.known.isEmpty else { return }
      known.merge(open.known) { first, _ in first }
      scope.set(open.stub)
    }
    for (name, stub) in scope.sortedStubs
    where (!touched.contains(name) || scope.hadSuggestions(name)) && !held.contains(name)
      && (stub.isOfDocument ? scope.reach.isReached(stub, by: reached) : mentioned.contains(name))
    {
      reopen(ReopenedStub(stub))
    }
    // What is passed on has the same type in stubs that only other texts use.
    var count = 0
    while count != known.count {
      count = known.count
      let names = Set(known.keys)
      for (name, stub) in scope.sortedStubs
      where stub.isOfDocument && !held.contains(name)
        && !names.isDisjoint(with: stub.suggestedTypes)
      {
        reopen(ReopenedStub(stub, only: names))
      }
    }
    return known
  }

  /// A stub for a declaration before its uses are checked: open types are replaced by the types
  /// that their names suggest.
  func closed(_ stub: Stub) -> Stub {
    var stub = stub
    while let name = stub.openTypes.first {
      stub = stub.telling(
        name,
        as: Stub.Told(type: suggestion(for: name) { _ in nil }, value: nil, isOfResult: true))
    }
    return stub
  }

  /// - Parameters:
  ///   - suggested: If a name suggests the type: the open type by which it is known elsewhere.
  ///   - isCertain: Whether uses alone have determined the type.
  func tell(
    _ name: String, as type: String, suggested: String? = nil, isCertain: Bool = false
  ) -> Bool {
    var hasChanged = false
    var told = scope.spelling.told(type)
    (told.suggested, told.isCertain) = (suggested, isCertain)
    for stub in scope.stubs(withOpen: name) {
      if suggested == nil,
        let parameter = GenericForm(stub: stub).parameter(for: type, givenBy: name)
      {
        let value = parameter.isWhole ? Stub.Method.trap : nil
        let told = Stub.Told(type: parameter.text, value: value, isOfResult: parameter.isWhole)
        scope.set(stub.telling(name, as: told))
      } else {
        scope.set(stub.telling(name, as: told))
      }
      hasChanged = true
    }
    return hasChanged
  }
}
