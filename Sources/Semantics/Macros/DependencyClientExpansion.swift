import SourceText
import Syntax

/// The expansion of `@DependencyClient`: initializers of a struct of functions, of which those that are not given
/// fail when they are called, and methods with the labels of their parameters.
struct DependencyClientExpansion {
  private struct Endpoint {
    let name: String
    let type: String
    let parameters: [TypeReference.TupleElement]
    let effects: Effects
    let result: String
    let value: String?
    let isFunction: Bool
  }

  private let type: TypeDeclaration
  private let source: Source

  init(_ type: TypeDeclaration, _ source: Source) {
    self.type = type
    self.source = source
  }

  private var endpoints: [Endpoint] {
    type.members.flatMap { member -> [Endpoint] in
      guard case .variable(let variable) = member.kind, !member.has("static") else { return [] }
      return variable.bindings.compactMap { binding in
        guard case .binding(let name) = binding.pattern.kind, binding.accessors == nil,
          let written = binding.type
        else { return nil }
        var shape = written
        if case .attributed(_, _, let inner) = shape.kind { shape = inner }
        let value = binding.initializer.map { source.text(in: $0.span) }
        guard case .function(let parameters, let effects, let result) = shape.kind else {
          return Endpoint(
            name: name.quoted, type: source.text(in: written.span), parameters: [],
            effects: Effects(), result: "", value: value, isFunction: false)
        }
        return Endpoint(
          name: name.quoted, type: source.text(in: written.span), parameters: parameters,
          effects: effects, result: source.text(in: result.span), value: value, isFunction: true)
      }
    }
  }

  var text: String {
    let endpoints = endpoints
    let open = endpoints.filter { $0.value == nil }
    let parameters = endpoints.map { endpoint in
      let type = endpoint.isFunction ? "@escaping \(endpoint.type)" : endpoint.type
      return "\(endpoint.name): \(type)" + (endpoint.value.map { " = \($0)" } ?? "")
    }.joined(separator: ", ")
    let taken = endpoints.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    let missing = open.filter(\.isFunction).map { endpoint in
      let names =
        endpoint.parameters.isEmpty
        ? "" : endpoint.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      let failure = "_unimplemented(\"\(type.name).\(endpoint.name)\")"
      let body =
        endpoint.effects.isThrowing
        ? "throw \(failure)"
        : ["Void", "()"].contains(endpoint.result)
          ? "_ = \(failure)" : "_fault(\(failure).description)"
      return "self.\(endpoint.name) = { \(names)\(body) }"
    }.joined(separator: "\n")
    let empty = open.allSatisfy(\.isFunction) && !open.isEmpty ? "init() {\n\(missing)\n}" : ""
    let methods = endpoints.compactMap(method).joined(separator: "\n")
    let whole = endpoints.isEmpty ? "" : "init(\(parameters)) {\n\(taken)\n}"
    return "extension \(type.name.quoted) {\n\(whole)\n\(empty)\n\(methods)\n}"
  }

  /// The method that calls a function by the labels that its type names: `(_ id: Int) -> Item`.
  private func method(_ endpoint: Endpoint) -> String? {
    let names = endpoint.parameters.map { $0.secondName ?? $0.label }
    guard !names.isEmpty, names.allSatisfy({ $0 != nil && $0 != "_" }) else { return nil }
    let parameters = zip(names, endpoint.parameters).map { name, parameter in
      "\(name ?? ""): \(source.text(in: parameter.type.span))"
    }.joined(separator: ", ")
    let effects =
      (endpoint.effects.isAsync ? " async" : "") + (endpoint.effects.isThrowing ? " throws" : "")
    let call =
      (endpoint.effects.isThrowing ? "try " : "") + (endpoint.effects.isAsync ? "await " : "")
    let passed = names.map { ($0 ?? "").quoted }.joined(separator: ", ")
    return """
      func \(endpoint.name)(\(parameters))\(effects) -> \(endpoint.result) {
      \(call)self.\(endpoint.name)(\(passed))
      }
      """
  }
}
