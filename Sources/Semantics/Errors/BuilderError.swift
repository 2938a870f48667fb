import SourceText

/// Errors about statements that a result builder does not accept.
package enum BuilderError: DiagnosticFact {
  case declaration(Type)
  case controlFlow(Type)
  case noBuildBlock(Type)
  case branchTypes

  package var message: String {
    switch self {
    case .declaration(let builder):
      "closure containing a declaration cannot be used with result builder '\(builder)'"
    case .controlFlow(let builder):
      "closure containing control flow statement cannot be used with result builder '\(builder)'"
    case .noBuildBlock(let builder):
      "result builder '\(builder)' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site"
    case .branchTypes: "branches of result builder do not have matching types"
    }
  }
}
