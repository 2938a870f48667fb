/// Why a control could not be used.
package enum DriveError: Error, Equatable {
  case unknownControl(String, action: String, known: [String])
  case disabled(String)
  case ambiguous(String, places: [String])
  case wrongValue(String, control: String, allowed: [String])
  case nothingToDismiss
  case unknownRow(String, known: [String])
  case nothingPresented
}

extension DriveError {
  /// What to tell the user.
  package var message: String {
    switch self {
    case .unknownControl(let label, let action, let known):
      known.isEmpty
        ? "there is nothing to \(action) here"
        : "there is no '\(label)' to \(action); there are \(DriveError.list(known))"
    case .disabled(let label): "'\(label)' is disabled"
    case .ambiguous(let label, let places):
      Set(places).count > 1
        ? "there are several '\(label)': say `in` one of \(DriveError.list(places))"
        : "there are several '\(label)': say '\(label)#1' to '\(label)#\(places.count)'"
    case .wrongValue(let value, let control, let allowed):
      allowed.isEmpty
        ? "'\(control)' cannot take '\(value)'"
        : "'\(control)' cannot take '\(value)'; it takes \(DriveError.list(allowed))"
    case .nothingToDismiss: "nothing is presented"
    case .unknownRow(let label, let known):
      known.isEmpty
        ? "there are no rows" : "there is no row '\(label)'; there are \(DriveError.list(known))"
    case .nothingPresented: "nothing is presented"
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}
