package import Syntax

/// The branches of `#if`.
extension TypeChecker {
  /// The branch of `#if` that holds here: SwiftUI, debug, Swift, not a Mac framework.
  package func chosen<Element>(_ clauses: [ConditionalClause<Element>]) -> [Element] {
    for clause in clauses where clause.condition.map(Self.holds) ?? true { return clause.elements }
    return []
  }

  /// `>=5.9` and `<6`, said of the language as the toolchain of today has it.
  private static func isVersion(_ expression: Expression) -> Bool {
    guard case .prefixOperator(let name, _, let operand) = expression.kind else { return false }
    let digits: String
    switch operand.kind {
    case .integerLiteral(let text), .floatLiteral(let text): digits = text
    default: return name == ">="
    }
    let asked = digits.split(separator: ".").compactMap { Int($0) }
    let isOlder = [6, 3].lexicographicallyPrecedes(asked)
    return name == "<" ? isOlder : !isOlder
  }

  private static func holds(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .identifier(let name): return name.name == "DEBUG" || name.name == "true"
    case .booleanLiteral(let value): return value
    case .parenthesized(let inner): return holds(inner)
    case .prefixOperator("!", _, let inner): return !holds(inner)
    case .sequence(let elements):
      var result = false
      var pending = "||"
      for element in elements {
        switch element {
        case .operand(let operand):
          result = pending == "&&" ? result && holds(operand) : result || holds(operand)
        case .infix(let name, _): pending = name
        default: continue
        }
      }
      return result
    case .call(let call):
      guard case .identifier(let name) = call.callee.kind, let first = call.arguments.first
      else { return false }
      let argument: String =
        if case .identifier(let identifier) = first.value.kind { identifier.name } else { "" }
      switch name.name {
      case "canImport":
        return modules.contains(argument) && argument != "UIKit" && argument != "AppKit"
      case "os": return argument == "iOS" || argument == "Linux"
      case "swift", "compiler": return isVersion(first.value)
      case "targetEnvironment": return argument == "simulator"
      default: return false
      }
    default: return false
    }
  }
}
