import SourceText

/// Tracks consumed values: by `consume`, and by consuming uses of noncopyable values.
struct ConsumptionTracker: InitializationPart {
  let analysis: DefiniteInitialization

  /// Consumes a variable's value.
  func consume(_ variable: LocalVariable, at span: Span) {
    let key = Key.local(ObjectIdentifier(variable))
    if let first = analysis.state.consumed[key] {
      reportMove(
        variable, .twice(variable.name),
        [note(.consumedHere, first), note(.consumedAgainHere, span)])
      return
    }
    if variable.type.isNoncopyable {
      if analysis.captures.contains(ObjectIdentifier(variable)) || isCapturedAhead(key) {
        return reportMove(
          variable, always: true,
          .ofCaptured(variable.name),
          [note(.consumedHere, span)])
      }
      if isBorrowed(variable) {
        return reportMove(
          variable, .ofBorrowed(variable.name),
          [note(.consumedHere, span)])
      }
    }
    analysis.state.consumed[key] = span
    if isGiven(variable) { analysis.mustBeReinitialized[key] = variable }
    analysis.known[key] = variable
  }

  /// Visits code that captures the variables declared before it.
  func visitCapturing(_ visit: () -> Void) {
    let outer = analysis.visibleCaptures
    analysis.visibleCaptures = analysis.visibleCaptures ?? analysis.introduced
    visit()
    analysis.visibleCaptures = outer
  }

  private func isCapturedAhead(_ key: Key) -> Bool {
    guard let ahead = analysis.visibleCaptures else { return false }
    return ahead.contains(key) || !analysis.introduced.contains(key)
  }

  /// Reports the use of a variable that was consumed.
  func requireUnmoved(_ variable: LocalVariable, _ span: Span) {
    guard let place = analysis.state.consumed[.local(ObjectIdentifier(variable))] else { return }
    reportMove(
      variable, .usedAfter(variable.name),
      [note(.consumedHere, place), note(.usedHere, span)])
  }

  /// Joins the current state with that where errors are caught.
  func noteThrow() {
    if analysis.state.isReachable {
      analysis.thrown = analysis.thrown?.joined(analysis.state) ?? analysis.state
    }
  }

  /// Reports variables that are consumed at the end of the body but belong to the caller.
  func requireGivenBack() {
    guard analysis.state.isReachable, !analysis.isSilent else { return }
    let missing = analysis.mustBeReinitialized.compactMap { key, variable in
      analysis.state.consumed[key].map { (variable, $0) }
    }
    for (variable, place) in missing.sorted(by: { $0.1.start < $1.1.start }) {
      reportMove(
        variable, .notGivenBack(variable.name),
        [note(.consumedHere, place)])
    }
  }

  /// Reports variables consumed in an iteration of a loop and not declared in it.
  func requireUnmoved(
    since entry: State, inLoopDeclaring own: Set<Key>
  ) {
    guard analysis.state.isReachable, !analysis.isSilent else { return }
    let left = analysis.state.consumed.filter {
      entry.consumed[$0.key] == nil && !own.contains($0.key)
    }
    for (key, place) in left.sorted(by: { $0.value.start < $1.value.start }) {
      guard let variable = analysis.known[key] else { continue }
      reportMove(
        variable, .inLoop(variable.name), [note(.consumedHere, place)])
    }
  }

  /// Declares the variables that a pattern binds.
  func introduce(_ pattern: TypedPattern) {
    switch pattern {
    case .bind(let variable):
      let key = Key.local(ObjectIdentifier(variable))
      analysis.introduced.insert(key)
      analysis.state.consumed[key] = nil
    case .tuple(let parts), .enumCase(_, let parts): parts.forEach(introduce)
    case .optionalSome(let inner), .asType(let inner, _): introduce(inner)
    case .wildcard, .bindGlobal, .optionalNone, .isType, .expression: return
    }
  }

  /// Whether the caller owns the value.
  private func isBorrowed(_ variable: LocalVariable) -> Bool {
    if analysis.introduced.contains(.local(ObjectIdentifier(variable))) { return false }
    if variable === analysis.selfVariable {
      return analysis.function.selfParameter == .value && !analysis.function.modifiers.isConsuming
    }
    return variable.isLet
  }

  /// Whether the caller expects a value back.
  private func isGiven(_ variable: LocalVariable) -> Bool {
    variable.isInout
      || variable === analysis.selfVariable && analysis.function.selfParameter == .inout
        && analysis.function.kind != .initializer
  }

  /// Reports one error per variable, at its declaration.
  private func reportMove(
    _ variable: LocalVariable, always: Bool = false, _ fact: ConsumptionError, _ notes: [Diagnostic]
  ) {
    guard analysis.state.isReachable, always || !analysis.isSilent,
      analysis.movesReported.insert(ObjectIdentifier(variable)).inserted
    else { return }
    checker.error(
      fact, in: analysis.source, at: variable.span.isEmpty ? analysis.function.span : variable.span,
      notes: notes)
  }

  private func note(_ fact: ConsumptionError, _ span: Span) -> Diagnostic {
    Diagnostic(.note, fact, in: analysis.source, at: span)
  }
}
