import SourceText

/// The type variables, and what waits for their solutions.
///
/// A speculative check records the lengths of the lists and truncates them to undo its effects; see
/// `Checkpoint`.
struct InferenceState {
  /// The bound variables, in the order of binding.
  var trail: [TypeVariable] = []
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

  /// Unbinds the variables bound since the trail had a length.
  mutating func undo(to mark: Int) {
    while trail.count > mark { trail.removeLast().binding = nil }
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
