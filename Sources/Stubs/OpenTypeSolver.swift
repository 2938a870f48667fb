import Prelude
import Semantics
import SourceText
import Syntax

/// Infers the open types of stubs from all uses in a text.
struct OpenTypeSolver {
  let scope: StubScope

  /// Checks a text with type variables in place of the open types, and passes the diagnostics, the
  /// solutions and the effects of stubs to `use`, while the text's declarations are still known.
  ///
  /// Afterwards everything is restored except for what `use` changed in the stubs.
  ///
  /// - Parameter touched: The stubs that this text has already changed, which must be redeclared.
  func solving(
    _ file: SourceFile, of input: Source, _ touched: [String],
    _ use: (CheckedInput, [(name: String, solution: HoleSolution)], StubEffects) -> Void
  ) {
    let checker = scope.checker
    let start = checker.snapshot()
    defer { checker.restore(start) }
    let names = openHoles()
    if !names.isEmpty { declareOpen("func _standIn<T>() -> T { fatalError() }") }
    let changed = Set(scope.openStubs.map(\.name) + touched)
    for stub in scope.sortedStubs.map(\.value).filter({ changed.contains($0.name) })
      + scope.others(mentioning: changed)
    {
      declareOpen(stub.text)
    }
    let checked = checker.check(file.statements, in: input, reportsUnresolved: false)
    let (solutions, effects) = (solutions(of: names), checker.takeStubEffects())
    checker.closeHoles()
    use(checked, solutions, effects)
  }

  /// Declares a hole for each open type of the stubs; returns the names of the open types.
  func openHoles() -> [String] {
    let names = scope.openStubs.flatMap(\.openTypes).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    scope.checker.openHoles(names.map(OpenType.identifier))
    return names
  }

  /// The solutions of open types that follow from everything checked since `openHoles`.
  func solutions(of names: [String]) -> [(name: String, solution: HoleSolution)] {
    names.compactMap { name in
      scope.checker.solution(ofHole: OpenType.identifier(name)).map { (name, $0) }
    }
  }

  private func declareOpen(_ text: String) {
    let source = Source(name: "stub", text: text, isStub: true)
    _ = scope.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
  }

  /// Applies solutions and effects to the stubs; returns whether one of them changed.
  func learn(
    _ solutions: [(name: String, solution: HoleSolution)], _ effects: StubEffects
  ) -> Bool {
    var hasChanged = false
    for (_, stub) in scope.sortedStubs {
      var told = stub
      told.take(effects)
      guard told != stub else { continue }
      scope.set(told)
      hasChanged = true
    }
    for (name, solution) in solutions where !solution.isDefault {
      guard let type = solution.type else { continue }
      if type.hasParameters, generalize(name) {
        hasChanged = true
        continue
      }
      guard let text = text(of: type, for: name) else { continue }
      if tell(name, as: text) { hasChanged = true }
    }
    return hasChanged
  }

  /// Makes the function whose result is this open type generic in its result, so that each call
  /// determines it.
  private func generalize(_ name: String) -> Bool {
    for (_, stub) in scope.sortedStubs where stub.openTypes.contains(name) {
      var changed = stub
      guard changed.generalize(where: { $0.result == name }) else { continue }
      scope.set(changed)
      return true
    }
    return false
  }

  /// Chooses a type that fits the partial solution of the first possible open type; returns whether
  /// there is one.
  ///
  /// - Parameter known: The previous types of reopened stubs, by open type.
  func choose(
    _ solutions: [(name: String, solution: HoleSolution)], _ known: [String: String]
  ) -> Bool {
    solutions.contains { name, solution in
      if publish(name, solution) { return true }
      // The previous stub type can get whatever members are used.
      if let old = known[name], !solution.members.isEmpty, scope.stubs[old]?.isOfValues ?? false {
        return tell(name, as: old)
      }
      return choice(for: name, solution).map { tell(name, as: $0) } ?? false
    }
  }

  /// `$query.debounce(…)`: members of `Publisher` show that the variable is `@Published`.
  private func publish(_ name: String, _ solution: HoleSolution) -> Bool {
    let label = OpenType.label(of: name)
    guard name == OpenType.named(label, label), var stub = scope.stubs[label],
      !solution.members.isEmpty, let publisher = scope.checker.type(named: "Publisher"),
      solution.members.allSatisfy({ scope.checker.hasMember($0.name, publisher) }),
      stub.wrap(in: "Published")
    else { return false }
    scope.set(stub)
    return true
  }

  /// Gives the remaining open types the types that their names suggest.
  ///
  /// - Parameters:
  ///   - known: The types that they had before, by the names of the open types.
  ///   - guess: The guess for the text that uses a variable.
  func suggestTypes(_ known: [String: String], _ guess: (_ variable: String) -> StubGuess?) {
    while let name = scope.sortedStubs.lazy.flatMap(\.value.openTypes).first {
      _ = tell(name, as: known[name] ?? suggestion(for: name, guess), isSuggested: true)
    }
  }

  /// Reopens types in stubs of earlier texts that this text may determine differently: types that
  /// only names suggested, and all types of variables and functions that it mentions. Returns the
  /// previous types, by open type.
  func reopenStubs(mentionedIn input: Source, except touched: [String]) -> [String: String] {
    var known: [String: String] = [:]
    let mentioned = input.mentionedNames
    for (name, stub) in scope.sortedStubs
    where !touched.contains(name) && (mentioned.contains(name) || stub.isOfDocument) {
      var open = stub
      let old = open.reopen()
      guard !old.isEmpty else { continue }
      known.merge(old) { first, _ in first }
      scope.set(open)
    }
    return known
  }

  /// A stub for a declaration before its uses are checked: open types are replaced by the types
  /// that their names suggest.
  func closed(_ stub: Stub) -> Stub {
    var stub = stub
    while let name = stub.openTypes.first {
      stub = stub.telling(
        name, as: suggestion(for: name) { _ in nil }, value: Stub.Told(value: nil, isOfResult: true)
      )
    }
    return stub
  }

  private func tell(_ name: String, as type: String, isSuggested: Bool = false) -> Bool {
    var hasChanged = false
    var told = value(ofTold: type)
    told.isSuggested = isSuggested
    for (_, stub) in scope.sortedStubs where stub.openTypes.contains(name) {
      scope.set(stub.telling(name, as: type, value: told))
      hasChanged = true
    }
    return hasChanged
  }

  /// The value for an inferred type that has no default value: one of a conforming type, or a trap
  /// if it is a function result. For types with a default value: none.
  private func value(ofTold type: String) -> Stub.Told {
    if type.hasPrefix("some "), let target = scope.checker.type(named: String(type.dropFirst(5))) {
      if target.name == "View" { return Stub.Told(value: "EmptyView()", isOfResult: false) }
      return Stub.Told(
        value: scope.checker.libraryType(conformingTo: [.nominal(target, [])])
          .map { "\($0.name)()" }, isOfResult: false)
    }
    if let value = scope.values.value(ofLibrary: type) {
      return Stub.Told(value: value, isOfResult: true)
    }
    return Stub.Told(value: scope.makeable(type) == type ? nil : "fatalError()", isOfResult: true)
  }

  /// A type as stubs spell it; nil if they cannot, for example for a generic parameter.
  private func text(of type: Type, for name: String) -> String? {
    if type.isUnknown || type.isVoid && !OpenType.isUnnamedResult(name) { return nil }
    if case .opaque(let opaque, _) = type.resolved {
      return "some \(opaque.constraints.map(\.description).joined(separator: " & "))"
    }
    if case .existential(let targets) = type.resolved,
      targets.contains(where: { $0.isPrelude("View") })
    {
      return "some View"
    }
    if type.isVoid { return "Void" }
    guard !type.hasParameters else { return nil }
    if case .function(let function) = type.resolved,
      !function.parameters.contains(where: \.type.mentionsUnknown)
    {
      // A closure that gives nothing known is an action.
      let givesNothing = function.result.isVoid || function.result.isUnknown
      let result = givesNothing ? "Void" : function.result.sourceDescription
      let parameters = function.parameters.map(\.type.sourceDescription).joined(separator: ", ")
      guard !function.result.mentionsUnknown || givesNothing,
        scope.makeable(result) == result || result == "_" || givesNothing
      else { return nil }
      return OpenType.text("(\(parameters)) -> \(result)", of: name)
    }
    guard !type.mentionsUnknown else { return nil }
    let text = OpenType.text(type.sourceDescription, of: name)
    return text == name ? nil : isOfFunction(name) ? text : scope.makeable(text)
  }

  /// Whether an open type occurs in the signature of a method or function; it then needs no value
  /// before a call.
  private func isOfFunction(_ name: String) -> Bool {
    scope.stubs.values.contains { stub in
      stub.methods.contains { $0.head.contains(name) || $0.result?.contains(name) ?? false }
    }
  }

  /// A type for a value that is called, whose members are used, that is given as an implicit
  /// member, or that must conform to protocols.
  private func choice(for name: String, _ solution: HoleSolution) -> String? {
    let label = OpenType.label(of: name)
    let own = OpenType.staticOwner(of: name)
    if asks("View", solution) { return "some View" }
    if let call = solution.calls.first, solution.members.isEmpty {
      return "(\(call.map { _ in "Any?" }.joined(separator: ", "))) -> Void"
    }
    if !solution.members.isEmpty { return own ?? typeHaving(solution.members, label, in: name) }
    if !solution.choices.isEmpty {
      if let own { return own }
      if let known = libraryEnum(of: solution.choices) { return text(of: known, for: name) }
      let owner = String(OpenType.identifier(name).dropFirst().prefix { $0 != "." })
      let first = solution.choices[0]
      return scope.calls.choice(
        named: first.name, labels: first.labels,
        of: scope.stubs[owner]?.kind == .variable || owner == label ? "" : owner, label
      ).type
    }
    let asked = solution.constraints.filter { constraint in
      constraint.nominal.map { !["Sendable", "Copyable", "Escapable"].contains($0.name) } ?? false
    }
    if !asked.isEmpty {
      if asks("Error", solution), own == nil {
        return isFailureOfPublisher(name) ? "Never" : "any Error"
      }
      // A static member is not always a value of its own type.
      if let own, asked.allSatisfy({ Stub.conforms(to: $0.description) }) { return own }
      return conforming(to: asked, label, in: name)
    }
    return solution.type.flatMap { text(of: $0, for: name) }
  }

  /// The library enum with exactly the cases that a value is compared with: `Result`.
  private func libraryEnum(
    of choices: [(name: String, labels: [String?])]
  ) -> NominalType? {
    let names = Set(choices.map(\.name))
    guard names.count > 1 else { return nil }
    return scope.checker.libraryEnum(ofCases: names)
  }

  /// Whether it is the `Failure` of a publisher, which is `Never` if no use determines it.
  private func isFailureOfPublisher(_ name: String) -> Bool {
    scope.stubs.values.contains { stub in
      stub.properties.contains {
        $0.type.hasPrefix("AnyPublisher<") && $0.type.hasSuffix(", \(name)>")
      }
    }
  }

  /// A type that conforms to protocols: the one that the value's name suggests, a library type, or
  /// a stub.
  private func conforming(to constraints: [Type], _ label: String, in name: String) -> String {
    let called = scope.typeName(of: label)
    if let type = scope.checker.type(named: called),
      constraints.allSatisfy({ constraint in
        constraint.nominal.map { scope.checker.conforms(type.declaredType, to: $0) } ?? false
      })
    {
      return called
    }
    let isOfData = constraints.contains {
      ["Identifiable", "ObservableObject", "Observable"].contains($0.nominal?.name)
    }
    let known = isOfData ? nil : scope.checker.libraryType(conformingTo: constraints)
    // A parameter of an initializer needs a named type rather than an opaque one.
    let isVariable = name == OpenType.named(label, label)
    return known.map { isVariable && constraints.count == 1 ? "some \(constraints[0])" : $0.name }
      ?? scope.ownType(for: label)
  }

  private func asks(_ name: String, _ solution: HoleSolution) -> Bool {
    solution.constraints.contains { $0.isPrelude(name) }
  }

  /// A type that has these members: the program's type that the value is named after, or the only
  /// one that has them; otherwise a library type, or a stub.
  private func typeHaving(
    _ members: [HoleSolution.Member], _ label: String, in name: String
  ) -> String {
    if let known = scope.declaredType(of: label), !known.hasPrefix("[") {
      return scope.checker.type(named: known).map { text(of: $0, for: name) } ?? known
    }
    if let view = scope.checker.type(named: "AnyView"),
      members.allSatisfy({ member in
        !member.calls.isEmpty
          && (PreludeLibrary.inertModifierNames.contains(member.name)
            || scope.checker.hasMembers([member], view))
      })
    {
      return "some View"
    }
    let own = scope.checker.listings.compactMap { listing -> NominalType? in
      guard case .type(let type) = listing.symbol, !type.isPrelude, type.kind != .protocol else {
        return nil
      }
      return type
    }.filter { scope.checker.hasMembers(members, $0) }
    if own.count == 1, members.contains(where: { $0.name != "id" }) { return own[0].name }
    let called = scope.typeName(of: label)
    let isList =
      called.hasPrefix("[")
      || called == "String" && label.hasSuffix("s") && !label.hasSuffix("ss")
      || scope.checker.changesElements(members)
    // Members that lists share with optionals and strings decide no more than the name does, but
    // closures rarely iterate over strings.
    let texts = ["String", called]
    let plain =
      isList
      ? ["Array", "Set", "Dictionary"] + texts + ["Optional"]
      : scope.checker.takeFunctions(members)
        ? ["Optional", "Array", "Set", "Dictionary"] + texts
        : [called, "String", "Optional", "Array", "Set", "Dictionary"]
    for plain in plain + libraryTypes(calledLike: label) + ["Date", "URL", "Image"] {
      guard let type = scope.checker.type(named: plain), type.isPrelude,
        scope.checker.hasMembers(members, type)
      else { continue }
      return switch plain {
      case "Array": "[\(OpenType.element(of: name))]"
      case "Optional": "\(OpenType.element(of: name))?"
      default: self.text(of: type, for: name)
      }
    }
    return scope.ownType(for: label)
  }

  /// The text of a type with open types for its generic arguments.
  private func text(of type: NominalType, for name: String) -> String {
    guard !type.genericParameters.isEmpty else { return type.name }
    let arguments = type.genericParameters.enumerated().map { index, parameter in
      if parameter.constraints.contains(where: { $0.isPrelude("Error") }) { return "any Error" }
      // Open types for generic parameters of a program's type are named after these.
      return "`\(OpenType.identifier(name)).\(type.isPrelude ? "\(index)" : parameter.name)`"
    }
    return "\(type.name)<\(arguments.joined(separator: ", "))>"
  }

  /// The library types that a value is named after, as `session` is after `URLSession`, shortest
  /// names first; no `MKMapItem` for an `item`, as documents name the types of such frameworks.
  private func libraryTypes(calledLike label: String) -> [String] {
    let ending = label.prefix(1).uppercased() + label.dropFirst()
    guard ending.count > 3 else { return [] }
    return PreludeLibrary.names.filter {
      $0.hasSuffix(ending) && !PreludeLibrary.isOfOtherFramework($0)
    }.sorted {
      ($0.count, $0) < ($1.count, $1)
    }
  }

  private func suggestion(
    for name: String, _ guess: (_ variable: String) -> StubGuess?
  ) -> String {
    let label = OpenType.label(of: name)
    if OpenType.isUnnamedResult(name) { return "Void" }
    if let owner = OpenType.staticOwner(of: name) { return owner }
    let isVariable = name == OpenType.named(label, label) && scope.stubs[label]?.kind == .variable
    return scope.declaredType(of: label)
      ?? (isVariable ? guess(label)?.type(ofVariable: label) : nil) ?? StubGuess.type(of: label)
  }
}
