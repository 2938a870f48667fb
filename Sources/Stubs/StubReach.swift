import Semantics
import SourceText
import Syntax

/// The files of a project that may use stubs: those that mention a declaration whose type contains a stub.
///
/// Names are not resolved, so that it reaches too far, but never too short.
struct StubReach {
  /// What a file declares for others, by name, with the names that its type is written with.
  private struct Declared {
    let name: String
    let mentions: Set<String>
  }

  private var declared: [Declared] = []

  /// - Parameter files: The files of the project.
  init(_ files: [ModuleTexts.File], _ checker: TypeChecker) {
    for (source, statements) in files {
      for declaration in checker.declarations(in: statements) {
        note(declaration, of: nil, in: source)
      }
    }
  }

  /// The names through which others meet something of these names, and these themselves.
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
    guard !declaration.isPrivateToFile else { return }
    func add(_ names: [String], upTo end: Span?) {
      let span = Span(Int(declaration.span.start), Int((end ?? declaration.span).end))
      let mentions = Set(source.names(in: span))
      declared += names.map { Declared(name: $0, mentions: mentions) }
    }
    let ofOwner = owner.map { [$0] } ?? []
    switch declaration.kind {
    case .type(let type):
      add([type.name], upTo: type.inheritance.last?.span ?? type.nameSpan)
      for member in type.members { note(member, of: type.name, in: source) }
      if type.keyword == .struct { noteMemberwise(type, in: source) }
    case .extension(let part):
      let name = part.extended.mentionedName
      add([name], upTo: part.inheritance.last?.span ?? part.extended.span)
      for member in part.members { note(member, of: name, in: source) }
    case .function(let function):
      let isOperator = function.name.first.map { !$0.isLetter && $0 != "_" } ?? false
      add(
        isOperator
          ? function.parameters.compactMap { $0.type?.mentionedName } : [function.name],
        upTo: function.body.map { Span(Int($0.span.start), Int($0.span.start)) })
    case .initializer(let initializer):
      add(
        ofOwner, upTo: initializer.body.map { Span(Int($0.span.start), Int($0.span.start)) })
    case .subscript(let element): add(ofOwner, upTo: element.result.span)
    case .variable(let variable):
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind else { continue }
        add([name], upTo: binding.type?.span)
      }
    case .enumCase(let elements): add(elements.map(\.name) + ofOwner, upTo: nil)
    case .typeAlias(let alias): add([alias.name], upTo: nil)
    case .associatedType, .deinitializer, .import, .operator, .precedenceGroup, .macroExpansion,
      .macro, .conditionalCompilation, .placeholder:
      return
    }
  }

  /// The parameters of the initializer that a struct has without declaring it.
  private mutating func noteMemberwise(_ type: TypeDeclaration, in source: Source) {
    for member in type.members where !member.isPrivateToFile {
      guard case .variable(let variable) = member.kind else { continue }
      for binding in variable.bindings where binding.accessors == nil {
        guard let written = binding.type else { continue }
        declared.append(
          Declared(name: type.name, mentions: Set(source.names(in: written.span))))
      }
    }
  }
}

extension Declaration {
  /// Whether other files cannot name it.
  fileprivate var isPrivateToFile: Bool {
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
