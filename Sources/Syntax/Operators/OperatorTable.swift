/// The declared operators and their precedence.
///
/// `OperatorTable.standard` has those of the standard library; declarations of a program are added.
package struct OperatorTable: Sendable {
  /// A precedence group, by name.
  package struct Group: Sendable {
    package let name: String
    package let associativity: PrecedenceGroupDeclaration.Associativity
    package let isAssignment: Bool
  }

  package private(set) var groups: [String: Group] = [:]
  /// For each group, all groups that bind less tightly.
  private var weaker: [String: Set<String>] = [:]
  private var infixGroups: [String: String] = [:]
  private var prefixNames: Set<String> = []
  private var postfixNames: Set<String> = []

  package init() {}

  /// Adds a group; replaces one of the same name.
  package mutating func add(group declaration: PrecedenceGroupDeclaration) {
    groups[declaration.name] = Group(
      name: declaration.name, associativity: declaration.associativity,
      isAssignment: declaration.isAssignment)
    var below = weaker[declaration.name] ?? []
    for name in declaration.higherThan {
      below.insert(name)
      below.formUnion(weaker[name] ?? [])
    }
    weaker[declaration.name] = below
    let lower = below.union([declaration.name])
    for name in groups.keys where name != declaration.name {
      let isAbove = declaration.lowerThan.contains(name) || stands(name, aboveAnyOf: declaration)
      if isAbove { weaker[name, default: []].formUnion(lower) }
    }
  }

  private func stands(_ name: String, aboveAnyOf declaration: PrecedenceGroupDeclaration) -> Bool {
    let below = weaker[name] ?? []
    return below.contains(declaration.name) || !below.isDisjoint(with: declaration.lowerThan)
  }

  /// Adds an operator; infix ones without a group bind like `DefaultPrecedence`.
  package mutating func add(operator declaration: OperatorDeclaration) {
    switch declaration.fixity {
    case .prefix: prefixNames.insert(declaration.name)
    case .postfix: postfixNames.insert(declaration.name)
    case .infix:
      infixGroups[declaration.name] = declaration.precedenceGroup ?? "DefaultPrecedence"
    }
  }

  package func isPrefix(_ name: String) -> Bool { prefixNames.contains(name) }

  package func isPostfix(_ name: String) -> Bool { postfixNames.contains(name) }

  package func isInfix(_ name: String) -> Bool { infixGroups[name] != nil }

  /// The precedence group of an infix operator; nil if it is not declared.
  package func group(ofInfix name: String) -> Group? {
    infixGroups[name].flatMap { groups[$0] }
  }

  /// Every infix, prefix and postfix operator, in the order of their names.
  package var names: [String] {
    Array(Set(infixGroups.keys).union(prefixNames).union(postfixNames)).sorted()
  }

  /// Whether the first group binds more tightly than the second.
  package func binds(_ first: Group, tighterThan second: Group) -> Bool {
    weaker[first.name]?.contains(second.name) ?? false
  }
}
