import Syntax

/// The names that a file declares at the top level, and the members that its extensions add.
package struct DeclaredNames {
  /// The names of top-level declarations.
  package private(set) var names: Set<String> = []
  /// The names of top-level types.
  package private(set) var types: Set<String> = []
  /// The names of top-level type aliases.
  package private(set) var aliases: Set<String> = []
  /// The extended types; for nested ones the outermost type.
  package private(set) var extended: Set<String> = []
  private var protocols: Set<String> = []
  private var membersByType: [String: Set<String>] = [:]

  /// The names declared by the statements of a file.
  package init(_ statements: [Statement]) {
    for case .declaration(let declaration) in statements.map(\.kind) {
      switch declaration.kind {
      case .type(let type):
        names.insert(type.name)
        types.insert(type.name)
        if type.keyword == .protocol { protocols.insert(type.name) }
      case .function(let function): names.insert(function.name)
      case .typeAlias(let alias):
        names.insert(alias.name)
        aliases.insert(alias.name)
      case .variable(let variable): names.formUnion(Self.names(of: variable))
      case .extension(let part):
        guard let type = Self.outermost(part.extended) else { continue }
        extended.insert(type)
        membersByType[type, default: []].formUnion(part.members.flatMap(Self.keys))
      default: continue
      }
    }
  }

  /// The members that extensions add to types of other files: to the types themselves, or to a
  /// protocol to which they may conform.
  package var addedMembers: Set<String> {
    let own = names.subtracting(protocols)
    return membersByType.filter { !own.contains($0.key) }.values.reduce(into: []) {
      $0.formUnion($1)
    }
  }

  private static func outermost(_ type: TypeReference) -> String? {
    guard case .named(let base, let name, _) = type.kind else { return nil }
    return base.map(outermost) ?? name
  }

  private static func names(of variable: VariableDeclaration) -> [String] {
    variable.bindings.compactMap {
      if case .binding(let name) = $0.pattern.kind { name } else { nil }
    }
  }

  /// The names under which a member is looked up.
  private static func keys(_ member: Declaration) -> [String] {
    switch member.kind {
    case .function(let function): [function.name]
    case .type(let type): [type.name]
    case .variable(let variable): names(of: variable)
    case .initializer(let initializer): keys(initializer)
    default: []
    }
  }

  /// An initializer is looked up by its first label; if its first parameter is unlabeled, by the
  /// labels of its second and its last one.
  private static func keys(_ initializer: InitializerDeclaration) -> [String] {
    func label(_ parameter: Parameter) -> String { parameter.label ?? parameter.name }
    let parameters = initializer.parameters
    guard let first = parameters.first else { return [] }
    if first.label != "_" { return ["init(\(label(first)):)"] }
    if parameters.count == 1 { return ["init(_:)"] }
    return [parameters[1], parameters[parameters.count - 1]]
      .map { "init(_:\(label($0)):)" }
  }
}
