import Syntax

extension Declaration {
  /// The signature by which the Observation macros compare methods: `access(keyPath:) Void`; nil
  /// for declarations other than instance methods.
  var macroSignature: String? {
    guard case .function(let function) = kind,
      !modifiers.contains(where: { ["static", "class"].contains($0.name) })
    else { return nil }
    let generics = function.generics.parameters
    let parameters = function.parameters.map { parameter in
      "\(parameter.label ?? parameter.name):"
        + (parameter.type.flatMap { $0.macroText(generics) } ?? "")
    }
    let result = function.result.flatMap { $0.macroText(generics) } ?? "Void"
    return "\(function.name)(\(parameters.joined(separator: ","))) \(result)"
  }
}

extension TypeReference {
  /// The type with each generic parameter replaced by its first constraint; nil if one has none.
  fileprivate func macroText(_ generics: [GenericClause.Parameter]) -> String? {
    switch kind {
    case .named(nil, let name, let arguments):
      if let parameter = generics.first(where: { $0.name == name }) {
        return parameter.constraint?.firstName.map { "some \($0)" }
      }
      guard !arguments.isEmpty else { return name }
      let texts = arguments.map { $0.macroText(generics) }
      return texts.contains(nil)
        ? nil : "\(name)<\(texts.compactMap(\.self).joined(separator: ","))>"
    case .function(let parameters, _, let result):
      let texts = parameters.map { $0.type.macroText(generics) } + [result.macroText(generics)]
      return texts.contains(nil) ? nil : "(\(texts.compactMap(\.self).joined())"
    case .attributed(_, _, let type): return type.macroText(generics)
    case .tuple(let elements):
      let texts = elements.map { $0.type.macroText(generics) }
      return texts.contains(nil) ? nil : "(\(texts.compactMap(\.self).joined(separator: ","))"
    default: return "other"
    }
  }

  /// The first name in a type: `P` in `P<Int> & Q`.
  private var firstName: String? {
    switch kind {
    case .named(let base, let name, _): base?.firstName ?? name
    case .composition(let types): types.first?.firstName
    default: nil
    }
  }

  /// Whether it names the protocol, with or without its module.
  func names(_ nominal: NominalType) -> Bool {
    switch kind {
    case .named(_, let name, _): name == nominal.name
    case .attributed(_, _, let type): type.names(nominal)
    default: false
    }
  }
}

extension VariableDeclaration {
  var names: [String] {
    bindings.compactMap { binding in
      if case .binding(let name) = binding.pattern.kind { name } else { nil }
    }
  }
}
