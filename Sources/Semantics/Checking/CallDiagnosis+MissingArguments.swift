import SourceText
import Syntax

/// What a call leaves out, and what it may mean.
extension CallDiagnosis {
  /// The parameters that a call leaves out, as messages name them; none where its arguments are not for
  /// the others, in order.
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

  /// Whether a closure behind the parentheses can be for the parameter.
  func takesFunction(_ parameter: ParameterSymbol) -> Bool {
    var type = unifier.simplify(parameter.type)
    while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
    return switch type {
    case .function, .parameter, .variable, .unknown: true
    default: false
    }
  }

  /// The parameter whose label is like that of an argument, where those before it may be left out.
  func likely(_ argument: Argument, _ parameters: ArraySlice<ParameterSymbol>) -> ParameterSymbol? {
    guard let label = argument.label else { return nil }
    for parameter in parameters {
      if let own = parameter.label, areAlike(label, own) { return parameter }
      guard parameter.defaultValue != nil || parameter.isVariadic else { return nil }
    }
    return nil
  }

  /// Whether one label may be meant by another.
  func areAlike(_ first: String, _ second: String) -> Bool {
    let limit = max(1, min(first.utf8.count, second.utf8.count) / 3)
    return EditDistance.between(first, second, limit: limit) <= limit
  }
}
