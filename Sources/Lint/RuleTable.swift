/// All rules, in the order in which they are listed.
package enum RuleTable {
  package static let rules: [Rule] = updates + losses + silences

  package static func rule(named name: String) -> Rule? { rules.first { $0.name == name } }

  /// Rules about updates without changes.
  private static let updates: [Rule] = [
    ClosureField.rule, EnvironmentClosure.rule, BindingGetSet.rule, BindingsOfRows.rule,
    StructRows.rule, NotEquatable.rule, OptionalObject.rule, InPlace.rule, OneStruct.rule,
    SharedSet.rule, WholeObject.rule, ParentReads.rule, HelperView.rule, UnreadWrapper.rule,
    VaryingRows.rule, WorkInBody.rule, OnChangeFeedsItself.rule,
  ]

  /// Rules about lost state.
  private static let losses: [Rule] = [
    InlineObject.rule, ObjectInState.rule, FreshID.rule, IDSelf.rule, ForEachIndices.rule,
    OtherOffsets.rule, GrowingRange.rule, BranchState.rule, ErasedState.rule, StateInInit.rule,
    LostBinding.rule,
  ]

  /// Rules about missing updates.
  private static let silences: [Rule] = [
    ClassInState.rule, FrozenState.rule, SeededState.rule, RunsOnce.rule,
    UnconnectedStateRule.rule, UnconnectedTimer.rule, RemadePublisher.rule,
    UnkeptSubscription.rule, UnmatchedTag.rule, MissingDestination.rule, ShownClock.rule,
    IgnoredShown.rule, HiddenByCache.rule, HiddenByEquality.rule, MissingAccess.rule,
    UnobservedObject.rule, NestedObservableObject.rule, ObservableWrapper.rule, SheetCapture.rule,
    WriteInBody.rule,
  ]
}
