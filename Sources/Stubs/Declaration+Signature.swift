import SourceText
import Syntax

extension Declaration {
  /// The span of the declaration without bodies. It includes the initial value of a variable that
  /// is declared without a type.
  var signature: Span {
    Span(Int(span.start), Int(signatureEnd ?? span.end))
  }

  private var signatureEnd: Int32? {
    switch kind {
    case .type(let type): type.inheritance.last?.span.end ?? type.nameSpan.end
    case .extension(let part): part.inheritance.last?.span.end ?? part.extended.span.end
    case .function(let function): function.body?.span.start
    case .initializer(let initializer): initializer.body?.span.start
    case .subscript(let element): element.result.span.end
    case .variable(let variable):
      variable.bindings.contains { $0.type == nil } ? nil : variable.bindings.last?.type?.span.end
    default: nil
    }
  }

  /// The names by which other code uses the declaration. For an initializer or subscript, the name
  /// of its type, `owner`; for an operator, the names of its operand types.
  func names(of owner: String?) -> [String] {
    let owners = owner.map { [$0] } ?? []
    switch kind {
    case .type(let type): return [type.name]
    case .extension(let part): return [part.extended.mentionedName]
    case .function(let function):
      let isOperator = function.name.first.map { !$0.isLetter && $0 != "_" } ?? false
      return isOperator
        ? function.parameters.compactMap { $0.type?.mentionedName } : [function.name]
    case .initializer, .subscript: return owners
    case .variable(let variable):
      return variable.bindings.compactMap {
        if case .binding(let name) = $0.pattern.kind { name } else { nil }
      }
    case .enumCase(let elements): return elements.map(\.name) + owners
    case .typeAlias(let alias): return [alias.name]
    case .associatedType, .deinitializer, .import, .operator, .precedenceGroup, .macroExpansion,
      .macro, .conditionalCompilation, .placeholder:
      return []
    }
  }

  /// The members of a type or extension.
  var members: [Declaration] {
    switch kind {
    case .type(let type): Array(type.members)
    case .extension(let part): Array(part.members)
    default: []
    }
  }

  /// Whether other files cannot name it.
  var isPrivateToFile: Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name) && $0.detail != "set"
    }
  }
}

extension TypeReference {
  /// The last component of its name: `Item` in `Item` and `Shop.Item`.
  fileprivate var mentionedName: String {
    if case .named(_, let name, _) = kind { name } else { "" }
  }
}
