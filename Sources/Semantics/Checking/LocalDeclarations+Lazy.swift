import SourceText
import Syntax

/// `lazy var` in a function body.
extension LocalDeclarations {
  /// Declares the variable with a wrapper that computes its value on first use; nil without an
  /// initial value.
  func lazyLocal(
    _ name: String, _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> [TypedStatement]? {
    guard let initializer = binding.initializer else { return nil }
    let value = binding.type.map { body.resolveType($0) } ?? checker.makeVariable()
    let type = checker.known("_LazyLocal", value)
    let call = Call(
      callee: Expression(.missing, span: span),
      arguments: [Argument(label: "wrappedValue", value: initializer)])
    requireNew(binding.pattern)
    let made = body.calls.construct(type, call, initializer.span, expected: type)
    body.bindDefaults()
    let storage = body.makeLocal(
      "$lazy \(name)", unifier.normalize(type), isLet: false, span: binding.pattern.span)
    body.scope.symbols[name] = .wrapped(storage, property: "wrappedValue")
    return [TypedStatement(.variable(.bind(storage), value: made), span: span)]
  }
}
