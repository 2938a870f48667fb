import SourceText

/// Maps the inputs of a session to revised versions during a replay.
///
/// Inputs are identified by their text and place. Identical inputs each have a revision, in the
/// order in which they run.
final class Revision {
  /// The identity of an input: its text and place.
  struct Key: Hashable {
    let name: String
    let line: Int
    let bytes: [UInt8]

    init(_ source: Source) {
      (name, line, bytes) = (source.name, source.firstLine, source.bytes)
    }
  }

  private var plans: [Key: ArraySlice<[Source]>] = [:]
  /// The revisions already returned, because those of a file's inputs are requested twice.
  private var made: [ObjectIdentifier: [Source]] = [:]

  /// Makes a revision.
  ///
  /// - Parameter inputs: All inputs in the order in which they run, each with its replacement.
  init(_ inputs: [(source: Source, revised: [Source])]) {
    for (source, revised) in inputs { plans[Key(source), default: []].append(revised) }
  }

  /// The replacement of an input; the input itself if it is not revised.
  func revised(_ source: Source) -> [Source] {
    if let made = made[ObjectIdentifier(source)] { return made }
    let revised = plans[Key(source)]?.popFirst() ?? [source]
    made[ObjectIdentifier(source)] = revised
    return revised
  }
}

/// The parameters of a replay.
struct ReplayParameters {
  /// The number of transactions to run, for an input that was interrupted.
  var transactionLimit: Int?
  /// The replacements of inputs, if they run with other declarations.
  var revision: Revision?
}
