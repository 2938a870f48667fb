package import SourceText

/// Infers the types that stubs leave open, the holes, from their uses.
package struct HoleSolver: CheckerPart {
  let checker: TypeChecker

  /// Starts solving: makes a new hole for each name that stubs use for an open type.
  ///
  /// - Parameters:
  ///   - infersUndeclared: Whether values that are not declared, and members that stubs lack, have
  ///     open types, too.
  ///   - makeType: Makes a declaration of a type that nothing declares, with names for its open types.
  package func openHoles(
    _ names: some Sequence<String>, infersUndeclared: Bool = false,
    makeType: ((_ name: String) -> (declaration: Source, holes: [String])?)? = nil
  ) {
    checker.holes = HoleTable(infersUndeclared: infersUndeclared)
    checker.holes.makeType = makeType
    for name in names {
      guard case .variable(let variable) = makeHole() else { continue }
      checker.holes[name] = variable
    }
  }

  /// Ends solving: discards all holes.
  package func closeHoles() { checker.holes = HoleTable() }

  /// Returns and resets the effects of stub functions, as inferred from the calls checked since the
  /// last call of this function.
  package func takeStubEffects() -> StubEffects {
    defer { checker.holes.effects = StubEffects() }
    return checker.holes.effects ?? StubEffects()
  }

  /// The errors about what has an open type because it is missing.
  package var missingErrors: [Diagnostic] { checker.holes.errors }

  /// The types of the values that are passed to stubs in what was checked since `openHoles`.
  package var stubArguments: [StubArguments.Parameter: [StubArguments.Given]] {
    checker.holes.arguments.solved(by: unifier)
  }

  /// The starts of `init` where `.init` makes values of stubs in what was checked since `openHoles`,
  /// by the names of the stubs.
  package var implicitInits: [String: Set<Int32>] { checker.holes.implicitInits }

  /// What the uses of a hole have determined so far.
  package func solution(ofHole name: String) -> HoleSolution? {
    guard let variable = checker.holes[name] else { return nil }
    guard case .variable(let open) = unifier.simplify(.variable(variable)) else {
      let type = unifier.normalize(.variable(variable))
      return HoleSolution(
        type: type, isDefault: false, lacksMembers: lacksMembers(type),
        members: [], choices: [], choicesMade: [], calls: [], constraints: [])
    }
    let hole = open.hole ?? Hole()
    return HoleSolution(
      type: unifier.defaultType(of: open), isDefault: true, lacksMembers: false,
      members: hole.members.map { member in
        var (calls, givesList): ([[String?]], Bool) = ([], false)
        if case .variable(let open) = unifier.simplify(member.type), let hole = open.hole {
          calls = hole.calls
          givesList = hole.result.map { unifier.simplify($0).isPrelude("Array") } ?? false
        }
        let wrapped = unifier.simplify(member.type).wrapped.flatMap(self.hole)
        return HoleSolution.Member(
          name: member.name, calls: calls, givesList: givesList,
          wrapsObject: !(wrapped?.hole?.members.isEmpty ?? true))
      },
      choices: hole.choices.map { ($0.name, $0.labels) },
      choicesMade: Set(hole.choices.filter(\.isMade).map(\.name)), calls: hole.calls,
      constraints: open.constraints)
  }

  /// Whether a stub that a type mentions lacks members that were used of a hole before it was solved as that
  /// stub.
  private func lacksMembers(_ type: Type) -> Bool {
    !checker.holes.lacking.isEmpty
      && type.mentionedDeclarations.contains {
        checker.holes.lacking.contains(ObjectIdentifier($0))
      }
  }

  func makeHole(_ hole: Hole = Hole(), constraints: [Type] = []) -> Type {
    let type = checker.makeVariable()
    if case .variable(let variable) = type {
      variable.hole = hole
      variable.constraints = constraints
    }
    return type
  }

  /// The unsolved hole that a type is; nil for other types.
  func hole(_ type: Type) -> TypeVariable? {
    guard !checker.holes.isEmpty, case .variable(let variable) = unifier.simplify(type),
      variable.hole != nil
    else { return nil }
    checker.lookupRecorder?.noteHole()
    return variable
  }

  /// The variables to which holes are bound for now; they get no default before the whole text is
  /// checked.
  var openHoles: Set<ObjectIdentifier> {
    Set(
      checker.holes.all.compactMap { variable in
        guard case .variable(let root) = Type.variable(variable).shallow else { return nil }
        return ObjectIdentifier(root)
      })
  }

  /// Solves a hole as a type with an open part, such as an optional or an array, and returns the
  /// part.
  func solve(_ variable: TypeVariable, as make: (Type) -> Type) -> Type {
    let part = makeHole()
    _ = unifier.unify(.variable(variable), make(part))
    return part
  }

  /// The type of a hole's member.
  func member(_ name: String, of variable: TypeVariable) -> Type {
    var hole = variable.hole ?? Hole()
    if let known = hole.type(of: name) { return known }
    if let range = checker.libraryMatches.rangeOfIndices(givenBy: name),
      unifier.unify(.variable(variable), checker.array(makeHole()))
    {
      return range
    }
    let type = makeHole()
    hole.members.append(Hole.Member(name: name, type: type))
    replace(variable, by: hole)
    return type
  }

  /// Records an implicit member of a hole.
  ///
  /// - Parameter isMade: Whether it is a call that makes a value.
  func addChoice(
    _ name: String, _ labels: [String?], to variable: TypeVariable, isMade: Bool = false
  ) {
    var hole = variable.hole ?? Hole()
    if let index = hole.choices.firstIndex(where: { $0.name == name }) {
      let known = hole.choices[index]
      guard known.labels.isEmpty && !labels.isEmpty || isMade && !known.isMade else { return }
      hole.choices[index] = Hole.Choice(name: name, labels: labels, isMade: isMade)
    } else {
      hole.choices.append(Hole.Choice(name: name, labels: labels, isMade: isMade))
    }
    replace(variable, by: hole)
  }

  /// Records a call of a hole's value with these labels; nil for an unlabeled argument.
  func addCall(_ labels: [String?], to variable: TypeVariable) {
    var hole = variable.hole ?? Hole()
    guard !hole.calls.contains(labels) else { return }
    hole.calls.append(labels)
    replace(variable, by: hole)
  }

  /// Sets the result type of a hole's calls.
  func setResult(_ type: Type, of variable: TypeVariable) {
    var hole = variable.hole ?? Hole()
    hole.result = type
    replace(variable, by: hole)
  }

  /// Requires a hole to conform to protocols.
  func require(_ constraints: [Type], of variable: TypeVariable) {
    let new = constraints.filter {
      $0.nominal?.kind == .protocol && !variable.constraints.contains($0)
    }
    guard !new.isEmpty else { return }
    if let witness = witness(of: new) {
      _ = unifier.unify(.variable(variable), witness)
      return
    }
    checker.inference.bind(
      variable, to: makeHole(variable.hole ?? Hole(), constraints: variable.constraints + new))
  }

  private func replace(_ variable: TypeVariable, by hole: Hole) {
    checker.inference.bind(variable, to: makeHole(hole, constraints: variable.constraints))
  }

  /// Unifies a hole with another variable.
  func unify(hole: TypeVariable, _ other: TypeVariable) -> Bool {
    guard let more = other.hole else {
      if other.literal != nil {
        return (hole.hole?.members.isEmpty ?? true) && bindHole(hole, .variable(other))
      }
      return ask(other.constraints, of: hole, as: other)
    }
    var both = hole.hole ?? Hole()
    for member in more.members where both.type(of: member.name) == nil {
      both.members.append(member)
    }
    both.choices += more.choices.filter { !both.choices.contains($0) }
    let joined = makeHole(
      both,
      constraints: hole.constraints + other.constraints.filter { !hole.constraints.contains($0) })
    for variable in [hole, other] {
      checker.inference.bind(variable, to: joined)
    }
    let twice = (hole.hole?.members ?? []).compactMap { member in
      more.type(of: member.name).map { (member.type, $0) }
    }
    return twice.allSatisfy { unifier.unify($0.0, $0.1) }
  }

  /// Unifies a hole with a generic parameter of a call.
  private func ask(_ constraints: [Type], of hole: TypeVariable, as other: TypeVariable) -> Bool {
    var type: Type
    if let witness = witness(of: constraints) {
      type = witness
    } else {
      type = makeHole(
        hole.hole ?? Hole(),
        constraints: hole.constraints + constraints.filter { !hole.constraints.contains($0) })
    }
    type = unifier.simplify(type)
    guard hole.hole?.members.isEmpty ?? true || isVariable(type) else {
      return unifier.bind(other, to: type) && unifier.unify(.variable(hole), type)
    }
    for variable in [hole, other] {
      checker.inference.bind(variable, to: type)
    }
    return true
  }

  private func isVariable(_ type: Type) -> Bool {
    if case .variable = type { true } else { false }
  }

  /// The usual library type for a protocol, as `String` is for `StringProtocol`.
  private func witness(of constraints: [Type]) -> Type? {
    func asks(_ name: String) -> Bool {
      constraints.contains { constraint in
        guard let nominal = constraint.nominal, nominal.kind == .protocol else { return false }
        return conformances.inherits(nominal, fromPrelude: name)
      }
    }
    if asks("StringProtocol") { return checker.string }
    if asks("AsyncSequence") { return checker.known("AsyncStream", makeHole()) }
    if asks("Publisher"), case .type(let publisher)? = checker.lookUpPrelude("AnyPublisher").first {
      return .nominal(
        publisher, publisher.generics.parameters.map { makeHole(constraints: $0.constraints) })
    }
    if asks("Sequence") { return checker.array(makeHole()) }
    if asks("BinaryFloatingPoint") { return checker.double }
    if asks("BinaryInteger") { return checker.int }
    return nil
  }

  /// How unusual the types are that holes were given since a mark, to rank overloads: `String` is
  /// preferred to `AttributedString`.
  func implausibility(ofHolesSolvedSince mark: Int) -> Int {
    guard !checker.holes.isEmpty else { return 0 }
    return checker.inference.trail.dropFirst(mark).reduce(0) { most, variable in
      guard variable.hole != nil, let binding = variable.binding else { return most }
      return max(most, implausibility(of: unifier.simplify(binding)))
    }
  }

  private func implausibility(of type: Type) -> Int {
    if case .variable(let open) = type { return open.constraints.isEmpty ? 0 : 2 }
    if type == checker.string || !(type.nominal?.isPrelude ?? true) { return 0 }
    // No overload that takes optionals too makes one of a value.
    if let wrapped = type.wrapped { return 1 + implausibility(of: wrapped) }
    let isPlain = [checker.int, checker.double, checker.bool].contains(type)
    return isPlain || type.isPrelude("Array") ? 1 : 4
  }

  /// The function type without `throws`: an argument may have it even if the parameter's type
  /// throws.
  func plain(_ type: Type) -> Type {
    guard case .function(let function) = type, function.isThrowing else { return type }
    return .function(
      FunctionType(
        parameters: function.parameters, result: function.result, isAsync: function.isAsync))
  }

  /// Makes the open generic arguments in a hole's type holes: uses of values of the type show what they are.
  private func openParts(of type: Type) {
    _ = type.containsVariable { part in
      if part.binding == nil, part.hole == nil, part.literal == nil {
        checker.inference.bind(part, to: makeHole(constraints: part.constraints))
      }
      return false
    }
  }

  /// Binds a hole to a type; fails if that lacks a member used of the hole, unless the type is a
  /// stub itself.
  func bindHole(_ variable: TypeVariable, _ type: Type) -> Bool {
    checker.lookupRecorder?.noteHole()
    openParts(of: type)
    checker.inference.bind(variable, to: plain(type))
    guard let hole = variable.hole else { return true }
    for member in hole.members {
      let candidates = memberLookup.lookUpMembers(member.name, in: type)
      if candidates.isEmpty {
        guard let nominal = type.nominal, nominal.source.isStub else { return false }
        checker.holes.lacking.insert(ObjectIdentifier(nominal))
      }
      guard candidates.count == 1, case .property(let property) = candidates[0].member,
        !property.isStatic
      else { continue }
      let known = property.type.substituting(candidates[0].map)
      // What is assigned to an optional may be one.
      let isOfType =
        unifier.unify(member.type, known)
        || known.wrapped.map { unifier.unify(member.type, $0) } ?? false
      guard isOfType else { return false }
    }
    return true
  }
}

extension Type {
  /// Whether it lacks generic arguments that an initial value must determine.
  var lacksArguments: Bool { containsVariable { $0.binding == nil && $0.hole == nil } }
}
