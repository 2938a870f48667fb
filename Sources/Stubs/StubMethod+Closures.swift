/// The closures that the methods of stubs take.
extension Stub.Method {
  /// A closure among the parameters, by its label; nil for the one without.
  struct Closure: Equatable {
    let label: String?
    /// The name of the parameter.
    var name: String { label ?? "body" }
  }

  /// The ranges of a closure's parameters, effects and result in the head.
  private typealias Places = (
    parameters: Range<String.Index>, effects: Range<String.Index>, result: Range<String.Index>
  )

  /// Makes a parameter `inout` in the type of a closure; returns whether there is one and it was not.
  mutating func makeInout(parameterAt place: Int, of closure: Closure) -> Bool {
    guard let places = places(of: closure) else { return false }
    var types = types(in: places.parameters)
    guard types.indices.contains(place), !types[place].hasPrefix("inout ") else { return false }
    types[place] = "inout " + types[place]
    head.replaceSubrange(places.parameters, with: types.joined(separator: ", "))
    return true
  }

  /// Lets a closure throw; returns whether there is one and it could not.
  mutating func letThrow(_ closure: Closure) -> Bool {
    guard let places = places(of: closure), !throwsErrors(places) else { return false }
    head.replaceSubrange(places.effects, with: " throws ")
    return true
  }

  /// Lets a closure await; returns whether there is one and it could not.
  mutating func letAwait(_ closure: Closure) -> Bool {
    guard let places = places(of: closure), !head[places.effects].contains("async") else {
      return false
    }
    let effects = String(head[places.effects])
    head.replaceSubrange(places.effects, with: " async" + effects)
    return true
  }

  /// Lets a closure return a value of any type, which also becomes the method's result unless a use
  /// has determined another one. Returns whether there is such a closure and it returned nothing.
  mutating func letReturnValue(_ closure: Closure, _ type: String) -> Bool {
    guard !isGeneric, let name, let places = places(of: closure), head[places.result] == "Void",
      let start = head.firstRange(of: "func \(name)(")
    else { return false }
    if result == nil || isSuggested || result == type {
      called = closure
      (result, value, isSuggested) = ("Result", nil, false)
    }
    head.replaceSubrange(places.result, with: "Result")
    head.replaceSubrange(start, with: "func \(name)<Result>(")
    return true
  }

  /// Whether the closure that it calls can throw, so that the method rethrows.
  var canRethrow: Bool { called.flatMap(places).map(throwsErrors) ?? false }

  /// The statements that call the closure whose result the method returns, with neutral arguments;
  /// nil if there is none.
  var call: String? {
    guard let called, let places = places(of: called), !head[places.effects].contains("async")
    else {
      return nil
    }
    var (variables, values): ([String], [String]) = ([], [])
    for (place, type) in types(in: places.parameters).enumerated() {
      let plain = String(type.trimmingPrefix("inout "))
      guard plain != type else {
        values.append(StubValue.of(type))
        continue
      }
      variables.append("var given\(place + 1): \(plain) = \(StubValue.of(plain)); ")
      values.append("&given\(place + 1)")
    }
    let attempt = throwsErrors(places) ? "try " : ""
    return variables.joined()
      + "return \(attempt)\(called.name)(\(values.joined(separator: ", ")))"
  }

  private func throwsErrors(_ places: Places) -> Bool { head[places.effects].contains("throws") }

  private func types(in range: Range<String.Index>) -> [String] {
    Brackets.types(of: String(head[range])).map { String($0.drop { $0 == " " }) }
  }

  private func places(of closure: Closure) -> Places? {
    guard let open = head.firstRange(of: "\(closure.label ?? "_ body"): (")?.upperBound else {
      return nil
    }
    let bytes = Array(head.utf8)
    let end = Brackets.end(of: head.utf8.distance(from: head.startIndex, to: open) - 1, in: bytes)
    guard end < bytes.count else { return nil }
    let close = head.utf8.index(head.startIndex, offsetBy: end)
    let after = head.index(after: close)
    guard let arrow = head[after...].firstRange(of: "-> ") else { return nil }
    let result = head[arrow.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (open..<close, after..<arrow.lowerBound, arrow.upperBound..<result.endIndex)
  }
}
