/// A function type, `(inout A, B...) async throws(E) -> C`. Argument labels are not part of it.
package struct FunctionType: Hashable, Sendable {
  /// A parameter of a function type.
  package struct Parameter: Hashable, Sendable {
    package var type: Type
    package var isInout: Bool
    package var isVariadic: Bool
    package var isAutoclosure: Bool
    /// Whether it is an `isolated` parameter. It does not affect the identity of the type, in calls
    /// and conversions.
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
  /// Whether `throws` is written; with an open thrown type, the function may still turn out not to
  /// throw.
  private var hasThrows: Bool
  /// The type in `throws(E)`; nil for `any Error`.
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

  /// Whether calls may throw; false for `throws(Never)`.
  package var isThrowing: Bool { hasThrows && !(thrownType?.isNever ?? false) }

  /// Sets the thrown type: `throws(Never)` means no `throws`, and `throws(any Error)` the same as
  /// `throws`.
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

  /// The function type with each of its component types transformed.
  func mapping(_ transform: (Type) -> Type) -> FunctionType {
    var function = self
    for index in parameters.indices {
      function.parameters[index].type = transform(parameters[index].type)
    }
    function.result = transform(result)
    if let thrownType { function.setThrownType(transform(thrownType)) }
    return function
  }

  /// The function type with generic parameters substituted, and expansions among its parameters
  /// expanded.
  func substituting(_ map: Substitution) -> FunctionType {
    guard parameters.contains(where: { if case .expansion = $0.type { true } else { false } })
    else { return mapping { $0.substituting(map) } }
    // An expanded pattern no longer mentions the pack as an expansion, and must not be substituted
    // again.
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

  /// Whether one of its component types satisfies `predicate`.
  func contains(where predicate: (Type) -> Bool) -> Bool {
    predicate(result) || parameters.contains { predicate($0.type) }
      || (thrownType.map(predicate) ?? false)
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String { described(result: "\(result)") }

  /// The type as programs write it, with `Void` instead of `()` as a result.
  var sourceDescription: String { described(result: result.isVoid ? "Void" : "\(result)") }

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
