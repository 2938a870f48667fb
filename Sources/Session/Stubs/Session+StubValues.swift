import Semantics

/// Values of the program's own types, for stubs that hold some.
extension Session {
  /// The stub whose properties begin with something also where their types cannot be made from nothing.
  func filled(_ stub: Stub) -> Stub {
    var stub = stub
    for property in stub.properties where property.value == nil {
      guard let value = value(ofOwn: property.type, depth: 0) else { continue }
      stub.begin(property.name, with: value)
    }
    return stub
  }

  /// `Episode(title: "")`: what the initializer that asks for least makes from values that say nothing.
  /// Nil for types that are made from nothing, and for those that cannot be made so.
  private func value(ofOwn name: String, depth: Int) -> String? {
    guard depth < 4, isOwnType(name),
      let type = world.checker.type(named: name), type.genericParameters.isEmpty
    else { return nil }
    if type.kind == .enum {
      return type.enumCases.first { $0.payload.isEmpty }.map { "\(name).\($0.name)" }
    }
    let asked = (type.members["init"] ?? []).compactMap { member -> [ParameterSymbol]? in
      guard case .function(let function) = member, !function.result.isOptional,
        function.genericParameters.isEmpty
      else { return nil }
      return function.parameters.filter { $0.defaultValue == nil }
    }
    guard let least = asked.min(by: { $0.count < $1.count }), !least.isEmpty else { return nil }
    let arguments = least.map { parameter in
      let text = "\(parameter.type)"
      let value = value(ofOwn: text, depth: depth + 1) ?? Stub.value(of: text)
      return (parameter.label.map { "\($0): " } ?? "") + value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
