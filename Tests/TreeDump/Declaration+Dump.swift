package import Syntax

extension Declaration {
  package var dump: String {
    let parts = attributes.map(\.dump) + modifiers.map(\.dump)
    return parts.isEmpty ? kind.dump : "\(parts.joined(separator: " ")) \(kind.dump)"
  }
}

extension Attribute {
  package var dump: String {
    let generics =
      genericArguments.isEmpty ? "" : "<\(genericArguments.map(\.dump).joined(separator: " "))>"
    let list = arguments.map { "(\($0.map(\.dump).joined(separator: " ")))" } ?? ""
    return "@\(name)\(generics)\(list)"
  }
}

extension Modifier {
  package var dump: String { name + (detail.map { "(\($0))" } ?? "") }
}

extension Declaration.Kind {
  package var dump: String {
    switch self {
    case .import(let path): node("import", path.joined(separator: "."))
    case .variable(let variable):
      node(variable.isLet ? "let" : "var", variable.bindings.map(\.dump))
    case .function(let function): function.dump
    case .initializer(let initializer): initializer.dump
    case .deinitializer(let body): node("deinit", dumpBlock(body))
    case .subscript(let declaration): declaration.dump
    case .type(let type): type.dump
    case .extension(let declaration):
      node(
        "extension", declaration.extended.dump, dumpInheritance(declaration.inheritance),
        dumpRequirements(declaration.requirements),
        dumpMembers(declaration.block))
    case .typeAlias(let alias):
      node("typealias", alias.name, alias.generics.dump, alias.type.dump)
    case .associatedType(let type):
      node(
        "associatedtype", type.name, dumpInheritance(type.inheritance), type.defaultType?.dump,
        dumpRequirements(type.requirements))
    case .enumCase(let elements): node("case", elements.map(\.dump))
    case .operator(let declaration):
      node("operator", declaration.fixity.rawValue, declaration.name, declaration.precedenceGroup)
    case .precedenceGroup(let group):
      node(
        "precedencegroup", group.name, group.higherThan.map { ">\($0)" }.joined(separator: " "),
        group.lowerThan.map { "<\($0)" }.joined(separator: " "), group.associativity.rawValue,
        group.isAssignment ? "assignment" : nil)
    case .macroExpansion(let expansion): expansion.dump
    case .macro(let macro): node("macro", macro.name)
    case .conditionalCompilation(let clauses): dumpClauses(clauses, \.dump)
    case .placeholder: "(...)"
    }
  }
}

private func dumpInheritance(_ types: [TypeReference]) -> String {
  types.isEmpty ? "" : ":\(types.map(\.dump).joined(separator: ","))"
}

private func dumpRequirements(_ requirements: [GenericRequirement]) -> String {
  guard !requirements.isEmpty else { return "" }
  let parts = requirements.map { requirement in
    switch requirement {
    case .conformance(let type, let constraint): "\(type.dump):\(constraint.dump)"
    case .sameType(let one, let other): "\(one.dump)==\(other.dump)"
    }
  }
  return "where[\(parts.joined(separator: " "))]"
}

private func dumpMembers(_ block: MemberBlock) -> String {
  "{\((block.members.map(\.dump) + (block.isElided ? ["..."] : [])).joined(separator: " "))}"
}

private func dumpParameters(_ parameters: [Parameter]) -> String {
  "(\(parameters.map(\.dump).joined(separator: " ")))"
}

extension GenericClause {
  package var dump: String {
    let names = parameters.map { parameter in
      (parameter.isPack ? "each " : "") + parameter.name
        + (parameter.constraint.map { ":\($0.dump)" } ?? "")
    }
    let head = names.isEmpty ? "" : "<\(names.joined(separator: " "))>"
    let tail = dumpRequirements(requirements)
    return [head, tail].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Effects {
  package var dump: String {
    var words: [String] = []
    if isAsync { words.append("async") }
    if isRethrowing {
      words.append("rethrows")
    } else if isThrowing {
      words.append("throws" + (thrownType.map { "(\($0.dump))" } ?? ""))
    }
    return words.joined(separator: " ")
  }
}

extension VariableDeclaration.Binding {
  package var dump: String {
    let own = isTypeShared ? nil : type
    let parts = [
      pattern.dump, own.map { ":\($0.dump)" }, initializer.map { "= \($0.dump)" }, accessors?.dump,
    ]
    let text = parts.compactMap { $0 }.joined(separator: " ")
    return text
  }
}

extension AccessorBlock {
  package var dump: String {
    switch self {
    case .getter(let block): dumpBlock(block)
    case .accessors(let accessors, _): node("accessors", accessors.map(\.dump))
    }
  }
}

extension Accessor {
  package var dump: String {
    let head = attributes.map(\.dump) + modifiers.map(\.dump) + [kind.rawValue]
    return node(
      head.joined(separator: " "), parameterName.map { "(\($0))" }, effects.dump,
      body.map(dumpBlock))
  }
}

extension Parameter {
  package var dump: String {
    var text = attributes.map { $0.dump + " " }.joined()
    text += label.map { "\($0) " } ?? ""
    text += name
    if let type { text += ":\(type.dump)" }
    if isVariadic { text += "..." }
    if let defaultValue { text += "=\(defaultValue.dump)" }
    return text
  }
}

extension FunctionDeclaration {
  package var dump: String {
    node(
      "func", name, generics.dump, dumpParameters(parameters), effects.dump,
      result.map { "->\($0.dump)" }, body.map(dumpBlock))
  }
}

extension InitializerDeclaration {
  package var dump: String {
    node(
      isFailable ? "init?" : "init", generics.dump, dumpParameters(parameters), effects.dump,
      body.map(dumpBlock))
  }
}

extension SubscriptDeclaration {
  package var dump: String {
    node(
      "subscript", generics.dump, dumpParameters(parameters), "->\(result.dump)", accessors?.dump)
  }
}

extension TypeDeclaration {
  package var dump: String {
    node(
      keyword.rawValue, name, generics.dump, dumpInheritance(inheritance),
      dumpMembers(block))
  }
}

extension EnumCaseElement {
  package var dump: String {
    let payload = parameters.map(dumpParameters) ?? ""
    return name + payload + (rawValue.map { "=\($0.dump)" } ?? "")
  }
}
