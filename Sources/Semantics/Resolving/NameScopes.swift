import SourceText
import Syntax

/// Where a declaration gives names of types a meaning of its own: its generic parameters, the types
/// nested in it and their aliases.
struct NameScopes {
  /// The spans in which each of these names has that meaning.
  private(set) var binding: [String: [Span]] = [:]
  /// The bodies of functions and accessors.
  private(set) var bodies: [Span] = []
  let nestedTypes: Set<String>

  init(of declaration: Declaration) {
    nestedTypes = Set(declaration.members.compactMap(\.nameAsType))
    visit(.declaration(declaration))
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node {
    case .declaration(let declaration):
      for parameter in declaration.genericClause?.parameters ?? [] {
        binding[parameter.name, default: []].append(declaration.span)
      }
      for name in declaration.members.compactMap(\.nameAsType) {
        binding[name, default: []].append(declaration.span)
      }
    case .block(let block): bodies.append(block.span)
    default: break
    }
    node.forEachChild { visit($0) }
  }
}

extension Declaration {
  fileprivate var genericClause: GenericClause? {
    switch kind {
    case .function(let function), .macro(let function): function.generics
    case .initializer(let initializer): initializer.generics
    case .subscript(let element): element.generics
    case .type(let type): type.generics
    case .typeAlias(let alias): alias.generics
    default: nil
    }
  }

  fileprivate var members: [Declaration] {
    switch kind {
    case .type(let type): type.members
    case .extension(let part): part.members
    default: []
    }
  }

  /// The name, if it names a type.
  fileprivate var nameAsType: String? {
    switch kind {
    case .type(let type): type.name
    case .typeAlias(let alias): alias.name
    case .associatedType(let associated): associated.name
    default: nil
    }
  }
}
