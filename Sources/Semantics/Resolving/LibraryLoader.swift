import Prelude
import SourceText
import Syntax

/// Loads the library files that a program uses, when their names are first mentioned.
package struct LibraryLoader: CheckerPart {
  let checker: TypeChecker

  func load(_ name: String) { load(files: checker.library.index.take(name)) }

  /// Loads the library's extensions with a member of that name.
  func loadMembers(_ name: String) { load(files: checker.library.index.take(member: name)) }

  /// Loads the library's extensions with members that have a prefix.
  func loadMembers(startingWith start: String) {
    load(files: checker.library.index.take(membersStartingWith: start))
  }

  /// Loads the library's extensions of a type.
  func loadMembers(of type: NominalType) {
    var outermost = type
    while let outer = outermost.outer { outermost = outer }
    load(files: checker.library.index.take(membersOf: outermost.name))
  }

  /// Loads the next file of extensions; returns false if all are loaded.
  package func loadNextMembers() -> Bool {
    guard let files = checker.library.index.takeNextMembers() else { return false }
    load(files: files)
    return true
  }

  /// Declares the names that importing a module adds, except those that the program declares
  /// itself.
  package func importModule(_ module: String) {
    load(files: checker.library.index.take(module: module))
    for (name, own) in PreludeLibrary.otherNames(of: module)
    where checker.world.symbols[name] == nil {
      checker.world.symbols[name] = checker.lookUpPrelude(own)
    }
  }

  private func load(files: [LibraryFile]) {
    if files.isEmpty { return }
    let texts = files.map { file in
      let source = Source(
        name: "prelude", bytes: file.bytes, isLibrary: true, isOfViews: file.isOfViews)
      let outline = LibraryOutline(numbers: file.outline)
      return (statements: Parser.parseLibrary(source, outline).statements, source: source)
    }
    // Types of all texts first, including nested ones, since extensions and functions of one text
    // may use types of another.
    for phase in [PreludePhase.types, .aliases, .nestedTypes, .extensions] {
      for text in texts { typeDeclarations.declarePrelude(text.statements, in: text.source, phase) }
    }
    checker.library.waitingTexts += texts.map { ($0.statements, $0.source) }
    declareWaiting()
  }

  /// Declares the functions of loaded texts; deferred while a type's header, which they may need,
  /// is being read.
  func declareWaiting() {
    while let text = checker.library.takeWaitingText() {
      typeDeclarations.declarePrelude(text.statements, in: text.source, .others)
    }
  }

  /// A library type known to the checker by name; an empty type if the library lacks it.
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
      source: Source(name: "prelude", text: "", isLibrary: true), nameSpan: .none)
    if name == "AnyObject" {
      let selfParameter = GenericParameter(
        name: "Self", index: 0, isProtocolSelf: true, belongsToType: true)
      selfParameter.constraints = [.nominal(stub, [])]
      stub.generics.parameters = [selfParameter]
    }
    checker.library.wellKnownTypes[name] = stub
    return stub
  }
}
