import Semantics
import SourceText
import Syntax

/// The parts of a text that are checked mostly independently: the members of its types, its
/// functions, and its top-level code.
struct TextParts {
  private let declarations: [Declaration]

  init(_ statements: [Statement], _ checker: TypeChecker) {
    declarations = checker.declarations(in: statements)
  }

  /// The part around a place; nil for the top level.
  func part(around place: Span) -> Span? { TextParts.innermost(in: declarations, around: place) }

  /// The diagnostics of each part, in the order of the first diagnostic of each.
  func grouped(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [(part: Span?, diagnostics: [Diagnostic])] = []
    for diagnostic in diagnostics {
      let part = part(around: diagnostic.span)
      if let index = groups.firstIndex(where: { $0.part == part }) {
        groups[index].diagnostics.append(diagnostic)
      } else {
        groups.append((part, [diagnostic]))
      }
    }
    return groups.map(\.diagnostics)
  }

  /// The innermost declaration around a place; a type or extension only if the place is in none of
  /// its members.
  private static func innermost(in declarations: [Declaration], around place: Span) -> Span? {
    for declaration in declarations
    where declaration.span.start <= place.start && place.start < declaration.span.end {
      switch declaration.kind {
      case .type(let type): return innermost(in: type.members, around: place) ?? declaration.span
      case .extension(let part):
        return innermost(in: part.members, around: place) ?? declaration.span
      default: return declaration.span
      }
    }
    return nil
  }
}
