import SourceText

/// The type variables, and what waits for their solutions.
///
/// A speculative check records the lengths of the lists and truncates them to undo its effects; see
/// `Checkpoint`.
struct InferenceState {
  /// The bound variables, in the order of binding.
  private(set) var trail: [TypeVariable] = []
  /// What variables that were bound again had been bound to, with the places of their new bindings on the trail.
  private var rebindings: [(position: Int, previous: Type)] = []
  /// The states of the holes: for each bound hole, its place on the trail and the state that its
  /// binding began.
  private var holeStates: [(position: Int, state: Int)] = []
  private var lastHoleState = 0
  /// Literal variables that have no type yet.
  var openVariables: [TypeVariable] = []
  /// Conformances required of types that are still open.
  var pendingConformances: [PendingConformance] = []
  /// Associated types being looked up.
  var guards = AssociatedTypeGuards()
  /// The number of type variables made so far.
  private(set) var variableCount = 0

  mutating func makeVariable(_ literal: TypeVariable.Literal?) -> TypeVariable {
    variableCount += 1
    let variable = TypeVariable(id: variableCount, literal: literal)
    if literal != nil { openVariables.append(variable) }
    return variable
  }

  /// The number of the state of the holes: while it is the same, each of them has the same binding.
  var holeState: Int { holeStates.last?.state ?? 0 }

  /// Binds a variable to a type.
  mutating func bind(_ variable: TypeVariable, to type: Type) {
    variable.binding = type
    if variable.hole != nil {
      lastHoleState += 1
      holeStates.append((trail.count, lastHoleState))
    }
    trail.append(variable)
  }

  /// Binds a variable that is bound already to another type.
  mutating func rebind(_ variable: TypeVariable, to type: Type) {
    if let previous = variable.binding { rebindings.append((trail.count, previous)) }
    bind(variable, to: type)
  }

  /// Repeats bindings that were undone, and that led to a state of the holes.
  mutating func repeatBindings(
    _ bindings: [(variable: TypeVariable, type: Type?)], endingIn state: Int
  ) {
    // Earlier solutions may still be in effect if the expression is checked twice.
    for (variable, type) in bindings where variable.binding == nil {
      if let type { bind(variable, to: type) }
    }
    if !holeStates.isEmpty { holeStates[holeStates.count - 1].state = state }
  }

  /// Undoes the bindings since the trail had a length.
  mutating func undo(to mark: Int) {
    while trail.count > mark {
      let variable = trail.removeLast()
      variable.binding =
        rebindings.last?.position == trail.count ? rebindings.removeLast().previous : nil
    }
    while let last = holeStates.last, last.position >= mark { holeStates.removeLast() }
  }

  /// Truncates the lists of open variables and pending conformances.
  mutating func cut(to openCount: Int, _ pendingCount: Int) {
    openVariables.removeLast(max(0, openVariables.count - openCount))
    pendingConformances.removeLast(max(0, pendingConformances.count - pendingCount))
  }
}

/// A conformance to be checked once the type is known.
struct PendingConformance {
  let type: Type
  let constraint: Type
  let source: Source
  let span: Span
  let requirementOwner: RequirementOwner
}
