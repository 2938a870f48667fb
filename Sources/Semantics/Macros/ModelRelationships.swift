import SourceText
import Syntax

/// The expansion of `@Model` for relationships. It keeps a property that holds other models in step
/// with its inverse, and applies the delete rules when a model is deleted.
///
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]
///
/// gets an observer that calls a method of the class, which updates the stops that were added or
/// removed.
struct ModelRelationships: CheckerPart {
  let checker: TypeChecker

  /// The members, with observers added to the relationships, and a source with the methods that the
  /// observers call; nil if the type has no relationships.
  func expanded(
    _ members: [Declaration], in nominal: NominalType, _ source: Source
  ) -> (members: [Declaration], methods: Source)? {
    guard nominal.isModel else { return nil }
    let own = Relationship.all(in: members, source)
    let found = own.compactMap { relationship -> (Relationship, inverse: Relationship?)? in
      guard let target = checker.type(named: relationship.model, from: source), target.isModel
      else { return nil }
      return (relationship, inverse(of: relationship, target, nominal, own))
    }
    guard !found.isEmpty else { return nil }
    nominal.observation.relationships = found.map { relationship, inverse in
      Relationship(relationship, inverse: inverse?.name)
    }
    let names = Set(found.map(\.0.name))
    let text = ModelRelationships.methods(found)
    return (
      members.map { observed($0, names) },
      Source(name: source.name, text: text, projectModule: source.projectModule)
    )
  }

  /// The inverse of a relationship: the property of the other model that is declared as such, or
  /// the only one that can be.
  private func inverse(
    of relationship: Relationship, _ target: NominalType, _ nominal: NominalType,
    _ own: [Relationship]
  ) -> Relationship? {
    let others =
      target === nominal
      ? own
      : target.pending.map {
        Relationship.all(in: $0.declaration.members, $0.context.source)
      }
        ?? target.observation.relationships
    let back = others.filter { $0.model == nominal.name }
    if let name = relationship.inverse { return back.first { $0.name == name } }
    if let written = back.first(where: { $0.inverse == relationship.name }) { return written }
    let same = own.filter { $0.model == relationship.model && $0.inverse == nil }
    let open = back.filter { $0.inverse == nil }
    guard target !== nominal, open.count == 1, same.count == 1,
      !back.contains(where: { one in own.contains { $0.name == one.inverse } })
    else { return nil }
    return open[0]
  }

  private func observed(_ member: Declaration, _ names: Set<String>) -> Declaration {
    guard case .variable(let variable) = member.kind, variable.bindings.count == 1,
      let binding = variable.bindings.first, case .binding(let name) = binding.pattern.kind,
      names.contains(name)
    else { return member }
    let make = SyntaxMaker(at: binding.pattern.span)
    let call = make.call(
      ModelRelationships.method(of: name), [make.argument(nil, make.name("oldValue"))])
    let observer = Accessor(
      kind: .didSet, attributes: [], modifiers: [], parameterName: nil, effects: Effects(),
      body: CodeBlock(
        statements: [Statement(.expression(call), span: make.span)], span: make.span),
      span: make.span)
    let made = VariableDeclaration.Binding(
      pattern: binding.pattern, type: binding.type, initializer: binding.initializer,
      accessors: .accessors([observer], make.span), isTypeShared: binding.isTypeShared)
    return Declaration(
      .variable(
        VariableDeclaration(
          isLet: false, bindings: [made], keywordSpan: variable.keywordSpan)),
      attributes: member.attributes, modifiers: member.modifiers, span: member.span)
  }

  private static func method(of property: String) -> String { "__relate_\(property)" }

  /// The methods of the class, as Swift.
  private static func methods(
    _ relationships: [(Relationship, inverse: Relationship?)]
  ) -> String {
    let relating = relationships.map { relationship, inverse in
      """
      func \(method(of: relationship.name))(_ old: \(relationship.type)) {
        _relate(self, \(relationship.list("old")), \(relationship.list("self.\(relationship.name)")),
          link: { (other: \(relationship.model)) in \(inverse?.linking ?? "") },
          unlink: { (other: \(relationship.model)) in \(inverse?.unlinking ?? "") })
      }

      """
    }
    let linking = relationships.map { relationship, inverse in
      """
        _relate(self, [], \(relationship.list("self.\(relationship.name)")),
          link: { (other: \(relationship.model)) in \(inverse?.linking ?? "") },
          unlink: { (other: \(relationship.model)) in })

      """
    }
    let ends = relationships.map { relationship, _ in
      "_Relationship(models: \(relationship.list("self.\(relationship.name)")), "
        + "rule: \(relationship.rule), clear: { \(relationship.clearing) })"
    }
    return relating.joined() + "func _linkRelationships() {\n" + linking.joined() + "}\n"
      + "var _relationships: [_Relationship] { [\(ends.joined(separator: ", "))] }\n"
  }
}

extension NominalType {
  /// Whether it is declared with `@Model`.
  fileprivate var isModel: Bool {
    kind == .class && modifiers.attributes.contains { $0.baseName == "Model" }
  }
}
