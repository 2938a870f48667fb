/// What arguments and closures in the statement at hand came to, and what is being checked to be kept.
struct MemoTable {
  private var memos: [Memo.Key: [Memo]] = [:]
  /// They note what the parts that are being checked depend on, from the outermost inwards.
  private var recorders: [DependencyRecorder] = []

  var isEmpty: Bool { memos.isEmpty }

  /// What was kept for a key: it may differ by what the names inside meant.
  func values(of key: Memo.Key) -> [Memo] { memos[key] ?? [] }

  mutating func keep(_ memo: Memo, for key: Memo.Key) { memos[key, default: []].append(memo) }

  /// Forgets what was kept, as a statement is over.
  mutating func forgetAll() { memos = [:] }

  mutating func beginRecording(_ recorder: DependencyRecorder) -> DependencyRecorder {
    recorders.append(recorder)
    return recorder
  }

  mutating func endRecording() { recorders.removeLast() }

  /// Notes the use of a variable for all that is being checked to be kept.
  func note(_ variable: LocalVariable, of owner: BodyContext) {
    for recorder in recorders { recorder.note(variable, of: owner) }
  }

  /// Notes what a name meant.
  func note(_ name: String, _ found: BodyChecker.Found) {
    for recorder in recorders { recorder.note(name, found) }
  }
}
