import SwiftSyntax

extension CompilerDump {
  func dump(_ declaration: DeclSyntax) -> String {
    var head: [String] = []
    if let node = declaration.asProtocol((any WithAttributesSyntax).self) {
      head += attributes(node.attributes)
    }
    if let node = declaration.asProtocol((any WithModifiersSyntax).self) {
      head += modifiers(node.modifiers)
    }
    return joined(head + [kind(declaration)])
  }

  private func kind(_ declaration: DeclSyntax) -> String {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      self.node("import", node.path.map { name($0.name) }.joined(separator: "."))
    case .variableDecl(let node):
      self.node(node.bindingSpecifier.text, node.bindings.map(dump))
    case .functionDecl(let node): dump(node)
    case .initializerDecl(let node): dump(node)
    case .deinitializerDecl(let node): self.node("deinit", block(node.body) ?? "{}")
    case .subscriptDecl(let node): dump(node)
    case .enumCaseDecl(let node): self.node("case", node.elements.map(dump))
    case .typeAliasDecl(let node):
      self.node(
        "typealias", name(node.name),
        generics(node.genericParameterClause, node.genericWhereClause),
        dump(node.initializer.value))
    case .associatedTypeDecl(let node):
      self.node(
        "associatedtype", name(node.name), inheritance(node.inheritanceClause),
        node.initializer.map { dump($0.value) }, requirements(node.genericWhereClause))
    case .operatorDecl(let node):
      joined([
        node.fixitySpecifier.text,
        self.node(
          "operator", node.fixitySpecifier.text, node.name.text,
          node.operatorPrecedenceAndTypes.map { name($0.precedenceGroup) }),
      ])
    case .precedenceGroupDecl(let node): dump(node)
    case .macroDecl(let node): self.node("macro", name(node.name))
    case .macroExpansionDecl(let node):
      macro(
        node.macroName, node.genericArgumentClause, node.arguments,
        closures(node.trailingClosure, node.additionalTrailingClosures))
    case .ifConfigDecl(let node): clauses(node, elements)
    default: nominal(declaration)
    }
  }

  private func elements(_ elements: IfConfigClauseSyntax.Elements?) -> [String] {
    switch elements {
    case .statements(let items): statements(items)
    case .decls(let members): members.map { dump($0.decl) }
    default: []
    }
  }

  private func nominal(_ declaration: DeclSyntax) -> String {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      type("struct", node, generics(node.genericParameterClause, node.genericWhereClause))
    case .classDecl(let node):
      type("class", node, generics(node.genericParameterClause, node.genericWhereClause))
    case .enumDecl(let node):
      type("enum", node, generics(node.genericParameterClause, node.genericWhereClause))
    case .actorDecl(let node):
      type("actor", node, generics(node.genericParameterClause, node.genericWhereClause))
    case .protocolDecl(let node):
      type(
        "protocol", node,
        joined(
          [
            angles(
              node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { name($0.name) } ?? []),
            requirements(node.genericWhereClause),
          ].filter { !$0.isEmpty }))
    case .extensionDecl(let node):
      self.node(
        "extension", dump(node.extendedType), inheritance(node.inheritanceClause),
        requirements(node.genericWhereClause), members(node.memberBlock))
    default: unknown(declaration)
    }
  }

  private func type(
    _ keyword: String, _ node: some DeclGroupSyntax & NamedDeclSyntax, _ generics: String
  ) -> String {
    self.node(
      keyword, name(node.name), generics, inheritance(node.inheritanceClause),
      members(node.memberBlock))
  }

  private func members(_ block: MemberBlockSyntax) -> String {
    braces(block.members.map { dump($0.decl) })
  }

  private func inheritance(_ clause: InheritanceClauseSyntax?) -> String {
    clause.map { ":" + $0.inheritedTypes.map { dump($0.type) }.joined(separator: ",") } ?? ""
  }

  private func dump(_ element: EnumCaseElementSyntax) -> String {
    let payload = element.parameterClause.map { clause in
      parentheses(
        clause.parameters.map { parameter in
          self.parameter(
            attributes: [], parameter.firstName ?? .wildcardToken(), parameter.secondName,
            type: parameter.type, isVariadic: false, value: parameter.defaultValue)
        })
    }
    return name(element.name) + (payload ?? "")
      + (element.rawValue.map { "=\(dump($0.value))" } ?? "")
  }

  private func dump(_ group: PrecedenceGroupDeclSyntax) -> String {
    var higher: [String] = []
    var lower: [String] = []
    var associativity = "none"
    var isAssignment = false
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map { name($0.name) }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          higher += names.map { ">\($0)" }
        } else {
          lower += names.map { "<\($0)" }
        }
      case .precedenceGroupAssignment(let value): isAssignment = value.value.text == "true"
      case .precedenceGroupAssociativity(let value): associativity = value.value.text
      @unknown default: break
      }
    }
    return node(
      "precedencegroup", name(group.name), joined(higher), joined(lower), associativity,
      isAssignment ? "assignment" : nil)
  }
}
