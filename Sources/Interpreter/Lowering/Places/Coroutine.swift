internal import Semantics

/// A `_modify` accessor lowered in place: its body surrounds the access to the place it yields.
final class Coroutine {
  let modify: Function
  let body: TypedBody
  let receiver: Place.Receiver
  let arguments: [Argument]
  /// The yielded place, while it is accessed.
  var yielded: Place?
  var depth = 0
  var outerSelf: Register?

  /// An argument of a subscript with `_modify`.
  enum Argument {
    case operand(Operand)
    /// An autoclosure that the body only calls: its expression is lowered there, in place.
    case expression(TypedExpression)
  }

  init(modify: Function, body: TypedBody, receiver: Place.Receiver, arguments: [Argument]) {
    self.modify = modify
    self.body = body
    self.receiver = receiver
    self.arguments = arguments
  }

  /// The top-level `yield`, and the statements before and after it.
  var parts: (before: [TypedStatement], place: TypedExpression, after: [TypedStatement])? {
    for (index, statement) in body.statements.enumerated() {
      if case .yield(let place) = statement.kind {
        return (
          Array(body.statements[..<index]), place, Array(body.statements[(index + 1)...])
        )
      }
    }
    return nil
  }
}
