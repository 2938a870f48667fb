import Semantics
import SourceText

/// The types that names suggest where no use tells one.
extension OpenTypeSolver {
  /// Gives the remaining open types the types that their names suggest.
  ///
  /// - Parameters:
  ///   - known: The types that they had before, by the names of the open types.
  ///   - guess: The guess for the text that uses a variable.
  func suggestTypes(_ known: [String: String], _ guess: (_ variable: String) -> StubGuess?) {
    while let name = scope.openTypesOfStubs.first {
      // What is passed on has one type, which the name of one place may tell.
      let others = scope.checker.holeSolver.holes(sameAs: OpenType.identifier(name)).map {
        "`\($0)`"
      }
      let isText = ([name] + others).contains { isBoundToText($0, guess) }
      let named =
        isText
        ? "String"
        : others.lazy.compactMap { [scope] other in
          OpenType.staticOwner(of: other) == nil && !OpenType.isUnnamedResult(other)
            ? scope.declaredType(of: OpenType.label(of: other)) : nil
        }.first { scope.mayBe($0, name) }
      let argument = ([name] + others).lazy.compactMap { open in
        scope.stubs(withOpen: open).first.map(GenericForm.init).flatMap {
          $0.argument(ofPayload: open) ?? $0.list(of: open)
        }
      }.first
      if let argument {
        for same in [name] + others { _ = tell(same, as: argument) }
        continue
      }
      let error = ([name] + others).lazy.compactMap(owner(ofError:)).first
      // A static member that is the value of a property is named after that.
      let places = ([name] + others).filter { OpenType.staticOwner(of: $0) == nil }
      let type =
        known[name] ?? error ?? failure(of: [name] + others) ?? cast(of: [name] + others, guess)
        ?? named ?? owner(ofAnyOf: [name] + others)
        ?? suggestion(forAnyOf: places, guess)
        ?? suggestion(forEntry: places.first ?? name)
        ?? places.first(where: OpenType.isUnnamedResult).map { _ in "Void" }
        ?? suggestion(for: places.first ?? name, guess)
      let shared = places.first { !OpenType.isOfResult($0) } ?? places.first ?? name
      for same in [name] + others { _ = tell(same, as: type, suggested: shared) }
    }
  }

  /// `store.value(for: key) as? Value`: the type of values that are cast to others; nil for other places.
  private func cast(
    of places: [String], _ guess: (_ variable: String) -> StubGuess?
  ) -> String? {
    let isCast = places.contains { place in
      guess(OpenType.label(of: place))?.uses.names.contains { use in
        guard case .cast(let name) = use else { return false }
        return OpenType.label(of: place) == name || OpenType.isOfResult(place, ofCallsOf: name)
      } ?? false
    }
    return isCast ? "Any?" : nil
  }

  /// The errors of a publisher that something keeps; nil for other places.
  private func failure(of places: [String]) -> String? {
    let failures = places.filter(scope.choices.isFailureOfPublisher)
    return failures.isEmpty || failures.count == places.count ? nil : "any Error"
  }

  /// `SettingsPanel(settings: GameSettings.default)`: the owner of a static member after which a place for its
  /// value is named.
  private func owner(ofAnyOf places: [String]) -> String? {
    let labels = places.filter { OpenType.staticOwner(of: $0) == nil }.map(OpenType.label)
    let isText = labels.contains { StubGuess.isText($0) || StubGuess.type(of: $0) != "String" }
    return places.lazy.compactMap(scope.choices.staticOwner).first { owner in
      labels.contains { owner.hasSuffix($0.capitalizedFirst) && !$0.isEmpty }
        // Variables hold values of it.
        || !labels.isEmpty && !isText && scope.expected.contains { $0.holds(owner) }
    }
  }

  /// `case .move(let id, let offset)`: whether a pattern binds an associated value to the name of a text.
  private func isBoundToText(_ name: String, _ guess: (_ variable: String) -> StubGuess?) -> Bool {
    guard OpenType.isOfPayload(name) else { return false }
    return guess(name)?.uses.name(boundTo: name).map { bound in
      StubGuess.isText(bound) && scope.declaredType(of: bound) == nil
    } ?? false
  }

  /// The type of what is passed from one place to others, if the name of one suggests a type: that, or else
  /// one named after it.
  private func suggestion(
    forAnyOf places: [String], _ guess: (_ variable: String) -> StubGuess?
  ) -> String? {
    // Members of one type that have the same are compared or added, not passed on.
    guard Set(places.map { OpenType.owner(of: $0) ?? $0 }).count > 1 else { return nil }
    let isFree = scope.checker.holeSolver.solution(ofHole: OpenType.identifier(places[0]))?.isFree
    let labels = places.compactMap { place -> String? in
      OpenType.isOfPayload(place)
        ? guess(place)?.uses.name(boundTo: place)
        : OpenType.isOfResult(place) || OpenType.isUnnamedPart(place)
          ? nil : OpenType.label(of: place)
    }
    let types = labels.map { label in
      let type = StubGuess.type(of: label)
      return type == "String" ? guess(label)?.uses.number(label) ?? type : type
    }
    // A plural tells less than other names: `ReminderToggle(isOn: $wantsReminders)`.
    return types.first { $0 != "String" && !$0.hasPrefix("[") } ?? types.first { $0 != "String" }
      ?? (labels.contains(where: StubGuess.isText) ? "String" : nil)
      ?? (isFree ?? false ? labels.first.map { scope.ownType(for: $0) } : nil)
  }

  /// `@Environment(\.accountService)`: a type of its own for an entry of the environment whose name
  /// tells no other one; nil for other open types.
  private func suggestion(forEntry name: String) -> String? {
    let label = OpenType.label(of: name)
    guard let owner = OpenType.owner(of: name), Stub.entryTypes.contains(owner),
      !OpenType.isPart(name), ["String", "[String]"].contains(scope.typeName(of: label)),
      !StubGuess.isText(label)
    else { return nil }
    return scope.ownType(for: label)
  }

  /// The type of all values that texts pass for an associated value whose type is unknown; nil if there
  /// are several.
  private func typePassed(asPayload name: String) -> String? {
    guard let (element, place) = OpenType.payload(of: name),
      let owner = scope.stubs(withOpen: name).first?.name
    else { return nil }
    let label = scope.stubs[owner]?.cases.first { $0.name == element }?.payload[place].label
    let values = scope.table.passed(to: element, of: owner).filter {
      $0.parameter.label == label && (label != nil || $0.parameter.place == place)
    }.flatMap(\.values)
    let types = Set(values.map(\.type))
    return types.count == 1 ? types.first.map(scope.makeable) : nil
  }

  func suggestion(
    for name: String, _ guess: (_ variable: String) -> StubGuess?
  ) -> String {
    let own = OpenType.label(of: name)
    let label = guess(own)?.uses.name(boundTo: name) ?? own
    if OpenType.isUnnamedResult(name) { return "Void" }
    if OpenType.isOfPayload(name) {
      return typePassed(asPayload: name)
        ?? (label == own ? nil : scope.declaredType(of: label)) ?? OpenType.anyPayload
    }
    if let owner = scope.choices.staticOwner(of: name) {
      // `PomodoroMath.progress(at: now)` is no value of a type that nothing holds.
      let isHeld = ([guess(label)].compactMap(\.self) + scope.expected).contains { $0.holds(owner) }
      let named = StubGuess.type(of: label)
      let isNumber = PassedValue.numbers.contains(named) && !isHeld
      return named == "Bool" || isNumber ? named : owner
    }
    if scope.choices.isFailureOfPublisher(name) { return "Never" }
    let isVariable = name == OpenType.named(label, label) && scope.stubs[label]?.kind == .variable
    let number =
      guess(label)?.uses.number(label) ?? (scope.measuredNames.contains(label) ? "Int" : nil)
    let type =
      (isVariable ? guess(label)?.type(ofVariable: label) : nil) ?? StubGuess.type(of: label)
    let suggested =
      scope.choices.nestedType(for: name) ?? scope.declaredType(of: label)
      ?? scope.members.datum(named: [label])
      ?? (type == "String" || type.hasPrefix("[") ? number ?? type : type)
    let isUnwrapped = ([guess(label)].compactMap(\.self) + scope.expected)
      .contains { $0.uses.isUnwrapped(name) }
    return isUnwrapped && !suggested.hasSuffix("?") ? suggested + "?" : suggested
  }
}
