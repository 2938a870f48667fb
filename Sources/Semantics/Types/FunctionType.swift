/// `(inout A, B...) async throws(E) -> C`. Labels are no part of a function type.
package struct FunctionType: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var type: Type
    package var isInout: Bool
    package var isVariadic: Bool
    package var isAutoclosure: Bool
    /// Whether the function runs on the actor that is passed for it. Functions that take an actor so
    /// are of one type with those that do not, as far as calls and conversions go.
    var isIsolated = false

    package init(
      type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false
    ) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }

    package static func == (lhs: Parameter, rhs: Parameter) -> Bool {
      lhs.type == rhs.type && lhs.isInout == rhs.isInout && lhs.isVariadic == rhs.isVariadic
        && lhs.isAutoclosure == rhs.isAutoclosure
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }
  }

  package var parameters: [Parameter]
  package var result: Type
  package var isAsync: Bool
  /// Whether `throws` is written, which says nothing yet where what it throws is to be inferred.
  private var hasThrows: Bool
  /// What `throws(E)` says; nil for any error.
  package private(set) var thrownType: Type?

  package init(
    parameters: [Parameter], result: Type, isAsync: Bool = false, isThrowing: Bool = false,
    thrownType: Type? = nil
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    hasThrows = isThrowing
    if let thrownType, isThrowing { setThrownType(thrownType) }
  }

  package var isThrowing: Bool { hasThrows && !(thrownType?.isNever ?? false) }

  /// `throws(Never)` is no `throws`, and `throws(any Error)` says no more than `throws`.
  private mutating func setThrownType(_ type: Type) {
    if type.isNever {
      (hasThrows, thrownType) = (false, nil)
    } else if case .existential(let protocols) = type.shallow, protocols.count == 1,
      protocols[0].isPrelude("Error")
    {
      thrownType = nil
    } else {
      thrownType = type
    }
  }

  /// The function type with each of its parts replaced.
  func mapping(_ transform: (Type) -> Type) -> FunctionType {
    var function = self
    for index in parameters.indices {
      function.parameters[index].type = transform(parameters[index].type)
    }
    function.result = transform(result)
    if let thrownType { function.setThrownType(transform(thrownType)) }
    return function
  }

  /// The function type with the expansions among its parameters written out, as far as the map says
  /// what of.
  func substituting(_ map: Substitution) -> FunctionType {
    guard parameters.contains(where: { if case .expansion = $0.type { true } else { false } })
    else { return mapping { $0.substituting(map) } }
    // What is written out is no expansion of the same packs any more: it is not to be replaced again.
    var function = self
    function.parameters = []
    function = function.mapping { $0.substituting(map) }
    function.parameters = parameters.flatMap { parameter -> [Parameter] in
      guard case .expansion(let pattern) = parameter.type else {
        var parameter = parameter
        parameter.type = parameter.type.substituting(map)
        return [parameter]
      }
      return pattern.expanded(map).map { Parameter(type: $0, isInout: parameter.isInout) }
    }
    return function
  }

  /// Whether one of its parts is as `predicate` says.
  func contains(where predicate: (Type) -> Bool) -> Bool {
    predicate(result) || parameters.contains { predicate($0.type) }
      || (thrownType.map(predicate) ?? false)
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String { described(result: "\(result)") }

  /// The type as programs ask for it, whose functions give `Void` rather than `()`.
  var asAsked: String { described(result: result.isVoid ? "Void" : "\(result)") }

  private func described(result: String) -> String {
    let list = parameters.map { parameter in
      (parameter.isInout ? "inout " : "") + "\(parameter.type)"
        + (parameter.isVariadic ? "..." : "")
    }
    let thrown = thrownType.map { "(\($0))" } ?? ""
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws\(thrown)" : "")
    return "(\(list.joined(separator: ", ")))\(effects) -> \(result)"
  }
}
