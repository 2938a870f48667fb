import SourceText

/// The implicit `self` of functions.
extension NameResolver {
  /// Whether it is a function's implicit `self`, not a variable named `self`.
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

  /// Reports `self` in the initial value of a static property, where the type must be named `Self`.
  func refusesSelf(_ span: Span) -> Bool {
    guard let function = body.selection.enclosingFunction, function.kind == .initialValue,
      function.selfParameter == .metatype, !body.declarations.isPrelude
    else { return false }
    error(NameError.cannotFind("self", .inInitialValue), at: span)
    return true
  }
}
