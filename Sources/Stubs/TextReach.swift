import Semantics
import SourceText

/// What a text can use of the stubs.
struct TextReach {
  let scope: StubScope

  /// The names in a text, and those in the declarations of these names, of stubs and of other texts.
  func names(from input: Source) -> Set<String> {
    var reached = input.mentionedNames
    var open = reached
    let parts = Dictionary(grouping: scope.declaredTexts.extensions, by: \.extended)
    while !open.isEmpty {
      let found = open.reduce(into: Set<String>()) { found, name in
        if let stub = scope.stubs[name] { found.formUnion(stub.words) }
        found.formUnion(scope.declaredTexts.names(inDeclarationOf: name))
        for part in parts[name] ?? [] {
          found.formUnion(Source(name: "text", text: part.text).mentionedNames)
        }
        for case .variable(let variable) in scope.checker.names.ownSymbols(named: name) {
          found.formUnion(variable.type.mentionedDeclarations.map(\.name))
        }
      }
      open = found.subtracting(reached)
      reached.formUnion(open)
    }
    return reached
  }

  /// What the stubs of the document declare that a text can use, by name.
  func textsOfStubs(from input: Source) -> [String: String] {
    let names = names(from: input)
    return scope.stubs.filter { $0.value.isOfDocument && isReached($0.value, by: names) }
      .mapValues(\.text)
  }

  /// Whether a text that reaches some names can use a stub.
  func isReached(_ stub: Stub, by names: Set<String>) -> Bool {
    guard stub.kind == .additions else { return names.contains(stub.ownName) }
    return names.contains(where: stub.offers)
      || names.contains(stub.ownName) && !extendsLibrary(stub)
  }

  /// Whether a stub adds members to a type of the library, which texts mention for much else.
  func extendsLibrary(_ stub: Stub) -> Bool {
    stub.kind == .additions && scope.checker.type(named: stub.name)?.isPrelude ?? false
  }
}
