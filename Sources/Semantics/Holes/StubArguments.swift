/// The types of the values that a text passes to the functions and initializers of stubs.
package struct StubArguments {
  /// A parameter of a function, or of the initializers of a type.
  package struct Parameter: Hashable {
    /// The function; `init` of a type for initializers.
    package let function: StubEffects.Name
    /// Nil for an unlabeled argument.
    package let label: String?
    /// The place among the arguments without labels.
    package let place: Int
  }

  /// A value that is passed.
  package struct Given {
    package let type: Type
    /// Whether it is a number in the text, which may also have other types.
    package let isLiteral: Bool
  }

  private var given: [Parameter: [Given]] = [:]

  package init() {}

  mutating func note(_ value: Given, for function: Function, at index: Int) {
    let parameters = function.parameters
    guard parameters.indices.contains(index) else { return }
    let label = parameters[index].label
    let parameter = Parameter(
      function: StubEffects.Name(owner: function.owner?.name, function: function.name),
      label: label,
      place: label == nil ? parameters[..<index].count { $0.label == nil } : 0)
    given[parameter, default: []].append(value)
  }

  /// The values passed for each parameter whose types are known.
  func solved(by unifier: Unifier) -> [Parameter: [Given]] {
    given.mapValues { values in
      values.compactMap { value in
        let known = unifier.normalize(value.type)
        if case .variable(let variable) = known {
          return unifier.defaultType(of: variable).map { Given(type: $0, isLiteral: true) }
        }
        return known.hasVariables || known.mentionsUnknown
          ? nil : Given(type: known, isLiteral: value.isLiteral)
      }
    }
  }
}
