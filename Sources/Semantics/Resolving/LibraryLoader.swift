import Prelude
import SourceText
import Syntax

/// Declares the files of the library that a program mentions, when it first does.
struct LibraryLoader: CheckerPart {
  let checker: TypeChecker

  func load(_ name: String) { load(files: checker.library.index.take(name)) }

  /// Loads what the prelude adds under a name to types that are known without it.
  func loadMembers(_ name: String) { load(files: checker.library.index.take(member: name)) }

  func loadAllMembers() { load(files: checker.library.index.takeMembers()) }

  /// Makes the names known that programs know by importing a module; those that the program
  /// declares itself stay its own.
  func importModule(_ module: String) {
    load(files: checker.library.index.take(module: module))
    for (name, own) in PreludeLibrary.otherNames(of: module)
    where checker.world.symbols[name] == nil {
      checker.world.symbols[name] = checker.lookUpPrelude(own)
    }
  }

  private func load(files: [LibraryFile]) {
    if files.isEmpty { return }
    let texts = files.map { file in
      let source = Source(name: "prelude", bytes: file.bytes, isLibrary: true)
      return (statements: Parser.parseLibrary(source).statements, source: source)
    }
    // Types of all texts first, those inside others, too: extensions and functions of one text may name
    // those of another.
    for phase in [PreludePhase.types, .aliases, .nestedTypes, .extensions] {
      for text in texts { typeDeclarations.declarePrelude(text.statements, in: text.source, phase) }
    }
    checker.library.waitingTexts += texts.map { ($0.statements, $0.source) }
    declareWaiting()
  }

  /// Declares the functions of loaded texts; not while the head of a type is being read, which they
  /// may need.
  func declareWaiting() {
    while let text = checker.library.takeWaitingText() {
      typeDeclarations.declarePrelude(text.statements, in: text.source, .others)
    }
  }

  /// A type that the checker itself knows by name; an empty one where the library has none.
  func wellKnown(_ name: String) -> NominalType {
    for symbol in checker.lookUpPrelude(name) {
      if case .type(let nominal) = symbol {
        checker.library.wellKnownTypes[name] = nominal
        return nominal
      }
    }
    let stub = NominalType(
      name: name, kind: name == "AnyObject" ? .protocol : .struct, id: checker.makeTypeID(),
      outer: nil,
      source: Source(name: "prelude", text: "", isLibrary: true), nameSpan: .none, isPrelude: true)
    if name == "AnyObject" {
      let selfParameter = GenericParameter(
        name: "Self", index: 0, isProtocolSelf: true, belongsToType: true)
      selfParameter.constraints = [.nominal(stub, [])]
      stub.genericParameters = [selfParameter]
    }
    checker.library.wellKnownTypes[name] = stub
    return stub
  }
}
