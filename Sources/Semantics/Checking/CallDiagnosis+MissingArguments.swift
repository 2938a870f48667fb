import SourceText
import Syntax

/// Missing arguments of a call, and similar labels.
extension CallDiagnosis {
  /// The omitted parameters, as diagnostics name them; empty if the given arguments do not match
  /// the other parameters in order.
  func missing(of parameters: [ParameterSymbol], in call: Call) -> [CallError.Position] {
    let labels = call.trailingClosures.dropFirst().map { $0.label ?? "_" }
    var hasClosure = !call.trailingClosures.isEmpty
    var arguments = call.arguments[...]
    var missing: [CallError.Position] = []
    for (index, parameter) in parameters.enumerated() {
      let takesMany = parameter.isVariadic || parameter.isPack
      if arguments.first.map({ $0.label == parameter.label }) ?? false {
        arguments.removeFirst()
        if takesMany { arguments = arguments.drop { $0.label == nil } }
      } else if takesMany || parameter.defaultValue != nil
        || labels.contains(parameter.label ?? "_")
      {
        continue
      } else if hasClosure, takesFunction(parameter) {
        hasClosure = false
      } else {
        missing.append(.init(label: parameter.label, index: index))
      }
    }
    return arguments.isEmpty ? missing : []
  }

  /// Whether the parameter can take a trailing closure.
  func takesFunction(_ parameter: ParameterSymbol) -> Bool {
    if parameter.isPack { return false }
    var type = unifier.simplify(parameter.type)
    while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
    return switch type {
    case .function, .parameter, .variable, .unknown: true
    default: false
    }
  }

  /// The parameter whose label resembles that of an argument, if all before it may be omitted.
  func likely(_ argument: Argument, _ parameters: ArraySlice<ParameterSymbol>) -> ParameterSymbol? {
    guard let label = argument.label else { return nil }
    for parameter in parameters {
      if let own = parameter.label, areSimilar(label, own) { return parameter }
      guard parameter.defaultValue != nil || parameter.isVariadic else { return nil }
    }
    return nil
  }

  /// Whether one label may be a misspelling of the other.
  func areSimilar(_ first: String, _ second: String) -> Bool {
    let limit = max(1, min(first.utf8.count, second.utf8.count) / 3)
    return EditDistance.between(first, second, limit: limit) <= limit
  }
}
