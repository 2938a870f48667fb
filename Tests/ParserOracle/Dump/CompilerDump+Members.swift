import SwiftSyntax

extension CompilerDump {
  func dump(_ binding: PatternBindingSyntax) -> String {
    joined(
      [
        dump(binding.pattern), binding.typeAnnotation.map { ":\(dump($0.type))" },
        binding.initializer.map { "= \(dump($0.value))" },
        accessors(binding.accessorBlock),
      ].compactMap { $0 })
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> String? {
    switch block?.accessors {
    // In a protocol, empty braces are a list of accessors.
    case .getter(let items) where items.isEmpty && isInProtocol(block): "(accessors)"
    case .getter(let items): braces(statements(items))
    case .accessors(let accessors): node("accessors", accessors.map(dump))
    default: nil
    }
  }

  private func isInProtocol(_ block: AccessorBlockSyntax?) -> Bool {
    var node = block?.parent
    while let current = node, !current.is(MemberBlockSyntax.self) { node = current.parent }
    return node?.parent?.is(ProtocolDeclSyntax.self) ?? false
  }

  private func dump(_ accessor: AccessorDeclSyntax) -> String {
    let kind =
      switch accessor.accessorSpecifier.text {
      case "modify", "mutate", "yielding mutate", "_modify": "_modify"
      case "read", "_read", "unsafeAddress", "borrow", "_borrow", "yielding": "_read"
      case let word: word
      }
    let modifier = accessor.modifier.map { [$0.name.text] } ?? []
    return node(
      joined(attributes(accessor.attributes) + modifier + [kind]),
      accessor.parameters.map { "(\(name($0.name)))" },
      effects(accessor.effectSpecifiers?.asyncSpecifier, accessor.effectSpecifiers?.throwsClause),
      block(accessor.body))
  }

  func dump(_ function: FunctionDeclSyntax) -> String {
    node(
      "func", name(function.name),
      generics(function.genericParameterClause, function.genericWhereClause),
      parameters(function.signature.parameterClause), effects(function.signature),
      function.signature.returnClause.map { "->\(dump($0.type))" }, block(function.body))
  }

  func dump(_ initializer: InitializerDeclSyntax) -> String {
    node(
      initializer.optionalMark == nil ? "init" : "init?",
      generics(initializer.genericParameterClause, initializer.genericWhereClause),
      parameters(initializer.signature.parameterClause), effects(initializer.signature),
      block(initializer.body))
  }

  func dump(_ declaration: SubscriptDeclSyntax) -> String {
    node(
      "subscript", generics(declaration.genericParameterClause, declaration.genericWhereClause),
      parameters(declaration.parameterClause), "->\(dump(declaration.returnClause.type))",
      accessors(declaration.accessorBlock))
  }

  private func effects(_ signature: FunctionSignatureSyntax) -> String {
    effects(signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    parentheses(
      clause.parameters.map { parameter in
        self.parameter(
          attributes: parameter.attributes, parameter.firstName, parameter.secondName,
          type: parameter.type, isVariadic: parameter.ellipsis != nil,
          value: parameter.defaultValue)
      })
  }

  /// `@A label name:Type...=value`.
  func parameter(
    attributes: AttributeListSyntax, _ first: TokenSyntax, _ second: TokenSyntax?,
    type: TypeSyntax?, isVariadic: Bool, value: InitializerClauseSyntax?
  ) -> String {
    var text = self.attributes(attributes).map { $0 + " " }.joined()
    text += second.map { "\(name(first)) \(name($0))" } ?? name(first)
    if let type { text += ":\(dump(type))" }
    if isVariadic { text += "..." }
    if let value { text += "=\(dump(value.value))" }
    return text
  }

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ outer: GenericWhereClauseSyntax?
  ) -> String {
    let names = clause?.parameters.map { parameter in
      (parameter.specifier?.text == "each" ? "each " : "") + name(parameter.name)
        + (parameter.inheritedType.map { ":\(dump($0))" } ?? "")
    }
    return joined([angles(names ?? []), requirements(outer)].filter { !$0.isEmpty })
  }

  /// `where[T:P U==V]`; layout constraints, which only the standard library uses, are omitted.
  func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
    let parts: [String] =
      clause?.requirements.compactMap { element in
        switch element.requirement {
        case .conformanceRequirement(let node): "\(dump(node.leftType)):\(dump(node.rightType))"
        case .sameTypeRequirement(let node): "\(side(node.leftType))==\(side(node.rightType))"
        default: nil
        }
      } ?? []
    return parts.isEmpty ? "" : "where[\(joined(parts))]"
  }

  private func side(_ side: SameTypeRequirementSyntax.LeftType) -> String {
    switch side {
    case .type(let type): dump(type)
    default: side.trimmedDescription
    }
  }

  private func side(_ side: SameTypeRequirementSyntax.RightType) -> String {
    switch side {
    case .type(let type): dump(type)
    default: side.trimmedDescription
    }
  }

  func modifiers(_ modifiers: DeclModifierListSyntax) -> [String] {
    modifiers.map { $0.name.text + ($0.detail.map { "(\(name($0.detail)))" } ?? "") }
  }

  func attributes(_ attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      switch element {
      case .attribute(let node): return [dump(node)]
      case .ifConfigDecl(let node):
        let taken = node.clauses.first { clause in
          clause.condition.map { holds($0.trimmedDescription) } ?? true
        }
        guard case .attributes(let list)? = taken?.elements else { return [] }
        return self.attributes(list)
      default: return [unknown(element)]
      }
    }
  }

  private func dump(_ attribute: AttributeSyntax) -> String {
    var name = attribute.attributeName.trimmedDescription
    if let type = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      name = self.name(type.name) + generics(type.genericArgumentClause)
    } else if let type = attribute.attributeName.as(MemberTypeSyntax.self) {
      name =
        "\(dump(type.baseType)).\(self.name(type.name))\(generics(type.genericArgumentClause))"
    }
    guard attribute.leftParen != nil else { return "@\(name)" }
    return "@\(name)\(parentheses(arguments(of: attribute)))"
  }

  /// Attributes whose parentheses contain their own keywords rather than expressions.
  private static let wordAttributes: Set = [
    "abi", "convention", "_effects", "inline", "lifetime", "_lifetime",
    "objc",
    "_semantics", "_silgen_name", "_spi",
  ]

  /// Arguments that can be parsed as labeled expressions, except for attributes that our parser
  /// ignores.
  private func arguments(of attribute: AttributeSyntax) -> [String] {
    switch attribute.arguments {
    case .argumentList(let list)
    where ["attached", "freestanding"].contains(attribute.attributeName.trimmedDescription):
      // Of `names: named(init)` the first word.
      list.map { argument in
        (argument.label.map { "\($0.text):" } ?? "")
          + (argument.expression.firstToken(viewMode: .sourceAccurate)?.text ?? "")
      }
    case .argumentList(let list):
      Self.wordAttributes.contains(attribute.attributeName.trimmedDescription)
        ? [] : arguments(list)
    case .availability(let list):
      list.compactMap { element in
        switch element.argument {
        case .token(let token): token.text == "*" ? nil : token.text
        case .availabilityVersionRestriction(let version): version.platform.text
        case .availabilityLabeledArgument(let argument):
          switch argument.value {
          case .string(let text):
            "\(argument.label.text):\"\(text.segments.map(\.content.text).joined())\""
          default: "\(argument.label.text):\(argument.value.trimmedDescription)"
          }
        @unknown default: unknown(element)
        }
      }
    default: []
    }
  }
}
