import SourceText
import Syntax

/// The macros of the library that make a type conform to a protocol of the same name, such as `@Reducer`, and
/// what some of them add to it: extensions, written as texts of their own.
///
/// The protocol is declared with `@_attached`.
struct AttachedExpansions: CheckerPart {
  let checker: TypeChecker

  /// The protocol of the library that an attribute of a type makes it conform to.
  func target(of attribute: Attribute, in source: Source) -> NominalType? {
    for case .type(let type) in checker.globalLookup.lookUpGlobal(attribute.baseName, from: source)
    where type.kind == .protocol && type.isPrelude {
      if type.modifiers.attributes.contains(where: { $0.name == "_attached" }) { return type }
    }
    return nil
  }

  /// The extensions that the macros of a type add.
  func extensions(
    of type: TypeDeclaration, _ declaration: Declaration, _ context: DeclarationContext
  ) -> [PendingExtension] {
    texts(of: type, declaration, context).flatMap { text -> [PendingExtension] in
      let source = Source(
        name: context.source.name, text: text, projectModule: context.source.projectModule)
      var inner = DeclarationContext(source: source, isPrelude: context.isPrelude)
      inner.genericParameters = context.genericParameters
      inner.scope = context.scope
      return Parser.parse(source).statements.compactMap { statement in
        guard case .declaration(let made) = statement.kind, case .extension(let part) = made.kind
        else { return nil }
        return PendingExtension(
          declaration: part, attributes: [], context: inner, access: declaration.accessLevel,
          isOlder: false, span: made.span)
      }
    }
  }

  private func texts(
    of type: TypeDeclaration, _ declaration: Declaration, _ context: DeclarationContext
  ) -> [String] {
    func has(_ name: String, _ attributes: [Attribute]) -> Bool {
      attributes.contains { attribute in
        attribute.baseName == name && target(of: attribute, in: context.source) != nil
      }
    }
    let isReducer = has("Reducer", declaration.attributes)
    switch type.keyword {
    case .enum where isReducer:
      return [ReducerExpansion(type, declaration, context.source).ofCases]
    case .enum:
      let isOfReducer =
        ["State", "Action"].contains(type.name) && context.nominal?.declaration?.name != type.name
        && has("Reducer", context.nominal?.modifiers.attributes ?? [])
      return isOfReducer || has("CasePathable", declaration.attributes)
        ? [CasePathExpansion(type, context.source).text] : []
    case .struct, .class, .actor:
      if isReducer { return [ReducerExpansion(type, declaration, context.source).ofMissingParts] }
      return has("DependencyClient", declaration.attributes)
        ? [DependencyClientExpansion(type, context.source).text] : []
    case .protocol: return []
    }
  }
}
