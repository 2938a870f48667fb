internal import Semantics

extension Type {
  /// The generic parameters in a type, in order of first occurrence.
  var mentionedParameters: [GenericParameter] {
    var found: [GenericParameter] = []
    collectParameters(&found)
    return found
  }

  private func collectParameters(_ result: inout [GenericParameter]) {
    switch self {
    case .nominal(_, let arguments), .pack(let arguments):
      for argument in arguments { argument.collectParameters(&result) }
    case .opaque(let opaque, let arguments):
      for argument in arguments { argument.collectParameters(&result) }
      opaque.found(with: arguments)?.collectParameters(&result)
    case .tuple(let elements):
      for element in elements { element.type.collectParameters(&result) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.collectParameters(&result) }
      function.result.collectParameters(&result)
    case .metatype(let part), .expansion(let part): part.collectParameters(&result)
    case .parameter(let parameter):
      if !result.contains(where: { $0 === parameter }) { result.append(parameter) }
    case .member(let base, _): base.collectParameters(&result)
    case .variable(let variable): variable.binding?.collectParameters(&result)
    case .existential, .unknown: break
    }
  }

  /// Whether it contains generic parameters.
  var mentionsParameters: Bool {
    switch self {
    case .nominal(_, let arguments), .pack(let arguments):
      arguments.contains(where: \.mentionsParameters)
    case .opaque(let opaque, let arguments):
      (opaque.found(with: arguments) ?? .tuple([])).mentionsParameters
        || arguments.contains(where: \.mentionsParameters)
    case .tuple(let elements): elements.contains { $0.type.mentionsParameters }
    case .function(let function):
      function.result.mentionsParameters
        || function.parameters.contains { $0.type.mentionsParameters }
    case .metatype(let type): type.mentionsParameters
    case .expansion: true
    case .parameter, .member: true
    case .variable(let variable): variable.binding?.mentionsParameters ?? false
    case .existential, .unknown: false
    }
  }
}
