import SourceText
import Syntax

/// The result of expanding the macros of a type.
package enum ExpandedDeclaration {
  case text(String)
  /// It has no macros with a known expansion. `macros`: those it has, of SwiftUI and SwiftData.
  case unchanged(macros: [String])
}

/// Expands the macros of types, for display.
package struct MacroExpansions: CheckerPart {
  let checker: TypeChecker

  /// The source text of a declared type (`Outer.Inner` for a nested one) with the toolchain's
  /// macros expanded; nil for unknown types.
  package func expansion(ofType path: String) -> ExpandedDeclaration? {
    guard let (declaration, source, nominal) = declaration(ofType: path) else {
      return expansionOfExtensions(path)
    }
    var expanded = TypeExpansionWriter(checker: checker, source: source)
    if let text = expanded.text(of: declaration, as: nominal) { return .text(text) }
    return .unchanged(macros: declaration.foreignMacros)
  }

  /// The macros in extensions of a library type, such as `@Entry`.
  private func expansionOfExtensions(_ path: String) -> ExpandedDeclaration? {
    let parts = checker.declared.extensions.filter { $0.name == path }
    guard !parts.isEmpty else { return nil }
    return .unchanged(macros: parts.flatMap(\.entry.declaration.foreignMacros).uniqued())
  }

  private func declaration(
    ofType path: String
  ) -> (Declaration, Source, NominalType)? {
    var names = path.split(separator: ".").map(String.init)[...]
    guard let first = names.popFirst(),
      let (declaration, source) = checker.texts.writtenDeclaration(ofType: first),
      let nominal = checker.type(named: first)
    else { return nil }
    var found = (declaration, source, nominal)
    while let name = names.popFirst() {
      guard let inner = nested(name, in: found) else { return nil }
      found = inner
    }
    return found
  }

  /// A type nested in another one, or in an extension of it.
  private func nested(
    _ name: String, in outer: (declaration: Declaration, source: Source, nominal: NominalType)
  ) -> (Declaration, Source, NominalType)? {
    typeDeclarations.complete(outer.nominal)
    var places = [(outer.declaration, outer.source)]
    for (extended, part) in checker.declared.extensions
    where extended == outer.nominal.qualifiedName {
      places.append((part.declaration, part.source))
    }
    for case .type(let nominal) in outer.nominal.members[name] ?? [] {
      for (declaration, source) in places {
        if let found = declaration.nestedType(name) { return (found, source, nominal) }
      }
    }
    return nil
  }

  /// Whether a written type omits generic arguments that an initial value determines.
  func isOpen(_ written: TypeReference, in nominal: NominalType) -> Bool {
    let saved = checker.diagnostics
    defer { checker.diagnostics = saved }
    let context = DeclarationContext(
      nominal: nominal, selfType: nominal.declaredType,
      genericParameters: nominal.generics.parameters, source: nominal.source, isPrelude: false)
    return checker.typeResolver.resolve(written, in: context).mentionsUnknown
  }
}

extension Declaration {
  fileprivate var ownMembers: [Declaration] {
    switch kind {
    case .type(let type): type.members
    case .extension(let part): part.members
    default: []
    }
  }

  fileprivate func nestedType(_ name: String) -> Declaration? {
    ownMembers.first { member in
      if case .type(let type) = member.kind { type.name == name } else { false }
    }
  }

  /// The macros of SwiftUI and SwiftData in a type, which the toolchain for Linux lacks.
  fileprivate var foreignMacros: [String] {
    let own = attributes.map(\.baseName).filter { ["Entry", "Model", "Animatable"].contains($0) }
    return (own + ownMembers.flatMap(\.foreignMacros)).uniqued()
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
