/// All rules, in the order in which they are listed.
package enum RuleTable {
  package static let rules: [Rule] = updates + losses + silences

  package static func rule(named name: String) -> Rule? { rules.first { $0.name == name } }

  /// Rules about updates without changes.
  private static let updates: [Rule] = [
    .closureField, .environmentClosure, .bindingGetSet, .bindingsOfRows, .structRows, .notEquatable,
    .optionalObject, .inPlace, .oneStruct, .sharedSet, .wholeObject, .parentReads, .helperView,
    .unreadWrapper, .varyingRows, .workInBody, .onChangeFeedsItself,
  ]

  /// Rules about lost state.
  private static let losses: [Rule] = [
    .inlineObject, .objectInState, .freshID, .idSelf, .forEachIndices, .otherOffsets,
    .growingRange, .branchState,
    .erasedState, .stateInInit, .lostBinding,
  ]

  /// Rules about missing updates.
  private static let silences: [Rule] = [
    .classInState, .frozenState, .seededState, .runsOnce, .unconnectedState, .unconnectedTimer,
    .remadePublisher,
    .unkeptSubscription, .unmatchedTag, .missingDestination, .shownClock, .ignoredShown,
    .hiddenByCache, .hiddenByEquality, .missingAccess,
    .unobservedObject, .nestedObservableObject, .observableWrapper, .sheetCapture, .writeInBody,
  ]
}
