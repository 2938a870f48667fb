package import Semantics

/// What is called for accesses that the dependency graph does not record, while a scope is tracked.
package struct SilentAccessHooks {
  /// Reads of fields.
  package var onRead: ((Value, Int) -> Void)?
  /// Reads of global and static variables.
  package var onVariableRead: ((GlobalVariable) -> Void)?
  /// Reads of weak and unowned references.
  package var onWeakRead: ((Value) -> Void)?
  /// Reads of the current time.
  package var onClockRead: (() -> Void)?
  /// Arguments that the library does not read: they only say how views are drawn and laid out.
  package var onUnreadArgument: ((Value) -> Void)?
  /// Writes to a field of an older object, beforehand.
  package var onWrite: ((Value, Int) -> Void)?
  /// Writes to a global or static variable, beforehand.
  package var onVariableWrite: ((GlobalVariable, Value) -> Void)?

  package init() {}
}
