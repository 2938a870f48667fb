import Semantics
import SourceText
import Syntax

/// Tells a name that a text misspells from one whose declaration it leaves out.
struct Misspelling {
  let scope: StubScope

  /// Whether an undeclared value is a misspelt one of those that its text or the program declares, or
  /// that the types have which the text extends: it differs by one letter from the other name, and one of
  /// the two occurs once.
  func isLikely(_ name: String, in source: Source) -> Bool {
    let similar = known(in: source, to: name).filter { EditDistance.isMisspelledName(name, of: $0) }
    if similar.isEmpty { return false }
    let words = source.names(in: Span(0, source.bytes.count))
    func occursOnce(_ name: String) -> Bool { words.count { $0 == name } == 1 }
    return occursOnce(name) || similar.contains(where: occursOnce)
  }

  /// The names that a name in a text may mean.
  private func known(in source: Source, to name: String) -> Set<String> {
    let file = scope.texts.tree(of: source)
    let visible = scope.checker.names.ownNames(from: source).filter { !scope.isStub($0) }
    let extended = scope.declaredTexts.textsOfTypes(extendedIn: file)
    return extended.reduce(into: DeclaredNames(file, meantBy: (name, source)).names.union(visible))
    { names, text in
      names.formUnion(DeclaredNames(Parser.parse(text)).names)
    }
  }
}
