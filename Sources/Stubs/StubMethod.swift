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
    /// The closure whose value it gives; nil if it does not call one.
    var givenBy: GivenResult?
    /// The setter of a subscript: `nonmutating set`.
    var setter: String?

    var text: String {
      let throwing =
        isThrowing ?? false
        ? " throws\(thrown.map { "(\($0))" } ?? "")" : givenBy?.throws ?? false ? " rethrows" : ""
      let head = head + (isAsync ?? false ? " async" : "") + throwing
      guard let result else { return "\(head) {}" }
      if let setter {
        return "\(head) -> \(result) { get { \(body(giving: result)) } \(setter) {} }"
      }
      return "\(head) -> \(result) { \(body(giving: result)) }"
    }

    var isStatic: Bool { head.hasPrefix("static ") }

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

    /// Makes a parameter `inout` in the type of a closure that it takes; returns whether there is one and it
    /// was not.
    mutating func lend(parameterAt place: Int, ofClosure label: String?) -> Bool {
      guard let closure = closure(label) else { return false }
      var types = closureTypes(closure.parameters)
      guard types.indices.contains(place), !types[place].hasPrefix("inout ") else { return false }
      types[place] = "inout " + types[place]
      head.replaceSubrange(closure.parameters, with: types.joined(separator: ", "))
      return true
    }

    /// Lets a closure that it takes throw; returns whether there is one and it could not.
    mutating func letThrow(ofClosure label: String?) -> Bool {
      guard let closure = closure(label), !head[closure.effects].contains("throws") else {
        return false
      }
      head.replaceSubrange(closure.effects, with: " throws ")
      if givenBy?.parameter == label ?? "body" { givenBy?.throws = true }
      return true
    }

    /// Lets a closure that it takes give a value of any type, which is the method's own result if no use has
    /// told another; returns whether there is such a closure and it gave nothing.
    mutating func letGive(ofClosure label: String?, _ type: String) -> Bool {
      guard !isGeneric, let name, let closure = closure(label), head[closure.result] == "Void",
        let start = head.firstRange(of: "func \(name)(")
      else { return false }
      if result == nil || isSuggested || result == type {
        let types = closureTypes(closure.parameters)
        givenBy = GivenResult(
          parameter: label ?? "body", types: types, throws: head[closure.effects].contains("throws")
        )
        (result, value, isSuggested) = ("Result", nil, false)
      }
      head.replaceSubrange(closure.result, with: "Result")
      head.replaceSubrange(start, with: "func \(name)<Result>(")
      return true
    }

    private func closureTypes(_ range: Range<String.Index>) -> [String] {
      Brackets.types(of: String(head[range])).map { String($0.drop { $0 == " " }) }
    }

    /// Where the parameters, the effects and the result of a closure that it takes are in its head.
    private func closure(
      _ label: String?
    ) -> (
      parameters: Range<String.Index>, effects: Range<String.Index>, result: Range<String.Index>
    )? {
      guard let open = head.firstRange(of: "\(label ?? "_ body"): (")?.upperBound else {
        return nil
      }
      let bytes = Array(head.utf8)
      let start = head.utf8.distance(from: head.startIndex, to: open)
      let end = Brackets.end(of: start - 1, in: bytes)
      guard end < bytes.count else { return nil }
      let close = head.utf8.index(head.startIndex, offsetBy: end)
      let after = head.index(after: close)
      guard let arrow = head[after...].firstRange(of: "-> ") else { return nil }
      let result = head[arrow.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (open..<close, after..<arrow.lowerBound, arrow.upperBound..<result.endIndex)
    }

    /// The text of its body.
    private func body(giving result: String) -> String {
      if let givenBy { return givenBy.call }
      if isGeneric, result == "Result" {
        return isThrowing ?? false ? "throw CancellationError()" : "fatalError()"
      }
      return value ?? StubValue.of(result)
    }
  }
}

/// The result of a method that is what a closure gives, which it calls with neutral values.
struct GivenResult: Equatable {
  /// The name of the closure's parameter.
  let parameter: String
  /// The types of the closure's own parameters.
  let types: [String]
  var `throws`: Bool

  /// The statements that call the closure.
  var call: String {
    let named = types.enumerated().map { place, type in
      (
        name: "given\(place + 1)", type: String(type.trimmingPrefix("inout ")),
        isLent: type.hasPrefix("inout ")
      )
    }
    let variables = named.filter(\.isLent).map {
      "var \($0.name): \($0.type) = \(StubValue.of($0.type)); "
    }
    let values = named.map { $0.isLent ? "&" + $0.name : StubValue.of($0.type) }
    return variables.joined()
      + "return \(`throws` ? "try " : "")\(parameter)(\(values.joined(separator: ", ")))"
  }
}
