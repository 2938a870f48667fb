package import SourceText

extension VariableDeclaration {
  /// The bindings, split by name: `var (a, b) = (0, 1)` is `var a = 0, b = 1`, as far as the values
  /// are tuple expressions.
  package var separateBindings: [Binding] { bindings.flatMap(\.separate) }

  /// Whether it declares more than one variable.
  package var hasSeveralNames: Bool {
    bindings.count > 1 || bindings.contains { $0.pattern.isTuple }
  }
}

extension Pattern {
  fileprivate func parts(at path: [Int]) -> [VariableDeclaration.Binding.Part] {
    switch kind {
    case .binding(let name):
      [VariableDeclaration.Binding.Part(name: name, span: span, path: path)]
    case .tuple(let elements):
      elements.enumerated().flatMap { $0.element.pattern.parts(at: path + [$0.offset]) }
    default: []
    }
  }

  package var isTuple: Bool {
    if case .tuple = kind { true } else { false }
  }
}

extension VariableDeclaration.Binding {
  /// A name in the pattern, with the path to its value in the tuple.
  package struct Part {
    package let name: String
    package let span: Span
    package let path: [Int]
  }

  /// The names of the pattern.
  package var parts: [Part] { pattern.parts(at: []) }

  fileprivate var separate: [VariableDeclaration.Binding] {
    guard case .tuple(let patterns) = pattern.kind, let initializer,
      case .tuple(let values) = initializer.kind, values.count == patterns.count
    else { return [self] }
    var types: [TypeReference?] = patterns.map { _ in nil }
    if let type {
      guard case .tuple(let elements) = type.kind, elements.count == patterns.count else {
        return [self]
      }
      types = elements.map(\.type)
    }
    return patterns.indices.flatMap { index in
      VariableDeclaration.Binding(
        pattern: patterns[index].pattern, type: types[index], initializer: values[index].value,
        accessors: nil
      ).separate
    }
  }
}
