/// Memoized results for arguments and closures of the current statement, and the recorders of those
/// being checked.
struct MemoTable {
  private var memos: [Memo.Key: [Memo]] = [:]
  /// Record the dependencies of the expressions being checked, from the outermost inwards.
  private var recorders: [DependencyRecorder] = []

  var isEmpty: Bool { memos.isEmpty }

  /// The results for a key; they may differ in the meaning of names inside.
  func values(of key: Memo.Key) -> [Memo] { memos[key] ?? [] }

  mutating func keep(_ memo: Memo, for key: Memo.Key) { memos[key, default: []].append(memo) }

  /// Discards all results at the end of a statement.
  mutating func forgetAll() { memos = [:] }

  mutating func beginRecording(_ recorder: DependencyRecorder) -> DependencyRecorder {
    recorders.append(recorder)
    return recorder
  }

  mutating func endRecording() { recorders.removeLast() }

  /// Records the use of a variable for all expressions being memoized.
  func note(_ variable: LocalVariable, of owner: BodyContext) {
    for recorder in recorders { recorder.note(variable, of: owner) }
  }

  /// Records the meaning of a name.
  func note(_ name: String, _ found: BodyChecker.Found) {
    for recorder in recorders { recorder.note(name, found) }
  }
}
