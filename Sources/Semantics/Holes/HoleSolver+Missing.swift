import SourceText

/// Inference of undeclared names: each gets a hole as its type, which all its uses determine before
/// a stub is declared.
extension HoleSolver {
  /// Whether an undeclared value of this name gets a hole as its type.
  func infersUndeclared(_ name: String) -> Bool {
    // Types, which begin with a capital, are declared at once instead.
    checker.holes.missing != nil && name.first { $0 != "$" }?.isLowercase ?? false
  }

  /// Whether a member that a type lacks gets a hole as its type: only if the type is a stub.
  func infersUndeclared(_ name: String, of type: Type) -> Bool {
    infersUndeclared(name) && unifier.simplify(type).nominal?.source.isStub ?? false
  }

  /// Declares a stub for an undeclared type at once, so that the same check infers its members;
  /// returns whether it did.
  func declareMissingType(_ name: String, in source: Source) -> Bool {
    guard let make = checker.holes.makeType, !source.isStub, !source.isLibrary,
      name.first?.isUppercase ?? false, let made = make(name)
    else { return false }
    for hole in made.holes where checker.holes[hole] == nil {
      guard case .variable(let variable) = makeHole() else { continue }
      checker.holes[hole] = variable
    }
    checker.inputs.declareAmidst(made.declaration)
    return checker.type(named: name) != nil
  }

  /// Runs some work in which a type that nothing declares stays undeclared.
  package func withoutMakingTypes<Result>(_ work: () -> Result) -> Result {
    let make = checker.holes.makeType
    checker.holes.makeType = nil
    defer { checker.holes.makeType = make }
    return work()
  }

  /// The hole of an undeclared value; for `$name`, a binding to the hole of `name`.
  func missingValue(_ name: String, _ errors: [Diagnostic]) -> Type {
    let own = String(name.drop { $0 == "$" })
    let type = holeType(HoleTable.UndeclaredName(owner: nil, name: own, isStatic: false), errors)
    return own == name ? type : checker.known("Binding", type)
  }

  /// The hole of a member that a stub lacks.
  func missingMember(
    _ name: String, of type: Type, isStatic: Bool, _ errors: [Diagnostic]
  ) -> Type {
    let owner = unifier.simplify(type).nominal
    return holeType(HoleTable.UndeclaredName(owner: owner, name: name, isStatic: isStatic), errors)
  }

  private func holeType(_ name: HoleTable.UndeclaredName, _ errors: [Diagnostic]) -> Type {
    for error in errors { checker.holes.note(error) }
    if let known = checker.holes[name] { return .variable(known) }
    let type = makeHole()
    if case .variable(let variable) = type { checker.holes[name] = variable }
    return type
  }

  /// The undeclared value or member of this name whose hole is unified with a type variable.
  func missing(_ name: String, solvedAs variable: TypeVariable) -> HoleTable.UndeclaredName? {
    checker.holes.missing?.first { missing, open in
      guard missing.name == name, case .variable(let own) = unifier.simplify(.variable(open)) else {
        return false
      }
      return own === variable
    }?.key
  }

  /// Names the hole of an undeclared value, or of the result of its calls.
  package func name(_ hole: String, ofMissing value: String, isCalled: Bool) {
    name(
      hole, HoleTable.UndeclaredName(owner: nil, name: value, isStatic: false), isCalled: isCalled)
  }

  /// Names the hole of a member that a stub lacks, or of the result of its calls.
  package func name(
    _ hole: String, ofMissing member: String, of type: Type, isStatic: Bool, isCalled: Bool
  ) {
    guard let owner = type.nominal else { return }
    name(
      hole, HoleTable.UndeclaredName(owner: owner, name: member, isStatic: isStatic),
      isCalled: isCalled)
  }

  /// Names the hole of an undeclared value or member, or of the result of its calls, so that its
  /// solution can be queried.
  private func name(_ hole: String, _ missing: HoleTable.UndeclaredName, isCalled: Bool) {
    guard checker.holes[hole] == nil, let variable = checker.holes[missing] else { return }
    guard isCalled else {
      checker.holes[hole] = variable
      return
    }
    guard case .variable(let open) = unifier.simplify(.variable(variable)),
      let result = open.hole?.result
    else { return }
    name(hole, result)
  }

  /// Names the hole of a hole's member, or of the result of its calls.
  package func name(
    _ name: String, ofMember member: String, ofHole hole: String, isCalled: Bool
  ) {
    guard let variable = checker.holes[hole],
      case .variable(let open) = unifier.simplify(.variable(variable)),
      let type = open.hole?.type(of: member)
    else { return }
    guard isCalled else { return self.name(name, type) }
    if case .variable(let method) = unifier.simplify(type), let result = method.hole?.result {
      self.name(name, result)
    }
  }

  /// Names the holes in a hole's type, in the order of its text: `items.0` is the element of the
  /// array `items`.
  package func nameParts(ofHole name: String) {
    guard let variable = checker.holes[name] else { return }
    let type = unifier.normalize(.variable(variable))
    if case .variable = type { return }
    var count = 0
    _ = type.containsVariable { part in
      self.name("\(name).\(count)", .variable(part))
      count += 1
      return false
    }
  }

  private func name(_ hole: String, _ type: Type) {
    guard checker.holes[hole] == nil else { return }
    if case .variable(let variable) = unifier.simplify(type) {
      checker.holes[hole] = variable
      return
    }
    guard case .variable(let variable) = makeHole() else { return }
    _ = unifier.unify(.variable(variable), type)
    checker.holes[hole] = variable
  }
}
