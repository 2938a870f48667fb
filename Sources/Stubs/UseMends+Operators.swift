import Semantics

/// Operators of stubs.
extension UseMends {
  /// `a < b`, `price * quantity`: makes a stub comparable, or gives it an operator.
  func addOperator(_ name: String, _ left: Type, _ right: Type) -> String? {
    if ["==", "!="].contains(name), let stub = scope.stub(of: left.innermost?.declaredType) {
      return scope.parts.compareParts(of: stub.name) ? stub.name : nil
    }
    guard ["<", "<=", ">", ">=", "...", "..<"].contains(name) else {
      return addArithmetic(name, left, right)
    }
    guard left == right, var stub = scope.stub(of: left),
      stub.isOfValues || stub.kind == .enumeration, stub.conform(to: "Comparable")
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Gives a type that a text names an operator with which it calculates.
  private func addArithmetic(_ name: String, _ left: Type, _ right: Type) -> String? {
    let changes = name.hasSuffix("=")
    guard ["+", "-", "*", "/", "+=", "-=", "*=", "/="].contains(name),
      let known = [left, right].lazy.compactMap({ scope.stub(of: $0) }).first
    else { return nil }
    // What calculates has values besides the static ones.
    var stub = EnumerationForm(stub: known).structure ?? known
    guard stub.kind == .structure, stub.generics.isEmpty, stub.outerName == nil,
      scope.declaredTexts.mention(stub.name), ![left, right].contains(where: \.mentionsUnknown),
      !changes || left.nominal?.name == stub.name
    else { return nil }
    let parameters = "left: \(changes ? "inout " : "")\(left), right: \(right)"
    let method = Stub.Method(
      Stub.Signature(
        written: "static func \(name) (\(parameters))", name: name, isStatic: true,
        labels: ["left", "right"]),
      result: changes ? nil : left == right && name == "/" ? "Double" : stub.name)
    guard stub.add(method) else { return nil }
    scope.set(stub)
    return stub.name
  }
}
