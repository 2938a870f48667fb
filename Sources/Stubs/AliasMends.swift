import Semantics
import SourceText
import Syntax

/// Makes stubs names for types of functions: `Reducer<State, Action>`, as which a closure is used.
struct AliasMends {
  /// A closure that is a value of such a type.
  struct Use {
    let alias: String
    let source: Source
    let span: Span
    /// The names of its parameters.
    let parameters: [String]
  }

  let scope: StubScope

  /// Makes the stub that a closure cannot be converted to a name for its type. The first parameters
  /// are of the types that the stub is generic in, and the rest of those is what the closure gives.
  func makeAlias(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard case .function(let given) = mismatch.given.shallow,
      var stub = scope.stub(of: mismatch.wanted),
      let closure = closure(at: diagnostic.span, in: diagnostic.source)
    else { return nil }
    let generics = stub.generics.map(\.name)
    let names = (closure.parameters ?? []).map(\.name)
    let parameters = given.parameters.indices.map { index in
      let name = names.dropFirst(index).first.flatMap { $0 == "_" ? nil : $0 }
      return Stub.Parameter.Closure.Given(
        type: index < generics.count
          ? generics[index] : OpenType.named(stub.name, name ?? "argument\(index + 1)"))
    }
    let result =
      generics.dropFirst(given.parameters.count).first
      ?? OpenType.named(stub.name, OpenType.resultLabel)
    let type = Stub.Parameter.Closure(
      parameters: parameters, isAsync: given.isAsync, isThrowing: given.isThrowing, result: result)
    guard stub.alias(type) else { return nil }
    scope.closuresOfAliases.append(
      Use(
        alias: stub.name, source: diagnostic.source, span: diagnostic.span,
        parameters: (closure.parameters ?? []).map(\.name)))
    scope.set(stub)
    return stub.name
  }

  /// `{ state, action in state.count += 1 }`: makes the parameter `inout` that a value of such a type
  /// changes.
  func makeInout(_ parameter: String, _ diagnostic: Diagnostic) -> String? {
    let use = scope.closuresOfAliases.last { use in
      use.source === diagnostic.source && use.span.contains(diagnostic.span)
        && use.parameters.contains(parameter)
    }
    guard let use, var stub = scope.stubs[use.alias],
      let place = use.parameters.firstIndex(of: parameter),
      stub.makeInout(parameterOfAlias: place)
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// The closure at a place.
  private func closure(at span: Span, in source: Source) -> Closure? {
    let text = source.text(in: span)
    guard text.first == "{",
      case .expression(let expression)? = Parser.parse(
        Source(name: "stub", text: "(\(text))")
      ).statements.first?.kind,
      case .parenthesized(let inner) = expression.kind, case .closure(let closure) = inner.kind
    else { return nil }
    return closure
  }
}
