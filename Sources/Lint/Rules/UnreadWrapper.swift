import Semantics

enum UnreadWrapper {
  static let rule = Rule(
    name: "unread-wrapper",
    summary: "a view declares an object or a value of the environment, and updates for it, unread",
    before: """
      struct Label: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("Label") }
      }
      """,
    after: """
      struct Label: View {
        var body: some View { Text("Label") }
      }
      """
  ) { program in
    program.views.filter { program.isWhole($0.type) }.flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard let declared = property.wraps, !program.isMentioned(declared, of: view.type),
          ["Environment", "EnvironmentObject", "ObservedObject"].contains(where: {
            program.isWrapped(property, $0)
          })
        else { return nil }
        return Finding(
          Place(declared), message(view.type.name, declared.name),
          remedy: "remove it, or read it where it is needed")
      }
    }
  }

  private static func message(_ view: String, _ property: String) -> String {
    "'\(view)' never reads '\(property)', and updates whenever it changes"
  }
}

extension Program {
  /// Whether all the code of a type is known.
  fileprivate func isWhole(_ type: NominalType) -> Bool {
    type.allFunctions.allSatisfy { !types.isWritten($0) || types.checker.body(of: $0) != nil }
  }

  /// Whether a function mentions a wrapped property, its wrapper or its projection.
  fileprivate func isMentioned(_ property: Property, of type: NominalType) -> Bool {
    let names = [property.name, "_" + property.name, "$" + property.name]
    return written.contains { _, code in
      code.sites.contains { site in
        if case .keyPath(let components) = site.expression.kind {
          return components.contains { component in
            if case .property(let read) = component { read === property } else { false }
          }
        }
        guard let read = site.expression.readProperty else { return false }
        return read.owner === type && names.contains(read.name)
      }
    }
  }
}
