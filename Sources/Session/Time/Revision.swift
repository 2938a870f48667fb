import SourceText

/// What becomes of the inputs of a session that runs again with other code.
///
/// Inputs are known by their text and place; of those that are the same, each has a plan of its own, in
/// the order in which they run.
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
  /// What became of inputs already; a file's are asked for twice.
  private var made: [ObjectIdentifier: [Source]] = [:]

  /// - Parameter inputs: All inputs in the order in which they run, each with what takes its place.
  init(_ inputs: [(source: Source, revised: [Source])]) {
    for (source, revised) in inputs { plans[Key(source), default: []].append(revised) }
  }

  /// What takes the place of an input.
  func revised(_ source: Source) -> [Source] {
    if let made = made[ObjectIdentifier(source)] { return made }
    let revised = plans[Key(source)]?.popFirst() ?? [source]
    made[ObjectIdentifier(source)] = revised
    return revised
  }
}

/// In what way inputs run again.
struct Rerun {
  /// Where an input was interrupted: after so many transactions.
  var transactionLimit: Int?
  /// Rewrites inputs, where they run with other code.
  var revision: Revision?
}
