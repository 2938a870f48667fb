import SourceText

/// The views that an `expect updates` names, in the form in which a test compares them.
///
/// A name means a single view, such as `Cover#1` or `Shelf#1[Book#2]`, or a group: the views of a
/// type, or one that the session has given the name, with its rows.
struct ExpectedUpdates {
  let names: [String]
  /// Names that a `mount` or `watch` has given.
  private let given: Set<String>

  init(_ names: [String], after steps: [TestStep]) {
    self.names = names
    given = Set(steps.compactMap(\.givenName))
  }

  /// Whether all names are those of types, which the test's own hosts have too.
  var areTypes: Bool { names.allSatisfy(isType) }

  private func isType(_ name: String) -> Bool {
    Self.isGroup(name) && !given.contains(String(name.prefix { $0 != "." }))
  }

  /// Whether the hosts get the names that the session has given them.
  var givesNames: Bool { !areTypes }

  /// The names of groups; a watch is a single view.
  func groups(besides watches: Set<String>) -> [String] {
    names.filter { Self.isGroup($0) && !watches.contains($0) }
  }

  /// The names without those of single views that belong to a group.
  var distinct: [String] {
    names.filter { Self.isGroup($0) || !names.contains($0.typePart) }
  }

  private static func isGroup(_ name: String) -> Bool { name.typePart == name }

  /// Whether a row has the name of an object, which counts the objects of a session.
  var nameObjects: Bool { names.contains { $0.drop { $0 != "[" }.contains("#") } }
}

extension TestStep {
  /// The name that `mount` or `watch` gives to a view.
  fileprivate var givenName: String? {
    guard case .command(let invocation) = kind else { return nil }
    switch invocation.command.name {
    case "mount": return invocation.splitting(off: "as").1?.text
    case "watch": return invocation.splitting(off: "as").1?.text ?? "watch"
    default: return nil
    }
  }
}
