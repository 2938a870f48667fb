import SourceText
import Syntax

/// What declarations may change in the bodies of earlier ones: what a name means that is declared
/// already, and which member or overload is chosen.
struct ChangedMeanings {
  /// The names that are declared again, and those of members that extensions add.
  private(set) var names: Set<String> = []
  /// Whether more is changed than what bodies name: conformances, operators, subscripts.
  private(set) var includesUnnamed = false

  /// - Parameter isKnown: Whether a name is declared before.
  init(of declarations: [Declaration], isKnown: (String) -> Bool) {
    for declaration in declarations {
      if case .extension(let part) = declaration.kind {
        add(part)
      } else {
        for name in declaration.namesInScope where isKnown(name) { add(name) }
      }
    }
  }

  private mutating func add(_ part: ExtensionDeclaration) {
    if !part.inheritance.isEmpty { includesUnnamed = true }
    for member in part.members {
      switch member.kind {
      case .subscript: includesUnnamed = true
      case .initializer:
        // `T(…)`; `[Int](…)` names no type.
        guard case .named(_, let name, _) = part.extended.kind else {
          includesUnnamed = true
          continue
        }
        add(name)
      default:
        for name in member.namesInScope { add(name) }
      }
    }
  }

  private mutating func add(_ name: String) {
    if name.utf8.first.map(\.isNamePart) ?? false {
      names.insert(name)
    } else {
      includesUnnamed = true
    }
  }

  var isEmpty: Bool { names.isEmpty && !includesUnnamed }
}

extension Declaration {
  /// The names that it declares where it stands.
  fileprivate var namesInScope: [String] {
    switch kind {
    case .type(let type): [type.name]
    case .typeAlias(let alias): [alias.name]
    case .function(let function): [function.name]
    case .variable(let variable): variable.bindings.flatMap { $0.pattern.boundNames.map(\.name) }
    default: []
    }
  }
}
