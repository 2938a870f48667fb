/// Why a view could not be mounted, found or unmounted.
package enum MountError: Error, Equatable {
  case notAView(typeName: String)
  case unknownName(String, known: [String])
  /// The view was there before.
  case gone(String)
  case nameTaken(String)
  case outermostFrame
  case unknownFrame(String, known: [String])
}

extension MountError {
  /// The message for the user.
  package var message: String {
    switch self {
    case .notAView(let name): "'\(name)' is not a view"
    case .unknownName(let name, let known):
      known.isEmpty
        ? "there is no view '\(name)': nothing is mounted"
        : "there is no view '\(name)'; \(Self.list(known))"
    case .gone(let name): "\(name) is gone: it is not on the screen any longer"
    case .nameTaken(let name): "the name '\(name)' is in use"
    case .outermostFrame: "root cannot be popped"
    case .unknownFrame(let name, let known):
      "there is no environment frame '\(name)'; \(Self.list(known))"
    }
  }

  private static let longestList = 12

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(longestList).joined(separator: ", ")
    let rest = names.count > longestList ? " and \(names.count - longestList) more" : ""
    return "\(names.count == 1 ? "there is" : "there are") \(shown)\(rest)"
  }
}
