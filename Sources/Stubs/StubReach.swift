import Semantics
import SourceText
import Syntax

/// Finds the names through which code can use a stub indirectly: a declaration whose type mentions
/// a stub passes it on to all code that mentions the declaration.
///
/// Names are not resolved, so it may find too many names, but never too few.
struct StubReach {
  /// The name of a declaration, and the names in its signature.
  private struct Declared {
    let name: String
    let mentions: Set<String>
  }

  private var declared: [Declared] = []
  /// Whether `private` and `fileprivate` declarations count.
  private let includesPrivate: Bool

  /// - Parameter files: The files of the project.
  init(_ files: [ModuleTexts.File], _ checker: TypeChecker, includesPrivate: Bool = false) {
    self.includesPrivate = includesPrivate
    for (source, statements) in files {
      for declaration in checker.declarations(in: statements) {
        note(declaration, of: nil, in: source)
      }
    }
  }

  /// These names, and all names whose declarations mention one of them, directly or indirectly.
  func names(from names: Set<String>) -> Set<String> {
    var found = names
    var rest = declared
    var size = -1
    while size != found.count {
      size = found.count
      rest.removeAll { one in
        guard !one.mentions.isDisjoint(with: found) else { return false }
        found.insert(one.name)
        return true
      }
    }
    return found
  }

  private mutating func note(_ declaration: Declaration, of owner: String?, in source: Source) {
    guard includesPrivate || !declaration.isPrivateToFile else { return }
    let mentions = Set(source.names(in: declaration.signature))
    declared += declaration.names(of: owner).map { Declared(name: $0, mentions: mentions) }
    for member in declaration.members {
      note(member, of: declaration.names(of: owner).first, in: source)
    }
    if case .type(let type) = declaration.kind, type.keyword == .struct {
      noteMemberwise(type, in: source)
    }
  }

  /// Adds the parameters of a struct's memberwise initializer.
  private mutating func noteMemberwise(_ type: TypeDeclaration, in source: Source) {
    for member in type.members where includesPrivate || !member.isPrivateToFile {
      guard case .variable(let variable) = member.kind else { continue }
      for binding in variable.bindings where binding.accessors == nil {
        guard let written = binding.type else { continue }
        declared.append(
          Declared(name: type.name, mentions: Set(source.names(in: written.span))))
      }
    }
  }
}
