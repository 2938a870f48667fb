import SourceText
import Syntax

/// Matching unlabeled trailing closures to parameters.
extension ArgumentMatcher {
  /// Swift 5's backward matching: where several parameters with defaults could take the closure,
  /// the last one gets it, if it accepts as many arguments.
  ///
  /// - Parameter index: the first parameter that takes a function.
  func matchedBackward(
    _ closure: Closure, from index: Int, _ parameters: [ParameterSymbol]
  ) -> Int {
    guard parameters[index...].allSatisfy({ $0.defaultValue != nil }) else { return index }
    let fitting = parameters.indices.dropFirst(index).filter {
      body.callDiagnosis.takesFunction(parameters[$0]) && accepts(closure, parameters[$0])
    }
    return fitting.last ?? index
  }

  private func accepts(_ closure: Closure, _ parameter: ParameterSymbol) -> Bool {
    var type = unifier.simplify(parameter.type)
    while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
    guard case .function(let function) = type else { return true }
    if let written = closure.parameters { return written.count == function.parameters.count }
    let usesShorthand = body.source.text(in: closure.span).contains("$0")
    return usesShorthand == !function.parameters.isEmpty
  }
}
