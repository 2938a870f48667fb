import Semantics

/// Values of the program's own types, for stubs that hold some.
extension Session {
  /// The stub whose properties begin with something also where their types cannot be made from nothing.
  func filled(_ stub: Stub) -> Stub {
    var stub = stub
    for property in stub.properties where property.value == nil {
      guard let value = value(ofOwn: property.type, making: []) else { continue }
      stub.begin(property.name, with: value)
    }
    return stub
  }

  /// `Episode(title: "")`: what the initializer that asks for least makes from values that say nothing.
  /// Nil for types that are made from nothing, and for those that cannot be made so.
  private func value(ofOwn name: String, making outer: Set<String>) -> String? {
    guard !outer.contains(name), isOwnType(name),
      let type = world.checker.type(named: name), type.genericParameters.isEmpty
    else { return nil }
    if type.kind == .enum {
      return type.enumCases.first { $0.payload.isEmpty }.map { "\(name).\($0.name)" }
    }
    guard let least = asked(by: type).min(by: { $0.count < $1.count }), !least.isEmpty else {
      return nil
    }
    var arguments: [String] = []
    for parameter in least {
      guard let value = value(of: parameter.type, making: outer.union([name])) else { return nil }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// What the initializers of a type have to be given.
  private func asked(by type: NominalType) -> [[ParameterSymbol]] {
    (type.members["init"] ?? []).compactMap { member in
      guard case .function(let function) = member, !function.result.isOptional,
        function.genericParameters.isEmpty
      else { return nil }
      return function.parameters.filter { $0.defaultValue == nil }
    }
  }

  /// A value for an argument; nil where none that says nothing comes to mind.
  private func value(of type: Type, making outer: Set<String>) -> String? {
    let name = "\(type)"
    switch type {
    case .tuple(let elements) where !elements.isEmpty: return nil
    case .function where name != "() -> Void": return nil
    default: break
    }
    if let own = value(ofOwn: name, making: outer) { return own }
    if isOwnType(name), let nominal = type.nominal,
      !asked(by: nominal).contains(where: \.isEmpty)
    {
      return nil
    }
    return Stub.value(of: name)
  }
}
