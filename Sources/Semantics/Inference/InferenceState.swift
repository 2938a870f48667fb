import SourceText

/// The type variables there are, and what waits for them to be known.
///
/// Whoever tries something notes where the lists end, and cuts them there to take it back: see
/// `Checkpoint`.
struct InferenceState {
  /// Variables in the order in which they were bound.
  var trail: [TypeVariable] = []
  /// Literal variables that wait for their default type.
  var openVariables: [TypeVariable] = []
  /// Conformances asked of types that were not known yet.
  var pendingConformances: [PendingConformance] = []
  /// Associated types that are being looked up.
  var guards = AssociatedTypeGuards()
  /// How many type variables there have been.
  private(set) var variableCount = 0

  mutating func makeVariable(_ literal: TypeVariable.Literal?) -> TypeVariable {
    variableCount += 1
    let variable = TypeVariable(id: variableCount, literal: literal)
    if literal != nil { openVariables.append(variable) }
    return variable
  }

  /// Opens the variables again that were bound since the trail was of a length.
  mutating func undo(to mark: Int) {
    while trail.count > mark { trail.removeLast().binding = nil }
  }

  /// Forgets what was opened and asked since the lists were of some lengths.
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
  let requirer: Requirer
}
