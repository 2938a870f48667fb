internal import Semantics

/// Why a control could not be used.
package enum DriveError: Error, Equatable {
  case unknownControl(String, action: String, known: [String])
  /// The words of `select` stand in the other order.
  case choiceFirst(String, control: String)
  case disabled(String)
  /// A modifier around it keeps taps off.
  case untouchable(String, because: TouchShield)
  /// Another view is in front of it; `way` is the command that removes that view, if a user can.
  case covered(String, by: String, way: String?)
  case ambiguous(String, places: [String])
  case wrongValue(String, control: String, allowed: [String])
  /// Like `wrongValue`, with examples instead of a list of choices.
  case wrongForm(String, control: String, examples: [String])
  case ambiguousRow(String, names: [String])
  /// The view of that name contains several candidates.
  case severalControls(String, [String])
  case fixedRow(String, action: String)
  case nothingToDismiss
  case unknownRow(String, known: [String])
  case noWayBack
  /// The presented view cannot be dismissed by the user.
  case dismissDisabled(String)
}

extension DriveError {
  /// The message for the user.
  package var message: String {
    switch self {
    case .unknownControl(let label, let action, let known):
      known.isEmpty
        ? "there is nothing to \(action) here"
        : "there is no '\(label)' to \(action); \(DriveError.present(known))"
          + DriveError.advice(label, known)
    case .choiceFirst(let choice, let control):
      "'\(choice)' is a choice of '\(control)', which comes first"
    case .disabled(let label): "'\(label)' is disabled"
    case .untouchable(let label, let shield): "'\(label)' cannot be touched: \(shield.rawValue)"
    case .covered(let label, let cover, let way):
      "'\(label)' is covered by \(cover)"
        + (way.map { "; say '\($0)' first" } ?? ", which only the program can dismiss")
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

  /// Suggests the intended name: the only one that contains the text, otherwise the nearest.
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

  /// The label of a row in its view: `Anna` for `People#1[Anna]`.
  private static func label(in name: String) -> Substring {
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else { return name[...] }
    return name[bracket...].dropFirst().dropLast()
  }

  /// `there is 'Add'`, `there are 'Add', 'Remove'`; each name once, even if several controls have
  /// it.
  private static func present(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    return "there \(names.count == 1 ? "is" : "are") \(list(names))"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}
