import SourceText
import Syntax

/// States to go back to, and what there is to list.
extension TypeChecker {
  package func snapshot() -> CheckerSnapshot {
    CheckerSnapshot(
      world: world, undoCount: journal.count, declared: declared,
      untypedProperties: tables.untypedProperties)
  }

  /// Takes back every declaration made since the snapshot.
  package func restore(_ snapshot: CheckerSnapshot) {
    while let undo = journal.takeLast(after: snapshot.undoCount) { undo() }
    world = snapshot.world
    declared = snapshot.declared
    tables.untypedProperties = snapshot.untypedProperties.filter { $0.property.type.isUnknown }
    bodies.errors = [:]
  }

  /// Forgets how to go back before this point.
  package func commit() { journal.commit() }

  package struct Listing {
    package let name: String
    package let symbol: GlobalSymbol
  }

  /// What the program declared, in order.
  package var listings: [Listing] {
    world.order.flatMap { name in
      (world.symbols[name] ?? []).map { Listing(name: name, symbol: $0) }
    }
  }

  package func globals(named name: String) -> [GlobalSymbol] { lookUpGlobal(name) }

  /// The declared type of that name, the program's before the prelude's.
  package func type(named name: String) -> NominalType? {
    for symbol in lookUpGlobal(name) {
      if case .type(let nominal) = symbol { return nominal }
    }
    return nil
  }

  /// The names that code of a type knows its members by, those among them that macros and wrappers make.
  package func memberNames(of type: NominalType) -> Set<String> {
    let stored = storedNames(of: type)
    var names = Set(type.memberOrder.map(\.name)).union(stored.flatMap { ["_" + $0, "$" + $0] })
    if type.isObservable { names.formUnion(["access", "withMutation"]) }
    return names
  }

  /// Whether the text of a function was made here, as for memberwise initializers and the accessors of
  /// wrapped properties: its places are none of the program's.
  package func isSynthesized(_ function: Function) -> Bool {
    bodies.isSynthesized(function)
  }

  /// The names of the properties that a type stores.
  package func storedNames(of type: NominalType) -> Set<String> {
    typeDeclarations.complete(type)
    return Set(type.storedProperties.map { ($0.wraps ?? $0).name })
  }

  /// The source text of a declared type, its extensions after it; nil for unknown ones.
  package func sourceText(ofType name: String) -> String? {
    guard let text = declarationText(ofType: name) else { return nil }
    var parts = [text]
    for (extended, part) in declared.extensions where extended == name {
      parts.append(part.source.text(in: part.declaration.span))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The declaration of a type alone, with what its last one left out.
  package func declarationText(ofType name: String) -> String? {
    declared.types[name].map { $0.source.text(in: $0.declaration.span) }
  }

  /// The names that can be used at the top level and begin so, for completion.
  package func visibleNames(startingWith start: String) -> [String] {
    let own = world.symbols.keys.filter { $0.hasPrefix(start) }
    return Set(own).union(PreludeIndex.names.filter { $0.hasPrefix(start) && !$0.hasPrefix("_") })
      .filter { $0.utf8.first.map(\.isIdentifierStart) ?? false }.sorted()
  }

  /// The names that the program has declared.
  package var ownNames: [String] { world.order }

  /// What a name of the program means, without a look at the prelude.
  package func ownSymbols(named name: String) -> [GlobalSymbol] { world.symbols[name] ?? [] }
}
