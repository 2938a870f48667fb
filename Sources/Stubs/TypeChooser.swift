import Prelude
import Semantics
import SourceText

/// Chooses a type that fits what the uses of an open type show.
struct TypeChooser {
  let scope: StubScope

  /// A type for a value that is called, whose members are used, that is given as an implicit
  /// member, or that must conform to protocols.
  ///
  /// - Parameter uses: What the text does with names; nil if several texts are solved.
  func choice(for name: String, _ solution: HoleSolution, _ guess: StubGuess?) -> String? {
    let label = guess?.uses.name(boundTo: name) ?? OpenType.label(of: name)
    let own =
      solution.members.isEmpty ? staticOwner(of: name) : OpenType.staticOwner(of: name)
    if OpenType.isOfPayload(name), let type = payload(for: name, solution, label) { return type }
    if isFailureOfPublisher(name), own == nil { return failure(name, solution) }
    if asks("View", solution) {
      return drawnView(label, for: solution)
        ?? having(solution.members, label, in: name, guess).view
    }
    if let nested = nestedType(for: name), solution.calls.isEmpty {
      conform(nested, to: solution.constraints)
      return nested
    }
    if let call = solution.calls.first, solution.members.isEmpty {
      // Closures take no labels, but values of types with `callAsFunction` do.
      let hasLabels = solution.calls.contains { $0.contains { $0 != nil } }
      if hasLabels { return scope.ownType(for: label) }
      // A closure that a generic stub takes is given what the stub is generic in.
      let generics = scope.stubs(withOpen: name).first?.generics ?? []
      let given = generics.count == 1 && call.count == 1 ? generics[0].name : "Any?"
      let parameters = call.map { _ in Stub.Parameter.Closure.Given(type: given) }
      return function(taking: parameters, called: label, in: name, guess).text
    }
    if !solution.members.isEmpty {
      if let datum = datum(for: solution) { return datum }
      return own.flatMap { isList(label, solution.members) ? nil : $0 }
        ?? argument(having: solution.members, in: name)
        ?? having(solution.members, label, in: name, guess).choice()
    }
    if !solution.choices.isEmpty {
      return choice(having: solution.choices, of: name, solution, label, own)
    }
    let asked = solution.constraints.filter { constraint in
      constraint.nominal.map { !["Sendable", "Copyable", "Escapable"].contains($0.name) } ?? false
    }
    if own == nil, solution.type == nil, guess != nil, isOnlyCompared(asked),
      PropertyMends.plainTypes.contains(scope.typeName(of: label))
    {
      // Any plain type can be compared, so nothing but the name tells which one it is.
      return nil
    }
    return asked.isEmpty
      ? solution.type.flatMap { scope.spelling.text(of: $0, for: name) }
      : choice(meeting: asked, for: name, solution, label, own, guess)
  }

  /// `if let next = await work() { … }`: a function as the calls of a value of that type show it.
  private func function(
    taking parameters: [Stub.Parameter.Closure.Given], called label: String, in name: String,
    _ guess: StubGuess?
  ) -> Stub.Parameter.Closure {
    var function = Stub.Parameter.Closure(parameters: parameters)
    let calls = guess?.uses.calls(of: label) ?? []
    function.isAsync = calls.contains(where: \.isAwaited)
    function.isThrowing = calls.contains(where: \.isTried)
    if calls.contains(where: { !$0.isStatement }) {
      function.result = OpenType.result(ofCallsOf: name, taking: function.parameters.count)
    }
    return function
  }

  /// Whether some protocols ask for no more than that values are compared.
  private func isOnlyCompared(_ asked: [Type]) -> Bool {
    !asked.isEmpty
      && asked.allSatisfy { constraint in
        ["Comparable", "Equatable", "Hashable"].contains(where: constraint.isPrelude)
      }
  }

  /// The type of a value that is given as an implicit member, or compared with one.
  private func choice(
    having choices: [(name: String, labels: [String?])], of name: String,
    _ solution: HoleSolution, _ label: String, _ own: String?
  ) -> String? {
    if let drawn = drawnType(for: solution) { return drawn }
    if let own { return own }
    if let drawn = drawnType(called: label), hasChoices(drawn, of: solution) { return drawn }
    if OpenType.isOfPayload(name),
      let type = choices.lazy.compactMap({
        scope.members.payload(havingMember: $0.name)
      }).first
    {
      return type
    }
    if let known = libraryEnum(of: choices, called: label) {
      return OpenType.text(of: known, for: name)
    }
    if let named = ownEnum(of: choices) ?? enumToCome(of: choices, called: label)
      ?? libraryType(calledLike: label, having: choices)
    {
      return named
    }
    if let datum = scope.members.datum(named: choices.map(\.name)) { return datum }
    if let duration = scope.members.duration(calledBy: choices) { return duration }
    let numbers = choices.map {
      scope.members.number(calledBy: $0.name, $0.labels, label)
    }
    if let number = numbers[0], numbers.allSatisfy({ $0 == number }) { return number }
    let owner = String(OpenType.identifier(name).dropFirst().prefix { $0 != "." })
    if let known = enumOfProtocols(of: owner, for: solution) { return known }
    if let known = enumeration(withMostOf: choices) { return known }
    let outer = scope.stubs[owner]?.kind == .variable || owner == label ? "" : owner
    if let known = enumeration(of: outer, calledLike: label, with: choices) {
      return known
    }
    return choices.map {
      scope.calls.choice(
        named: $0.name, labels: $0.labels, of: outer, label,
        isMade: solution.choicesMade.contains($0.name)
      ).type
    }.first
  }

  /// The type of a value that must conform to protocols.
  private func choice(
    meeting asked: [Type], for name: String, _ solution: HoleSolution, _ label: String,
    _ own: String?, _ guess: StubGuess?
  ) -> String? {
    if asks("Error", solution), own == nil { return "any Error" }
    // `Samples.trips`: the elements of a static list are values of the type that it is named after.
    if let called = scope.declaredType(of: label), called != own, OpenType.isPart(name),
      conforms(called, to: asked)
    {
      return called
    }
    // `ForEach(Design.allVariants)`: a static member with elements is a list of values of its type.
    if own != nil, asks("Sequence", orInheriting: asked) {
      return "[\(OpenType.element(of: name))]"
    }
    // A static member is not always a value of its own type.
    if let own, conforms(own, to: asked) { return own }
    if let own, asked.allSatisfy({ LibraryConformance(name: $0.description).isPossible }) {
      // Without a raw value, it is stored in another way.
      if asks("RawRepresentable", solution), var stub = scope.stubs[own],
        stub.conform(to: "RawRepresentable")
      {
        scope.set(stub)
      }
      return own
    }
    // `TideClient.shared` for `any TideFetching`
    if let own, asked.allSatisfy({ !($0.nominal?.isPrelude ?? true) }),
      var stub = scope.stubs[own], stub.isOfValues
    {
      for target in asked {
        _ = scope.witnesses.conform(&stub, toProtocol: target.description)
      }
      scope.set(stub)
      return own
    }
    return conforming(to: asked, label, in: name, guess)
  }

  private func having(
    _ members: [HoleSolution.Member], _ label: String, in name: String, _ guess: StubGuess?
  ) -> MemberTypeChooser {
    MemberTypeChooser(scope: scope, members: members, label: label, name: name, guess: guess)
  }

  /// Makes a stub conform to protocols.
  private func conform(_ name: String, to constraints: [Type]) {
    guard var stub = scope.stubs[name] else { return }
    for target in constraints { _ = stub.conform(to: target.description) }
    scope.set(stub)
  }

  /// The type inside the owner of an open type after which its values are named.
  func nestedType(for name: String) -> String? {
    guard OpenType.staticOwner(of: name) == nil, !OpenType.isOfPayload(name),
      let owner = OpenType.owner(of: name)
    else { return nil }
    return scope.declaredType(of: OpenType.label(of: name), inside: owner)
  }

  /// The owner of a static member with an open type, of which that may be a value. The elements of a list in
  /// a type without members of values, such as `Limits`, are none if nothing is used of them.
  func staticOwner(of name: String) -> String? {
    guard let owner = OpenType.staticOwner(of: name) else { return nil }
    let isOfConstants =
      scope.stubs[owner].map {
        $0.kind == .structure && $0.instanceProperties.isEmpty && $0.construction.isPlain
          && $0.methods.allSatisfy(\.isStatic)
      } ?? false
    return OpenType.isPart(name) && isOfConstants ? nil : owner
  }

  /// `Limits.formats.contains(format)`: whether a static member is called what a list is called, and has
  /// nothing but what lists have.
  private func isList(_ label: String, _ members: [HoleSolution.Member]) -> Bool {
    guard label.singular != nil, members.contains(where: { !$0.calls.isEmpty }),
      let list = scope.checker.type(named: "Array")
    else { return false }
    return scope.checker.memberFacts.hasMembers(members, list)
  }

  /// `TrackerPermission` for the result of `requestPermission()` of the same type: the stub enum of an owner
  /// that is named after the same word, if one of the two has all the cases of the other; gets those that it
  /// lacks.
  private func enumeration(
    of owner: String, calledLike label: String, with choices: [(name: String, labels: [String?])]
  ) -> String? {
    let ending = label.lastWord.capitalizedFirst
    let names = Set(choices.map(\.name))
    guard !owner.isEmpty, choices.allSatisfy(\.labels.isEmpty) else { return nil }
    let known = scope.sortedStubs.first { name, stub in
      let cases = Set(stub.cases.map(\.name))
      return stub.kind == .enumeration && name.hasPrefix(owner) && name.hasSuffix(ending)
        && stub.cases.allSatisfy(\.payload.isEmpty)
        && (cases.isSubset(of: names) || names.isSubset(of: cases))
    }?.value
    guard var stub = known else { return nil }
    for choice in choices { _ = stub.add(Stub.Case(choice.name, of: stub.name)) }
    scope.set(stub)
    return stub.name
  }

  /// The stub enum that has all cases with which several values are given, but one at most; gets that, too.
  private func enumeration(withMostOf choices: [(name: String, labels: [String?])]) -> String? {
    guard choices.count > 2 else { return nil }
    let known = scope.sortedStubs.first { _, stub in
      stub.kind == .enumeration
        && choices.count { choice in stub.cases.contains { $0.name == choice.name } }
          >= choices.count - 1
    }?.value
    guard var stub = known else { return nil }
    for choice in choices {
      _ = stub.add(Stub.Case(choice.name, labels: choice.labels, of: stub.name))
    }
    scope.set(stub)
    return stub.name
  }

  /// `Date` or `URL` if it has the static values with which a value is given, and the members used of it.
  private func datum(for solution: HoleSolution) -> String? {
    guard let name = scope.members.datum(named: solution.choices.map(\.name)),
      let type = scope.checker.type(named: name),
      scope.checker.memberFacts.hasMembers(solution.members, type)
    else { return nil }
    return name
  }

  /// The type of an associated value that is an argument of its enum, an error, or a view.
  private func payload(
    for name: String, _ solution: HoleSolution, _ label: String
  ) -> String? {
    if !solution.members.isEmpty, let known = argument(having: solution.members, in: name) {
      return known
    }
    let isError =
      !solution.members.isEmpty && scope.declaredType(of: label) == nil
      && scope.checker.type(named: "Error").map {
        scope.checker.memberFacts.hasMembers(solution.members, $0)
      } ?? false
    if isError { return "any Error" }
    // The argument of its enum may get whatever members are used.
    if !solution.members.isEmpty, scope.declaredType(of: label) == nil,
      let stub = scope.stubs(withOpen: name).first,
      let argument = GenericForm(stub: stub).argument(ofPayload: name),
      scope.stubs[argument]?.isOfValues ?? false
    {
      return argument
    }
    guard asks("View", solution) || having(solution.members, label, in: name, nil).areOfViews else {
      return nil
    }
    return "AnyView"
  }

  /// The argument of a generic stub that has the members used of what its member gives.
  private func argument(having members: [HoleSolution.Member], in name: String) -> String? {
    guard let stub = scope.stubs(withOpen: name).first else { return nil }
    // What a subscript gives is what comes behind its keys.
    let arguments = stub.generics.compactMap(\.argument)
    let isOfSubscript = OpenType.isOfSubscript(name)
    let having = (isOfSubscript ? arguments.reversed() : arguments).first { argument in
      scope.checker.type(named: argument).map { scope.checker.memberFacts.hasMembers(members, $0) }
        ?? false
    }
    if let having { return having }
    // Its only property, or the elements of a list, may get whatever members are used.
    guard stub.generics.count == 1, let argument = stub.generics[0].argument,
      scope.stubs[argument]?.isOfValues ?? false,
      scope.declaredType(of: OpenType.label(of: name)) == nil
    else { return nil }
    let isList = scope.checker.type(named: "Array").map {
      scope.checker.memberFacts.hasMembers(members, $0)
    }
    let isOnly = stub.instanceProperties.count == 1 && !(isList ?? false)
    return OpenType.isPart(name) || isOnly ? argument : nil
  }

  /// The library type for drawing that meets the constraints of a value and has the implicit members
  /// used beside it: `Color` for `Brand.tint` in `isOn ? .red : Brand.tint`.
  private func drawnType(for solution: HoleSolution) -> String? {
    guard solution.constraints.contains(where: { !$0.isPrelude("View") }) else { return nil }
    return StubValue.drawnTypes.first { name in
      guard let type = scope.checker.type(named: name) else { return false }
      let values = scope.checker.memberFacts.namedValues(of: type)
      return solution.choices.allSatisfy { values.contains($0.name) }
        && conforms(name, to: solution.constraints)
    }
  }

  /// The library type for drawing after which a value is named: `Color` for `accentColor`.
  private func drawnType(called label: String) -> String? {
    let type = StubGuess.type(of: label)
    return StubValue.drawnTypes.contains(type) ? type : nil
  }

  /// A library type for drawing whose values are views, if the value is named after it or also drawn in
  /// another way: `Color` for what is a background here and fills a shape there.
  private func drawnView(_ label: String, for solution: HoleSolution) -> String? {
    let type = drawnType(called: label) ?? drawnType(for: solution)
    return type.flatMap {
      conforms($0, to: solution.constraints) && hasChoices($0, of: solution) ? $0 : nil
    }
  }

  /// The enum that a text declares with exactly the several cases that patterns match.
  private func ownEnum(of choices: [(name: String, labels: [String?])]) -> String? {
    guard choices.count > 1 else { return nil }
    let known = scope.ownTypes.filter { type in
      !scope.isStub(type.name) && type.enumeration.cases.count == choices.count
        && choices.allSatisfy { choice in
          type.enumeration.cases.contains { $0.name == choice.name }
        }
    }
    return known.count == 1 ? known[0].declaredType.sourceDescription : nil
  }

  /// The enum after which a value is named, if another text declares it with the several cases that patterns match.
  private func enumToCome(
    of choices: [(name: String, labels: [String?])], called label: String
  ) -> String? {
    let name = label.capitalizedFirst
    guard choices.count > 1, !scope.isOwnType(name),
      scope.declaredTexts.names(inDeclarationOf: name).isSuperset(
        of: choices.map(\.name) + ["enum"]),
      scope.otherTexts.takeDeclaration(of: name)
    else { return nil }
    return name
  }

  /// `Clock(timeZone: .current)`: the library type after which a value is named, if it has all the static values
  /// and functions with which that is given.
  func libraryType(
    calledLike label: String, having choices: [(name: String, labels: [String?])]
  ) -> String? {
    let name = label.capitalizedFirst
    guard !choices.isEmpty, !PreludeLibrary.isOfOtherFramework(name),
      PreludeLibrary.frameworks(declaring: name) == nil, scope.declaredTexts[name] == nil,
      let type = scope.checker.type(named: name), type.isPrelude,
      type.kind != .protocol, type.generics.parameters.isEmpty
    else { return nil }
    return hasChoices(name, of: choices) ? name : nil
  }

  /// Whether a library type has all static values and functions that are given as implicit members.
  private func hasChoices(_ name: String, of solution: HoleSolution) -> Bool {
    hasChoices(name, of: solution.choices)
  }

  private func hasChoices(
    _ name: String, of choices: [(name: String, labels: [String?])]
  ) -> Bool {
    guard let type = scope.checker.type(named: name) else { return false }
    return choices.allSatisfy { choice in
      choice.labels.isEmpty
        ? scope.checker.memberFacts.hasNamedValue(choice.name, of: type)
        : scope.checker.memberFacts.hasStaticFunction(choice.name, choice.labels, of: type)
    }
  }

  /// The enum with the cases that a value is given which a protocol of its owner mentions: what an `Analytics`
  /// tracks is what an `AnalyticsSpy` keeps.
  private func enumOfProtocols(of owner: String, for solution: HoleSolution) -> String? {
    let protocols = (scope.stubs[owner]?.conformances ?? []).compactMap { scope.stubs[$0] }
    return protocols.lazy.flatMap { $0.words.sorted() }.first { name in
      guard let stub = scope.stubs[name], stub.kind == .enumeration else { return false }
      return solution.choices.allSatisfy { choice in
        stub.cases.contains { $0.name == choice.name && $0.payload.map(\.label) == choice.labels }
      }
    }
  }

  /// The library enum with exactly the cases that a value is compared with, or the generic one with the
  /// case that it is given and after which it is named: `Result` for `result = .success(3)`.
  private func libraryEnum(
    of choices: [(name: String, labels: [String?])], called label: String
  ) -> NominalType? {
    let names = Set(choices.map(\.name))
    if names.count > 1, let known = scope.checker.libraryMatches.libraryEnum(ofCases: names) {
      return known
    }
    return scope.checker.libraryMatches.genericEnum(
      named: label.lastWord.capitalizedFirst, withCases: choices)
  }

  /// The `Failure` of a publisher, if its values are kept or used; nil if nothing shows that it has some.
  private func failure(_ name: String, _ solution: HoleSolution) -> String? {
    let isKept = !scope.checker.holeSolver.holes(sameAs: OpenType.identifier(name)).isEmpty
    guard !solution.members.isEmpty else { return isKept ? "any Error" : nil }
    let hasMembers = scope.checker.type(named: "Error").map {
      scope.checker.memberFacts.hasMembers(solution.members, $0)
    }
    return hasMembers ?? false ? "any Error" : nil
  }

  /// Whether it is the `Failure` of a publisher.
  func isFailureOfPublisher(_ name: String) -> Bool {
    scope.stubs(withOpen: name).contains { stub in
      (stub.properties.map(\.type) + stub.methods.compactMap(\.result)).contains {
        $0.hasPrefix("AnyPublisher<") && $0.hasSuffix(", \(name)>")
      }
    }
  }

  /// Whether a type conforms to protocols.
  private func conforms(_ name: String, to constraints: [Type]) -> Bool {
    guard let type = scope.checker.type(named: name) else { return false }
    return constraints.allSatisfy { constraint in
      constraint.nominal.map { scope.checker.conforms(type.declaredType, to: $0) } ?? false
    }
  }

  /// A type that conforms to protocols: the one that the value's name suggests, a library type, or
  /// a stub.
  private func conforming(
    to constraints: [Type], _ label: String, in name: String, _ guess: StubGuess?
  ) -> String {
    if let number = guess?.uses.number(label), conforms(number, to: constraints) { return number }
    if let unit = scope.checker.libraryMatches.unit(of: label, meeting: constraints) {
      return unit.name
    }
    let called = scope.typeName(of: label)
    if conforms(called, to: constraints), scope.mayBe(called, name) { return called }
    let isOfData = constraints.contains {
      ["Identifiable", "ObservableObject", "Observable", "RawRepresentable"].contains(
        $0.nominal?.name)
    }
    // Any value can be compared, so the name tells more.
    let isOfAny = constraints.allSatisfy {
      ["Equatable", "Hashable", "Comparable"].contains($0.nominal?.name)
    }
    if isOfAny, !scope.isOwnType(called) { return StubGuess.type(of: label) }
    // `Stepper("Minutes", value: $minutes, step: 5)`, `goal.limit - goal.used`
    let isOfNumbers = ["Strideable", "AdditiveArithmetic"].contains {
      asks($0, orInheriting: constraints)
    }
    if isOfNumbers, let number = ["Int", "Double"].first(where: { conforms($0, to: constraints) }) {
      return number
    }
    if !isOfData, let held = StubValue.drawnTypes.first(where: { conforms($0, to: constraints) }) {
      return held
    }
    let known = isOfData ? nil : scope.checker.libraryMatches.libraryType(conformingTo: constraints)
    // A parameter of an initializer needs a named type rather than an opaque one.
    let isVariable = name == OpenType.named(label, label)
    if let known {
      return isVariable && constraints.count == 1 ? "some \(constraints[0])" : known.name
    }
    let own = scope.ownType(for: label)
    conform(own, to: constraints)
    return own
  }

  /// Whether one of some protocols is a protocol of the library, or inherits from it.
  private func asks(_ name: String, orInheriting asked: [Type]) -> Bool {
    asked.contains { constraint in
      constraint.nominal.map { scope.checker.conformances.inherits($0, fromPrelude: name) } ?? false
    }
  }

  private func asks(_ name: String, _ solution: HoleSolution) -> Bool {
    solution.constraints.contains { $0.isPrelude(name) }
  }
}
