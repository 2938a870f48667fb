import SourceText

/// Errors about literals.
package enum LiteralError: DiagnosticFact {
  case overflow(String, type: String)
  case negativeAsUnsigned(String, type: String)
  case emptyCollection
  case emptyInterpolation
  case labelledSingleElement
  case elementCount(Int, expected: Type)

  package var message: String {
    switch self {
    case .overflow(let text, let type):
      "integer literal '\(text)' overflows when stored into '\(type)'"
    case .negativeAsUnsigned(let text, let type):
      "negative integer '\(text)' overflows when stored into unsigned type '\(type)'"
    case .emptyCollection: "empty collection literal requires an explicit type"
    case .emptyInterpolation: "expected expression in string interpolation"
    case .labelledSingleElement:
      "cannot create a single-element tuple with an element label"
    case .elementCount(let count, let expected):
      "expected '\(expected)' elements in inline array literal, but got '\(count)'"
    }
  }
}
