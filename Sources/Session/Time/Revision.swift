import SourceText

/// Maps the inputs of a session to their revised versions in a replay.
///
/// Inputs are identified by their text and place; identical inputs have a revision each, in the
/// order in which they run.
final class Revision {
  struct Key: Hashable {
    let name: String
    let line: Int
    let bytes: [UInt8]

    init(_ source: Source) {
      (name, line, bytes) = (source.name, source.firstLine, source.bytes)
    }
  }

  private var plans: [Key: ArraySlice<[Source]>] = [:]
  /// The revisions already returned; those of a file's inputs are requested twice.
  private var made: [ObjectIdentifier: [Source]] = [:]

  /// - Parameter inputs: all inputs in the order in which they run, each with its replacement.
  init(_ inputs: [(source: Source, revised: [Source])]) {
    for (source, revised) in inputs { plans[Key(source), default: []].append(revised) }
  }

  /// The replacement of an input.
  func revised(_ source: Source) -> [Source] {
    if let made = made[ObjectIdentifier(source)] { return made }
    let revised = plans[Key(source)]?.popFirst() ?? [source]
    made[ObjectIdentifier(source)] = revised
    return revised
  }
}

/// How inputs are replayed.
struct Rerun {
  /// For an interrupted input: the number of transactions to run.
  var transactionLimit: Int?
  /// Rewrites inputs, if they run with other code.
  var revision: Revision?
}
