/// All rules, in the order in which they are listed.
package enum RuleTable {
  package static let rules: [Rule] = updates + losses + silences

  package static func rule(named name: String) -> Rule? { rules.first { $0.name == name } }

  /// Views update where nothing changed for them.
  private static let updates: [Rule] = [
    .closureField, .environmentClosure, .bindingGetSet, .bindingsOfRows, .structRows, .notEquatable,
    .optionalObject, .inPlace, .oneStruct, .sharedSet, .wholeObject, .parentReads, .helperView,
    .unreadWrapper, .varyingRows, .workInBody, .onChangeFeedsItself,
  ]

  /// What a view has kept is lost.
  private static let losses: [Rule] = [
    .inlineObject, .objectInState, .freshID, .idSelf, .forEachIndices, .growingRange, .branchState,
  ]

  /// Views do not update where they should.
  private static let silences: [Rule] = [
    .classInState, .frozenState, .ignoredShown, .hiddenByCache, .hiddenByEquality, .missingAccess,
    .nestedObservableObject, .observableWrapper, .sheetCapture, .writeInBody,
  ]
}
