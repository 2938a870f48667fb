extension Stub {
  /// A method, subscript or function of a stub.
  struct Method: Equatable {
    /// The declaration without its result: `func load(_ argument1: Any?)`.
    var head: String
    var result: String?
    /// The expression to return, unless it is the default value of the result.
    var value: String?
    /// Whether the result type was only suggested by a name.
    var isSuggested = false
    /// Whether it throws; nil if no call has shown that yet.
    var isThrowing: Bool?
    /// The error type of a typed `throws`.
    var thrown: String?
    /// Whether it is async; nil if no call has shown that yet.
    var isAsync: Bool?
    /// Whether it is a static method of the types that conform to the stub, a protocol.
    var isOfConformers = false
    /// The closure that it calls and whose result it returns; nil if there is none.
    var called: Closure?
    /// The setter of a subscript: `nonmutating set`.
    var setter: String?

    var text: String {
      let throwing =
        isThrowing ?? false
        ? " throws\(thrown.map { "(\($0))" } ?? "")" : canRethrow ? " rethrows" : ""
      let head = head + (isAsync ?? false ? " async" : "") + throwing
      guard let result else { return "\(head) {}" }
      if let setter {
        return "\(head) -> \(result) { get { \(body(giving: result)) } \(setter) {} }"
      }
      return "\(head) -> \(result) { \(body(giving: result)) }"
    }

    var isStatic: Bool { head.hasPrefix("static ") }
    /// Whether it is a static member of the type that conforms to the stub, if the stub is a
    /// protocol.
    var isOfWitness: Bool { isStatic && !isOfConformers }

    /// Whether calls of it could be of an enum's case: they pass no closures, and it has no effects.
    var isLikeCase: Bool { !head.contains("->") && isThrowing != true && isAsync != true }

    /// The name of the method; nil for subscripts.
    var name: String? {
      guard let keyword = head.firstRange(of: "func ") else { return nil }
      let rest = head[keyword.upperBound...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      return String(word.isEmpty ? rest.prefix { $0 != "(" } : word)
    }

    /// Whether it is generic in its result.
    var isGeneric: Bool { head.contains("<Result>(") }

    /// Makes it generic in its result, so that each call determines it.
    mutating func generalize() {
      guard !isGeneric, let name, let range = head.firstRange(of: "func \(name)(") else { return }
      head.replaceSubrange(range, with: "func \(name)<Result>(")
      (result, value, isSuggested) = ("Result", nil, false)
    }

    /// Whether it gives a value of a type that it takes: `load(User.self)`.
    var isOfGivenType: Bool { isGeneric && head.contains(": Result.Type") }

    /// Makes the result of such a method independent of the type.
    mutating func separateResult(_ type: String) {
      head = head.replacing("<Result>(", with: "(").replacing(": Result.Type", with: ": Any?")
      (result, value) = (type, nil)
    }

    /// The text of its body.
    private func body(giving result: String) -> String {
      if let call { return call }
      if isGeneric, result == "Result" {
        return isThrowing ?? false ? "throw CancellationError()" : "fatalError()"
      }
      return value ?? StubValue.of(result)
    }
  }
}
