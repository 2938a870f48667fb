extension Stub {
  /// The declaration of a method, subscript or function without its result.
  struct Signature: Equatable {
    let isStatic: Bool
    /// The name as it is declared; nil for subscripts.
    let name: String?
    var generics: [String] = []
    var parameters: [Parameter]
    /// The whole text as the requirement of a protocol writes it; nil for signatures made from
    /// calls.
    private(set) var written: String?

    init(name: String?, isStatic: Bool = false, _ parameters: [Parameter] = []) {
      (self.name, self.isStatic, self.parameters) = (name, isStatic, parameters)
    }

    /// The signature of a requirement.
    init(written: String, name: String, isStatic: Bool, labels: [String?]) {
      self.init(
        name: name, isStatic: isStatic,
        labels.map { Parameter(label: $0, name: $0 ?? "", kind: .anything) })
      self.written = written
    }

    var text: String {
      if let written { return written }
      let word = name.map { "func \($0)" } ?? "subscript"
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      // The parameters of subscripts have no labels unless these are written.
      let parameters = parameters.map { name == nil ? $0.textInSubscript : $0.text }
      return "\(isStatic ? "static " : "")\(word)\(list)(\(parameters.joined(separator: ", ")))"
    }

    /// The argument labels; nil for an unlabeled argument.
    var labels: [String?] { parameters.map(\.label) }
    /// Whether calls with its labels need nothing else to fit it.
    var takesAnything: Bool {
      written == nil && generics.isEmpty && parameters.allSatisfy { $0.kind == .anything }
    }
    /// Whether it takes a closure.
    var takesClosures: Bool { parameters.contains { $0.kind.closure != nil } }
    /// Whether a closure that it takes is given a `Result`.
    var givesResults: Bool {
      parameters.contains { parameter in
        parameter.kind.closure?.parameters.contains { $0.type.hasPrefix("Result<") } ?? false
      }
    }

    /// Changes all types in it.
    mutating func mapTypes(_ change: (String) -> String) {
      for index in parameters.indices { parameters[index].kind.mapTypes(change) }
      written = written.map(change)
    }

    /// The place of a trailing closure among the parameters, by its label; nil for the one without.
    func place(ofClosure label: String?) -> Int? {
      parameters.firstIndex { parameter in
        parameter.label == label && parameter.kind.closure != nil
          && parameter.name == label ?? Parameter.unlabelledClosure
      }
    }
  }

  /// A parameter of a method, subscript or function.
  struct Parameter: Equatable {
    /// What is passed for it.
    enum Kind: Equatable {
      case value(String)
      /// A variable: the parameter is `inout`.
      case variable(String)
      case closure(Closure)

      /// A value of any type.
      static let anything = Kind.value("Any?")

      var text: String {
        switch self {
        case .value(let type): type
        case .variable(let type): "inout \(type)"
        case .closure(let closure): closure.text
        }
      }

      var closure: Closure? { if case .closure(let closure) = self { closure } else { nil } }

      /// Lets a use change the closure that is passed; returns whether it did.
      mutating func changeClosure(_ change: (inout Closure) -> Bool) -> Bool {
        guard case .closure(var closure) = self, change(&closure) else { return false }
        self = .closure(closure)
        return true
      }

      mutating func mapTypes(_ change: (String) -> String) {
        switch self {
        case .value(let type): self = .value(change(type))
        case .variable(let type): self = .variable(change(type))
        case .closure(var closure):
          closure.mapTypes(change)
          self = .closure(closure)
        }
      }
    }

    /// The type of a closure that is passed.
    struct Closure: Equatable {
      /// What the closure is given.
      struct Given: Equatable {
        var type: String
        var isInout = false
        var text: String { isInout ? "inout \(type)" : type }
      }

      var parameters: [Given]
      var isAsync = false
      var isThrowing = false
      var result = "Void"

      var text: String {
        let given = parameters.map(\.text).joined(separator: ", ")
        return "(\(given))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(result)"
      }

      mutating func mapTypes(_ change: (String) -> String) {
        for index in parameters.indices { parameters[index].type = change(parameters[index].type) }
        result = change(result)
      }
    }

    /// The name of the parameter for a trailing closure without a label.
    static let unlabelledClosure = "body"

    /// Nil for an unlabeled argument.
    let label: String?
    let name: String
    var kind: Kind

    var text: String {
      "\(label == name ? name : "\(label ?? "_") \(name)"): \(kind.text)"
    }
    var textInSubscript: String { "\(label.map { $0 + " " } ?? "")\(name): \(kind.text)" }
  }
}

extension [Stub.Parameter] {
  /// The list of parameters as a declaration writes it.
  var text: String { map(\.text).joined(separator: ", ") }
}

extension Stub.Parameter.Closure {
  /// The type with a text; nil if it is not one of functions.
  init?(text: String) {
    guard TypeText.isFunction(text), let arrow = text.ranges(of: " -> ").last,
      let close = text[..<arrow.lowerBound].lastIndex(of: ")")
    else { return nil }
    parameters = TypeText.parts(of: String(text[..<close].dropFirst())).map { part in
      Given(type: String(part.drop { $0 == " " }))
    }
    let effects = text[close..<arrow.lowerBound]
    (isAsync, isThrowing) = (effects.contains("async"), effects.contains("throws"))
    result = String(text[arrow.upperBound...])
  }
}
