import SourceText
import Syntax

/// The source texts of the types of the program.
package struct TypeTexts: CheckerPart {
  let checker: TypeChecker

  /// The source text of a declared type, followed by its extensions; nil for unknown types.
  package func source(ofType name: String) -> String? {
    guard let text = declaration(ofType: name) else { return nil }
    var parts = [text]
    for (extended, part) in checker.declared.extensions where extended == name {
      parts.append(part.source.text(in: part.declaration.span))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The source text of a type's declaration without extensions, including members merged from
  /// earlier declarations.
  package func declaration(ofType name: String) -> String? {
    checker.declared.types[name].map { $0.source.text(in: $0.declaration.span) }
  }

  /// The source text of a type's declaration. It is found in an input, together with the type's
  /// extensions, or in a file of a project.
  package func written(ofType name: String) -> String? {
    source(ofType: name)
      ?? writtenDeclaration(ofType: name).map { $0.source.text(in: $0.declaration.span) }
  }

  /// The declaration of a type of the program: that of the inputs, or of a file of a project.
  func writtenDeclaration(ofType name: String) -> (declaration: Declaration, source: Source)? {
    if let entry = checker.declared.types[name] { return (entry.declaration, entry.source) }
    guard let nominal = checker.type(named: name), !nominal.isPrelude else { return nil }
    for case .declaration(let declaration) in Parser.parse(nominal.source).statements.map(\.kind) {
      guard case .type(let type) = declaration.kind, type.nameSpan == nominal.nameSpan else {
        continue
      }
      return (declaration, nominal.source)
    }
    return nil
  }
}
