package import SourceText
package import Syntax

/// Top-level `await`.
extension InputChecker {
  /// Whether top-level statements contain `await`, outside closures and functions.
  package func mentionsAwait(_ statements: [Statement], in source: Source) -> Bool {
    statements.contains { statement in
      guard source.mentions("await", in: statement.span) else { return false }
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable = declaration.kind else { return false }
      case .conditionalCompilation(let clauses):
        return mentionsAwait(checker.chosen(clauses), in: source)
      default: break
      }
      return source.mentions("await", outsideBracesIn: statement.span)
        || checker.blocks(in: statement).contains { mentionsAwait($0.statements, in: source) }
    }
  }
}

extension Source {
  /// Whether a span contains an identifier that is in no block or closure.
  fileprivate func mentions(_ name: String, outsideBracesIn span: Span) -> Bool {
    let range = span.clamped(to: bytes.count)
    var (end, depth) = (range.lowerBound, 0)
    return bytes.firstName(in: range) { place in
      for byte in bytes[end..<place.lowerBound] {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
      }
      end = place.upperBound
      return depth == 0 && bytes[place].elementsEqual(name.utf8)
    } != nil
  }
}
