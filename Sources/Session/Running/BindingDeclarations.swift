import Semantics
import SourceText

/// Variables that commands make for the targets of bindings.
struct BindingDeclarations: SessionPart {
  let session: Session

  /// Declares a variable that accesses the target of `$path`.
  func declareBinding(
    _ name: String, to path: String, at span: Span, _ invocation: Invocation
  ) throws(Rejection) {
    guard path.hasPrefix("$") else {
      return try declareProjection(name, of: path, at: span, invocation)
    }
    if !path.dropFirst().isEmpty, world.checker.globals(named: path).isEmpty {
      _ = try session.runner.check(
        Fragment(Span(Int(span.start) + 1, Int(span.end)), of: invocation.source))
    }
    let root = String(path.dropFirst().prefix { $0.isLetter || $0.isNumber || "_#".contains($0) })
    let rest = String(path.dropFirst(root.count + 1))
    let expression: String
    if !root.contains("#"), !world.checker.globals(named: "$\(root)").isEmpty {
      expression = path
    } else if isObservable(root) {
      expression = "Bindable(\(root))\(rest)"
    } else {
      expression = "Binding(get: { \(root)\(rest) }, set: { \(root)\(rest) = $0 })"
    }
    try declareProjection(name, of: expression, at: span, invocation)
  }

  /// Whether an expression that contains a projection, such as `Board#1.$filter`, is a binding.
  func isBinding(_ span: Span, in invocation: Invocation) throws(Rejection) -> Bool {
    guard invocation.source.text(in: span).contains(".$") else { return false }
    let type = try session.runner.check(Fragment(span, of: invocation.source)).resultType.resolved
    return type.nominal === world.checker.wellKnown("Binding")
  }

  /// Makes a variable of a binding, which reads and writes through it.
  private func declareProjection(
    _ name: String, of expression: String, at span: Span, _ invocation: Invocation
  ) throws(Rejection) {
    let backing = "_\(name)"
    let fragment = Fragment(
      Span(Int(span.start), Int(span.start)), of: invocation.source,
      prefix: "let \(backing) = \(expression)")
    _ = try session.runner.runStatements(fragment)
    for case .variable(let variable) in world.checker.globals(named: backing) {
      world.checker.declareProjection(name, of: variable)
    }
  }

  private func isObservable(_ name: String) -> Bool {
    for symbol in world.checker.globals(named: name) {
      let type: Type
      switch symbol {
      case .variable(let variable): type = variable.type
      case .computed(let property): type = property.type
      case .wrapped(let variable, "wrappedValue"): type = variable.type.arguments.first ?? .unknown
      default: continue
      }
      return world.checker.conforms(type, to: world.checker.wellKnown("Observable"))
    }
    return false
  }
}
