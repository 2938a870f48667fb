internal import Semantics

/// Why a control could not be used.
package enum DriveError: Error, Equatable {
  case unknownControl(String, action: String, known: [String])
  case disabled(String)
  case ambiguous(String, places: [String])
  case wrongValue(String, control: String, allowed: [String])
  /// Like `wrongValue`, with examples of what there is no list of.
  case wrongForm(String, control: String, examples: [String])
  case ambiguousRow(String, names: [String])
  /// The view of that name holds several that could be meant.
  case severalControls(String, [String])
  case fixedRow(String, action: String)
  case nothingToDismiss
  case unknownRow(String, known: [String])
  case noWayBack
  /// What is presented does not let a hand close it.
  case dismissDisabled(String)
}

extension DriveError {
  /// What to tell the user.
  package var message: String {
    switch self {
    case .unknownControl(let label, let action, let known):
      known.isEmpty
        ? "there is nothing to \(action) here"
        : "there is no '\(label)' to \(action); \(DriveError.present(known))"
          + DriveError.advice(label, known)
    case .disabled(let label): "'\(label)' is disabled"
    case .ambiguous(let label, let places):
      "\(places.count) controls are called '\(label)'; "
        + (Set(places).count > 1
          ? "add `in \(places[0])`, or write \(label)#1"
          : "write \(label)#1 to \(label)#\(places.count)")
    case .wrongValue(let value, let control, let allowed):
      allowed.isEmpty
        ? "'\(control)' cannot take '\(value)'"
        : "'\(control)' cannot take '\(value)'; it takes \(DriveError.list(allowed))"
          + DriveError.advice(value, allowed)
    case .wrongForm(let value, let control, let examples):
      "'\(control)' cannot take '\(value)'; it takes \(DriveError.list(examples))"
    case .ambiguousRow(let row, let names):
      "\(names.count) rows are called '\(row)': \(DriveError.list(names))"
    case .severalControls(let view, let names):
      "\(names.count) controls are in \(view): write one of \(DriveError.list(names)), and `in \(view)`"
    case .fixedRow(let row, let action): "the row '\(row)' cannot be \(action)"
    case .nothingToDismiss: "nothing is presented"
    case .unknownRow(let label, let known):
      known.isEmpty
        ? "there are no rows"
        : "there is no row '\(label)'; \(DriveError.present(known))"
          + DriveError.advice(label, known)
    case .noWayBack: "there is nothing to go back from"
    case .dismissDisabled(let name): "'\(name)' says interactiveDismissDisabled"
    }
  }

  /// Says which of several names may have been meant: the only one that holds what was said, or else
  /// the nearest.
  private static func advice(_ name: String, _ known: [String]) -> String {
    let said = name.lowercased()
    guard known.count > 1, said.utf8.count > 2 else { return "" }
    let holding = Set(known.filter { $0.lowercased().contains(said) })
    if let only = holding.first, holding.count == 1 { return "; did you mean '\(only)'?" }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let word = label(in: candidate).lowercased()
      let limit = max(1, min(said.utf8.count, word.utf8.count) / 3)
      let distance = EditDistance.between(said, word, limit: limit)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best.map { "; did you mean '\($0.name)'?" } ?? ""
  }

  /// What a row is called in its view: `Anna` of `People#1[Anna]`.
  private static func label(in name: String) -> Substring {
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else { return name[...] }
    return name[bracket...].dropFirst().dropLast()
  }

  /// `there is 'Add'`, `there are 'Add', 'Remove'`.
  private static func present(_ names: [String]) -> String {
    "there \(names.count == 1 ? "is" : "are") \(list(names))"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}
