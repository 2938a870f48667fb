import Prelude
import SourceText
import Syntax

/// `#selector(…)`: methods by name, for target and action.
extension MacroChecker {
  /// Checks `#selector(Screen.tapped(_:))` as `Selector._method("tapped(_:)", Screen.tapped(_:))`,
  /// which calls the method on its target.
  func selector(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let isWanted = expected.map { unifier.simplify($0).isPrelude("Selector") } ?? false
    guard isWanted || checker.libraryLoader.importsPlatform, expansion.arguments.count == 1,
      let argument = expansion.arguments.first
    else { return unknownMacro(expansion, span) }
    let make = SyntaxMaker(at: span)
    // Accessors are identified by name alone.
    if argument.label != nil {
      let text = body.source.text(in: argument.value.span)
      return body.check(make.call("Selector", [make.argument(nil, make.text(text))]))
    }
    let method = unapplied(argument.value)
    let name = make.text(Self.selectorName(argument.value))
    let value = body.check(
      make.call(
        make.member(make.name("Selector"), "_method"),
        [make.argument(nil, name), make.argument(nil, method)]))
    requireExposure(of: value, at: argument.value.span)
    return value
  }

  /// `tapped(_:)` or `self.tapped(_:)` inside a type: the unapplied method.
  private func unapplied(_ expression: Expression) -> Expression {
    let (base, name): (Expression?, Identifier)
    switch expression.kind {
    case .parenthesized(let inner): return unapplied(inner)
    case .identifier(let identifier): (base, name) = (nil, identifier)
    case .member(let owner, let identifier): (base, name) = (owner, identifier)
    default: return expression
    }
    if let base {
      guard case .identifier(let owner) = base.kind, owner.name == "self" else { return expression }
    } else if body.lookUpLocal(name.name) != nil {
      return expression
    }
    guard let own = body.declarations.nominal, own.members[name.name] != nil || base != nil else {
      return expression
    }
    let type = Expression(.identifier(Identifier(name: "Self", span: name.span)), span: name.span)
    return Expression(.member(base: type, name), span: expression.span)
  }

  private static func selectorName(_ expression: Expression) -> String {
    switch expression.kind {
    case .parenthesized(let inner): selectorName(inner)
    case .identifier(let name), .member(_, let name):
      name.name + (name.argumentLabels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
    default: ""
    }
  }

  /// Reports a method that is not exposed to the Objective-C runtime.
  private func requireExposure(of selector: TypedExpression, at span: Span) {
    guard case .call(_, _, let arguments, _, _) = selector.kind, let method = arguments.last,
      let function = Self.referenced(by: method), !function.source.isLibrary,
      !function.modifiers.isOverride,
      !(function.owner?.modifiers.attributes.contains { $0.name == "objcMembers" } ?? false),
      !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) })
    else { return }
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    error(
      MacroError.unexposedSelector("\(function.name)(\(labels))"), at: span,
      notes: [
        Diagnostic(.note, MacroError.addExposure, in: function.source, at: function.span)
      ])
  }

  private static func referenced(by expression: TypedExpression) -> Function? {
    switch expression.kind {
    case .functionReference(let function, _, _, _, _): function
    case .convert(let inner): referenced(by: inner)
    default: nil
    }
  }
}
