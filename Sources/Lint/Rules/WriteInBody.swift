import Semantics

enum WriteInBody {
  static let rule = Rule(
    name: "write-in-body",
    summary: "a body writes what views watch: the write is dropped, or makes views run again",
    before: """
      struct Hasty: View {
        @State private var number = 0
        var body: some View {
          let _ = (number = 1)
          Text("\\(number)")
        }
      }
      """,
    after: """
      struct Hasty: View {
        @State private var number = 0
        var body: some View { Text("\\(number)").onAppear { number = 1 } }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        guard let property = site.expression.writtenPlace?.rootProperty, property.isWatched,
          seen.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        return Finding(
          site.place, message(property.name, view.type.name, program.isWrapped(property, "State")),
          remedy: remedy)
      }
    }
  }

  private static func message(_ property: String, _ view: String, _ isState: Bool) -> String {
    isState
      ? "the body of '\(view)' sets its state '\(property)': the framework drops the write"
      : "the body of '\(view)' sets '\(property)', and whoever shows that runs again, or keeps the old"
  }

  private static let remedy = "write it in an action, in onAppear, in onChange or in a task"
}

extension TypedExpression {
  /// The target of an assignment or an in-place change.
  var writtenPlace: TypedExpression? {
    switch kind {
    case .assign(let place, _, _): place.plainPlace
    case .inoutArgument(let place): place.plainPlace
    default: nil
    }
  }

  /// The stored property that a write to this place changes, as a whole or in part.
  var rootProperty: Property? {
    switch kind {
    case .property(let base, let property, _):
      property.isWatched ? property : base.plainPlace.rootProperty
    case .subscriptElement(let base, _, _, _, _), .tupleElement(let base, _):
      base.plainPlace.rootProperty
    default: nil
    }
  }
}
