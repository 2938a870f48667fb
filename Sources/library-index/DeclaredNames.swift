import Syntax

/// What a text declares at its top level, and what its extensions add.
package struct DeclaredNames {
  package private(set) var names: Set<String> = []
  /// The types that extensions extend; of nested ones the outermost.
  package private(set) var extended: Set<String> = []
  private var protocols: Set<String> = []
  private var membersByType: [String: Set<String>] = [:]

  package init(_ statements: [Statement]) {
    for case .declaration(let declaration) in statements.map(\.kind) {
      switch declaration.kind {
      case .type(let type):
        names.insert(type.name)
        if type.keyword == .protocol { protocols.insert(type.name) }
      case .function(let function): names.insert(function.name)
      case .typeAlias(let alias): names.insert(alias.name)
      case .variable(let variable): names.formUnion(Self.names(of: variable))
      case .extension(let part):
        guard let type = Self.outermost(part.extended) else { continue }
        extended.insert(type)
        membersByType[type, default: []].formUnion(part.members.flatMap(Self.keys))
      default: continue
      }
    }
  }

  /// The members that extensions add to types of other texts: to these themselves, or to a protocol
  /// which they may conform to.
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

  /// What a member is looked up under.
  private static func keys(_ member: Declaration) -> [String] {
    switch member.kind {
    case .function(let function): [function.name]
    case .type(let type): [type.name]
    case .variable(let variable): names(of: variable)
    case .initializer(let initializer): keys(initializer)
    default: []
    }
  }

  /// Those that are called with one value and what says how to read it are found by that as well.
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
