internal import Semantics
internal import SourceText

/// A call whose callee was inlined.
struct InlinedCall {
  /// The instructions of the callee's body.
  var range: Range<Int>
  let function: String
  let source: Source
  let isWritten: Bool
  /// The span of the call, in the source of the surrounding code.
  let span: Span
}
