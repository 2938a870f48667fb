import SourceText
import Syntax

/// What types declared in a body can use of it: functions, but not values.
extension NameResolver {
  /// A function or variable of the body that encloses the local type.
  func outsideReference(_ name: Identifier, _ span: Span) -> Reference? {
    guard name.name != "self", let outside = body.scope.root.outside,
      let found = body.lookUp(name.name, from: outside)
    else { return nil }
    switch found {
    case .functions(let functions, _):
      return .callables(
        functions.map { local in
          var callable = Callable(kind: .function(local.function), map: [:], receiver: nil)
          callable.isOutside = true
          return callable
        }, name: name.name)
    case .symbol(.type, _), .symbol(.typeAlias, _): return nil
    case .symbol:
      if let nominal = body.declarations.nominal {
        error(
          NameError.definedOutside(name.name, of: nominal.kind),
          at: span)
      } else if body.attemptDepth == 0 {
        // The type that calls the local function reports it.
        body.selection.enclosingFunction?.localContext.outsideValue = name.name
      }
      return .failed
    }
  }

  /// Reports a local function that captures values of its body and is called from a local type.
  func requireNoCaptures(_ callable: Callable) {
    guard callable.isOutside, case .function(let function) = callable.kind else { return }
    // Checks the function again, without an enclosing body.
    _ = checker.functionBodies.body(of: function)
    guard let name = function.localContext.outsideValue else { return }
    if body.declarations.nominal == nil {
      body.selection.enclosingFunction?.localContext.outsideValue = name
    } else {
      error(NameError.capturedBeforeDeclaration(name), at: function.span)
    }
  }
}
