import Semantics

enum InPlace {
  static let rule = Rule(
    name: "in-place",
    summary:
      "a value is changed in place by what may leave it as it was: its readers update anyway",
    before: """
      @Observable class Team {
        var names = ["Bo", "Ada"]
        func sort() { names.sort() }
      }
      """,
    after: """
      @Observable class Team {
        var names = ["Bo", "Ada"]
        func sort() { names = names.sorted() }
      }
      """
  ) { program in
    program.written.compactMap { function, _ -> Finding? in
      // A function with parameters has something to change.
      guard function.kind == .method, function.parameters.isEmpty,
        let body = program.types.checker.body(of: function), body.statements.count == 1,
        let change = body.statements[0].soleExpression,
        let (method, property) = program.rearranging(change)
      else { return nil }
      return Finding(
        Place(function.source, change.span), message(method.name, property.name),
        remedy: "assign the result, which is compared: \(property.name) = …")
    }
  }

  private static func message(_ method: String, _ property: String) -> String {
    "'\(method)' in place updates the readers of '\(property)' also where it leaves that as it was"
  }
}

extension TypedStatement {
  /// The statement's expression, if it is nothing else.
  fileprivate var soleExpression: TypedExpression? {
    switch kind {
    case .expression(let value), .return(let value?), .result(let value): value.plain
    default: nil
    }
  }
}

extension Program {
  /// A library method whose arguments are all closures, so that it can only rearrange or drop
  /// elements, and the tracked, comparable property that it changes.
  fileprivate func rearranging(_ call: TypedExpression) -> (Function, Property)? {
    guard case .call(let method, let receiver?, _, _, _) = call.kind,
      method.owner?.isPrelude == true, method.parameters.allSatisfy({ $0.type.isFunction }),
      case .inoutArgument(let place) = receiver.kind,
      let property = place.plainPlace.readProperty,
      case .unlessEqual? = property.notification
    else { return nil }
    return (method, property)
  }
}
