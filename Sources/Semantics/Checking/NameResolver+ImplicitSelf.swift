import SourceText

/// The `self` that functions have without declaring it.
extension NameResolver {
  /// Whether it is the `self` that the function has, and no variable that the program calls so.
  func isImplicitSelf(_ found: BodyChecker.Found) -> Bool {
    guard case .symbol(.variable(let variable), _) = found, variable.name == "self" else {
      return false
    }
    var body: BodyContext? = body.context
    while let current = body {
      if variable === current.selfVariable { return true }
      body = current.parent
    }
    return false
  }

  /// Refuses `self` in the value of a property, where the type is at hand, but is named `Self`.
  func refusesSelf(_ span: Span) -> Bool {
    guard let function = body.selection.enclosingFunction, function.kind == .initialValue,
      function.selfParameter == .metatype, !body.declarations.isPrelude
    else { return false }
    error(NameError.cannotFind("self", .inInitialValue), at: span)
    return true
  }
}
