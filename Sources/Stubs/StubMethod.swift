extension Stub {
  struct Method: Equatable {
    /// All before the result: `func load(_ argument1: Any?)`.
    var head: String
    var result: String?
    /// What it gives, where its result alone does not say so.
    var value: String?
    /// Whether nothing but its name tells what it gives.
    var isSuggested = false
    /// Whether it throws; nil as long as no call says.
    var isThrowing: Bool?
    /// The only type of its errors.
    var thrown: String?
    /// Whether it waits; nil as long as no call says.
    var isAsync: Bool?
    /// How it is set, of a subscript: `nonmutating set`.
    var setter: String?

    var text: String {
      let throwing = isThrowing ?? false ? " throws\(thrown.map { "(\($0))" } ?? "")" : ""
      let head = head + (isAsync ?? false ? " async" : "") + throwing
      guard let result else { return "\(head) {}" }
      if let setter {
        return "\(head) -> \(result) { get { \(body(giving: result)) } \(setter) {} }"
      }
      return "\(head) -> \(result) { \(body(giving: result)) }"
    }

    var isStatic: Bool { head.hasPrefix("static ") }

    /// What it is called; nil for what is no function.
    var name: String? {
      guard let keyword = head.firstRange(of: "func ") else { return nil }
      let rest = head[keyword.upperBound...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      return String(word.isEmpty ? rest.prefix { $0 != "(" } : word)
    }

    /// Whether each call of it says what it gives.
    var isGeneric: Bool { head.contains("<Result>(") }

    /// Lets each call say what it gives.
    mutating func generalize() {
      guard !isGeneric, let name, let range = head.firstRange(of: "func \(name)(") else { return }
      head.replaceSubrange(range, with: "func \(name)<Result>(")
      (result, value, isSuggested) = ("Result", nil, false)
    }

    /// What its body is.
    private func body(giving result: String) -> String {
      if isGeneric { return isThrowing ?? false ? "throw CancellationError()" : "fatalError()" }
      return value ?? StubValue.of(result)
    }
  }
}
