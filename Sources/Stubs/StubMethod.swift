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
    /// The setter of a subscript: `nonmutating set`.
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

    /// Makes a parameter `inout` in the type of a closure that it takes; returns whether there is one and it
    /// was not.
    mutating func lend(parameterAt place: Int, ofClosure label: String?) -> Bool {
      guard let open = head.firstRange(of: "\(label ?? "_ body"): (")?.upperBound,
        let close = head[open...].firstRange(of: ") -> ")?.lowerBound
      else { return false }
      var types = Brackets.types(of: String(head[open..<close])).map {
        String($0.drop { $0 == " " })
      }
      guard types.indices.contains(place), !types[place].hasPrefix("inout ") else { return false }
      types[place] = "inout " + types[place]
      head.replaceSubrange(open..<close, with: types.joined(separator: ", "))
      return true
    }

    /// The text of its body.
    private func body(giving result: String) -> String {
      if isGeneric { return isThrowing ?? false ? "throw CancellationError()" : "fatalError()" }
      return value ?? StubValue.of(result)
    }
  }
}
