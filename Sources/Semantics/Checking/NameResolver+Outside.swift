import SourceText
import Syntax

/// What types that are declared in a body see of it: its functions, but none of its values.
extension NameResolver {
  /// A function or variable of a body around the type whose member is being checked.
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
        // Said of the function by the type that calls it.
        body.selection.enclosingFunction?.outsideValue = name.name
      }
      return .failed
    }
  }

  /// Called from a type, a local function has no values of the body that it stands in.
  func requireFreeOfValues(_ callable: Callable) {
    guard callable.isOutside, case .function(let function) = callable.kind else { return }
    // Once more as what it is without a body around.
    _ = checker.functionBodies.body(of: function)
    guard let name = function.outsideValue else { return }
    if body.declarations.nominal == nil {
      body.selection.enclosingFunction?.outsideValue = name
    } else {
      error(NameError.capturedBeforeDeclaration(name), at: function.span)
    }
  }
}
