package import Syntax

/// Finds the blocks of a document that show members of a type which an earlier block declares:
/// functions and computed properties that use others of its members without a base.
package struct MemberBlocks {
  /// A type that blocks declare, with all that they show of it.
  private struct Owner {
    /// The index of the first block that declares it.
    let place: Int
    var members: Set<String> = []
    /// Functions with the labels of their parameters.
    var signatures: Set<String> = []
  }

  /// What the code at the top level, or that of a type, uses without a base.
  private struct Code {
    let block: Int
    let owner: String?
    let names: Set<String>
  }

  private var owners: [String: Owner] = [:]
  private var code: [Code] = []
  /// The indices of the blocks that may be members of a type.
  private var parts: Set<Int> = []
  /// The values and functions of the top level, by the index of their block.
  private var globals: [Int: Set<String>] = [:]

  package init(_ blocks: [SourceFile]) {
    for (index, file) in blocks.enumerated() {
      if MemberBlocks.mayShowMembers(file) { parts.insert(index) }
      for statement in file.statements { note(statement, of: index) }
    }
  }

  /// Whether a block has nothing but functions and computed properties.
  package static func mayShowMembers(_ block: SourceFile) -> Bool {
    !block.statements.isEmpty && block.statements.allSatisfy { signature(of: $0) != nil }
  }

  /// The name of the type to whose members all declarations of a block belong; nil if it is none of such
  /// a block.
  ///
  /// - Parameter isKnown: Whether the library has a value or function of a name.
  package func owner(of block: SourceFile, at index: Int, isKnown: (String) -> Bool) -> String? {
    guard parts.contains(index) else { return nil }
    let own = block.statements.compactMap(MemberBlocks.signature)
    let others = globals.filter { $0.key != index }.values.reduce(into: Set()) { $0.formUnion($1) }
    let used = code.filter { $0.block == index }.reduce(into: Set()) { $0.formUnion($1.names) }
    let free = used.subtracting(DeclaredNames(block).names).subtracting(others)
    let fitting = owners.compactMap { name, owner -> (name: String, place: Int, count: Int)? in
      let hits = free.intersection(owner.members)
      guard owner.place < index, owner.signatures.isDisjoint(with: own.map(\.text)),
        hits.contains(where: { $0 == "self" || !isKnown($0) }),
        !isUsed(Set(own.map(\.name)), outside: name, apartFrom: index)
      else { return nil }
      return (name, owner.place, hits.count)
    }
    return fitting.max { ($0.count, $0.place, $0.name) < ($1.count, $1.place, $1.name) }?.name
  }

  /// Whether code of the top level or of other types uses some names that are no members there. That of
  /// other blocks of members says nothing.
  private func isUsed(_ names: Set<String>, outside owner: String, apartFrom block: Int) -> Bool {
    code.contains { code in
      guard code.block != block, code.owner != owner, !parts.contains(code.block) else {
        return false
      }
      let known = code.owner.flatMap { owners[$0]?.members } ?? []
      return !code.names.intersection(names).isSubset(of: known)
    }
  }

  private mutating func note(_ statement: Statement, of block: Int) {
    var owner: String?
    if case .declaration(let declaration) = statement.kind {
      switch declaration.kind {
      case .type(let type) where type.keyword != .protocol:
        owner = type.name
        note(type.members, of: type.name, at: block)
      case .extension(let part):
        guard let name = part.extendedName else { break }
        owner = name
        note(part.members, of: name, at: block)
      default: globals[block, default: []].formUnion(declaration.names(of: nil))
      }
    }
    var names: Set<String> = []
    MemberBlocks.collect(.statement(statement), &names)
    code.append(Code(block: block, owner: owner, names: names))
  }

  private mutating func note(_ members: [Declaration], of type: String, at block: Int) {
    var owner = owners[type] ?? Owner(place: block)
    owner.members.formUnion(members.flatMap { $0.names(of: nil) })
    owner.signatures.formUnion(members.compactMap(MemberBlocks.signature).map(\.text))
    owners[type] = owner
  }

  /// The name of a function or a computed property, also with the labels of its parameters; nil for
  /// other statements.
  private static func signature(of statement: Statement) -> (name: String, text: String)? {
    // What overrides a member is in the type itself.
    guard case .declaration(let declaration) = statement.kind,
      !declaration.modifiers.contains(where: { $0.name == "override" })
    else { return nil }
    if case .variable(let variable) = declaration.kind,
      !variable.bindings.allSatisfy({ $0.accessors?.isComputed ?? false })
    {
      return nil
    }
    return signature(of: declaration)
  }

  private static func signature(of declaration: Declaration) -> (name: String, text: String)? {
    switch declaration.kind {
    case .function(let function):
      let labels = function.parameters.map { "\($0.label ?? $0.name):" }.joined()
      return (function.name, "\(function.name)(\(labels))")
    case .variable: return declaration.names(of: nil).first.map { ($0, $0) }
    default: return nil
    }
  }

  /// Collects the values and functions that code uses without a base, or with `self` as one.
  private static func collect(_ node: SyntaxNode, _ names: inout Set<String>) {
    if case .expression(let expression) = node {
      switch expression.kind {
      case .identifier(let name): names.insert(String(name.name.drop { $0 == "$" }))
      case .member(let base, let name):
        if case .identifier(let own) = base.kind, own.name == "self" { names.insert(name.name) }
      default: break
      }
    }
    node.forEachChild { collect($0, &names) }
  }
}
