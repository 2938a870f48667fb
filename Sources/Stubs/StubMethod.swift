import Semantics

extension Stub {
  /// A method, subscript or function of a stub.
  struct Method: Equatable {
    var signature: Signature
    var result: String?
    /// The expression to return, unless it is the default value of the result.
    var value: String?
    /// The parts of the result type that were only suggested by a name.
    var suggestion: Suggestion?
    /// Whether the result type was only suggested by a name.
    var isSuggested: Bool { suggestion != nil }
    /// Whether it changes the value on which it is called.
    var isMutating = false
    /// Whether it throws; nil if no call has shown that yet.
    var isThrowing: Bool?
    /// The error type of a typed `throws`.
    var thrown: String?
    /// Whether it is async; nil if no call has shown that yet.
    var isAsync: Bool?
    /// Whether it is a static method of the types that conform to the stub, a protocol.
    var isOfConformers = false
    /// The label of the closure that it calls and whose result it returns; nil if there is none.
    var called: Closure?
    /// The setter of a subscript: `nonmutating set`.
    var setter: String?

    init(_ signature: Signature, result: String? = nil, value: String? = nil) {
      (self.signature, self.result, self.value) = (signature, result, value)
    }

    var text: String {
      guard let result else { return run.map { "\(head) { \($0) }" } ?? "\(head) {}" }
      if let setter { return "\(head) { get { \(body(giving: result)) } \(setter) {} }" }
      return "\(head) { \(body(giving: result)) }"
    }

    /// The declaration without its body.
    var head: String {
      let throwing =
        isThrowing ?? false
        ? " throws\(thrown.map { "(\($0))" } ?? "")" : canRethrow ? " rethrows" : ""
      let effects = signature.written == nil ? (isAsync ?? false ? " async" : "") + throwing : ""
      return signature.text + effects + (result.map { " -> \($0)" } ?? "")
    }

    /// Whether it is a plain function of that name.
    func isCalled(_ name: String) -> Bool {
      self.name == name.quoted && signature.generics.isEmpty
    }

    /// The name of the method; nil for subscripts.
    var name: String? { signature.name }
    var isStatic: Bool { signature.isStatic }
    /// Whether it is a static member of the type that conforms to the stub, if the stub is a
    /// protocol.
    var isOfWitness: Bool { isStatic && !isOfConformers }

    /// Whether calls of it could be of an enum's case: they pass values that are no closures, and it has no
    /// effects.
    var isLikeCase: Bool {
      !signature.parameters.isEmpty && !signature.takesClosures && signature.written == nil
        && isThrowing != true
        && isAsync != true
    }

    /// The generic parameter for a result that each call determines.
    private static let anyResult = "Result"

    /// Whether it is generic in its result.
    var isGeneric: Bool { signature.generics.contains(Method.anyResult) }

    /// Makes it generic in its result, so that each call determines it.
    mutating func generalize() {
      guard signature.generics.isEmpty, signature.written == nil, name != nil else { return }
      signature.generics = [Method.anyResult]
      (result, value, suggestion) = (Method.anyResult, nil, nil)
    }

    /// Makes the result of such a method optional.
    mutating func mayGiveNothing() { result = Method.anyResult.optional }

    /// A type that is passed, of which the method gives a value.
    private static let givenType = Parameter.Kind.value("\(anyResult).Type")

    /// Whether it gives a value of a type that it takes: `load(User.self)`.
    var isOfGivenType: Bool {
      isGeneric && signature.parameters.contains { $0.kind == Method.givenType }
    }

    /// Makes it give a value of the type that is passed at a place; returns whether any value could be
    /// passed there.
    mutating func giveValue(ofTypeAt place: Int) -> Bool {
      guard signature.parameters[place].kind == .anything else { return false }
      generalize()
      guard isGeneric else { return false }
      signature.parameters[place].kind = Method.givenType
      return true
    }

    /// Makes it give the value that is passed for a parameter, of any type; returns whether it is a
    /// function with a result that may be such a value.
    mutating func giveValue(passedFor label: String?, at place: Int, as type: String) -> Bool {
      let unlabelled = signature.parameters.indices.filter {
        signature.parameters[$0].label == nil
      }
      let index =
        label == nil
        ? unlabelled.dropFirst(place).first
        : signature.parameters.firstIndex { $0.label == label }
      guard let index, result != nil, signature.generics.isEmpty, signature.written == nil,
        signature.parameters[index].kind == .anything
      else { return false }
      signature.generics = [type]
      signature.parameters[index].kind = .value(type)
      (result, value, suggestion) = (type, signature.parameters[index].name, nil)
      return true
    }

    /// Makes the result of such a method independent of the type.
    mutating func separateResult(_ type: String) {
      signature.generics = []
      for index in signature.parameters.indices
      where signature.parameters[index].kind == Method.givenType {
        signature.parameters[index].kind = .anything
      }
      (result, value) = (type, nil)
    }

    /// The call of the closure without arguments that it takes; nil if calls do not show that it runs the
    /// closure before it ends: they are neither tried nor awaited.
    private var run: String? {
      let taken = signature.parameters.compactMap { parameter in
        parameter.kind.closure.map { (name: parameter.name, closure: $0) }
      }
      guard isAsync ?? false || isThrowing ?? false, signature.written == nil, taken.count == 1,
        let (name, closure) = taken.first, closure.parameters.isEmpty, closure.result == "Void",
        !closure.isAsync || isAsync ?? false
      else { return nil }
      let attempt = closure.isThrowing ? isThrowing ?? false ? "try " : "try? " : ""
      return attempt + (closure.isAsync ? "await " : "") + "\(name)()"
    }

    /// The text of its body.
    private func body(giving result: String) -> String {
      if let call { return call }
      // A program handles an error, but nothing that stops it.
      if isGeneric && result == Method.anyResult || value == Method.trap {
        return isThrowing ?? false ? "throw CancellationError()" : Method.trap
      }
      return value ?? StubValue.of(result)
    }
  }
}
