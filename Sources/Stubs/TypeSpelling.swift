import Semantics
import SourceText

/// How stubs spell a type that was inferred, and a value of it.
struct TypeSpelling {
  let scope: StubScope

  /// An inferred type with a value if it has no default value: one of a conforming type, or a trap
  /// if it is a function result.
  func told(_ type: String) -> Stub.Told {
    if type.hasPrefix("some "), let target = scope.checker.type(named: String(type.dropFirst(5))) {
      if target.name == "View" {
        return Stub.Told(type: type, value: "EmptyView()", isOfResult: false)
      }
      return Stub.Told(
        type: type,
        value: scope.checker.libraryMatches.libraryType(conformingTo: [.nominal(target, [])])
          .map { "\($0.name)()" }, isOfResult: false)
    }
    if let value = scope.values.value(ofLibrary: type) {
      return Stub.Told(type: type, value: value, isOfResult: true)
    }
    return Stub.Told(
      type: type, value: scope.makeable(type) == type ? nil : Stub.Method.trap, isOfResult: true)
  }

  /// A type as stubs spell it; nil if they cannot, for example for a generic parameter.
  func text(of type: Type, for name: String) -> String? {
    if type.isUnknown || type.isVoid && !OpenType.isUnnamedResult(name) { return nil }
    if case .opaque(let opaque, _) = type.resolved {
      return "some \(opaque.constraints.map(\.description).joined(separator: " & "))"
    }
    if case .existential(let targets) = type.resolved,
      targets.contains(where: { $0.isPrelude("View") })
    {
      return "some View"
    }
    if type.isVoid { return "Void" }
    guard !type.hasParameters else { return nil }
    if case .function(let function) = type.resolved,
      !function.parameters.contains(where: \.type.mentionsUnknown)
    {
      // A closure that gives nothing known is an action, and so is one that ends with a call for its effect
      // alone: `{ continuation.yield($0) }`.
      let given = function.result.wrapped ?? function.result
      let givesNothing =
        given.isVoid || function.result.isUnknown
        || given.nominal.map { $0.isPrelude && $0.outer != nil } ?? false
          && scope.makeable(given.sourceDescription) != given.sourceDescription
      let result = givesNothing ? "Void" : function.result.sourceDescription
      let parameters = function.parameters.map { parameter in
        (parameter.isInout ? "inout " : "") + parameter.type.sourceDescription
      }.joined(separator: ", ")
      guard !function.result.mentionsUnknown || givesNothing,
        scope.makeable(result) == result || result == "_" || givesNothing
      else { return nil }
      return OpenType.text("(\(parameters)) -> \(result)", of: name)
    }
    guard !type.mentionsUnknown else { return nil }
    let text = OpenType.text(type.sourceDescription, of: name)
    return text == name ? nil : isOfFunction(name) ? text : scope.makeable(text)
  }

  /// Whether an open type occurs in the signature of a method or function; it then needs no value
  /// before a call.
  private func isOfFunction(_ name: String) -> Bool {
    scope.stubs(withOpen: name).contains { stub in
      stub.methods.contains {
        $0.signature.text.contains(bytesOf: name) || $0.result?.contains(bytesOf: name) ?? false
      } || stub.cases.contains { $0.payload.contains { $0.type.contains(bytesOf: name) } }
    }
  }
}
