/// The closures that the methods of stubs take.
extension Stub.Method {
  /// A trailing closure among the parameters, by its label; nil for the one without.
  struct Closure: Equatable {
    let label: String?
    /// The name of the parameter.
    var name: String { label ?? Stub.Parameter.unlabelledClosure }
  }

  private func taken(_ closure: Closure) -> Stub.Parameter.Closure? {
    signature.place(ofClosure: closure.label).flatMap { signature.parameters[$0].kind.closure }
  }

  /// Changes the type of a closure; returns whether there is one and it was changed.
  private mutating func change(
    _ closure: Closure, _ change: (inout Stub.Parameter.Closure) -> Bool
  ) -> Bool {
    guard let place = signature.place(ofClosure: closure.label) else { return false }
    return signature.parameters[place].kind.changeClosure(change)
  }

  /// Makes a parameter `inout` in the type of a closure; returns whether there is one and it was not.
  mutating func makeInout(parameterAt place: Int, of closure: Closure) -> Bool {
    change(closure) { taken in
      guard taken.parameters.indices.contains(place), !taken.parameters[place].isInout else {
        return false
      }
      taken.parameters[place].isInout = true
      return true
    }
  }

  /// Lets a closure throw; returns whether there is one and it could not.
  mutating func letThrow(_ closure: Closure) -> Bool {
    change(closure) { taken in
      defer { taken.isThrowing = true }
      return !taken.isThrowing
    }
  }

  /// Lets a closure await; returns whether there is one and it could not.
  mutating func letAwait(_ closure: Closure) -> Bool {
    change(closure) { taken in
      defer { taken.isAsync = true }
      return !taken.isAsync
    }
  }

  /// Lets a closure return a value of a type; returns whether there is one and it returned nothing.
  mutating func letReturn(_ closure: Closure, _ type: String) -> Bool {
    change(closure) { taken in
      guard taken.result == "Void" else { return false }
      taken.result = type
      return true
    }
  }

  /// Lets a closure return a value of any type, which also becomes the method's result unless a use
  /// has determined another one. Returns whether there is such a closure and it returned nothing.
  mutating func letReturnValue(_ closure: Closure, _ type: String) -> Bool {
    let any = "Result"
    guard signature.generics.isEmpty, signature.name != nil,
      change(
        closure,
        { taken in
          guard taken.result == "Void" else { return false }
          taken.result = any
          return true
        })
    else { return false }
    signature.generics = [any]
    if result == nil || isSuggested || result == type {
      called = closure
      (result, value, suggestion) = (any, nil, nil)
    }
    return true
  }

  /// Whether the closure that it calls can throw, so that the method rethrows.
  var canRethrow: Bool { called.flatMap(taken)?.isThrowing ?? false }

  /// The statements that call the closure whose result the method returns, with neutral arguments;
  /// nil if there is none.
  var call: String? {
    guard let called, let taken = taken(called), !taken.isAsync else { return nil }
    var (variables, values): ([String], [String]) = ([], [])
    for (place, given) in taken.parameters.enumerated() {
      guard given.isInout else {
        values.append(StubValue.of(given.type))
        continue
      }
      variables.append(
        "var given\(place + 1): \(given.type) = \(StubValue.of(given.type)); ")
      values.append("&given\(place + 1)")
    }
    let attempt = taken.isThrowing ? "try " : ""
    return variables.joined()
      + "return \(attempt)\(called.name)(\(values.joined(separator: ", ")))"
  }
}
