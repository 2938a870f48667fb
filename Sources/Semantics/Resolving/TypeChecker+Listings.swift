package import SourceText
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
    // Bodies that stay refer to what modules have declared for them meanwhile.
    let (modules, order) = (world.modules, world.moduleOrder)
    world = snapshot.world
    (world.modules, world.moduleOrder) = (modules, order)
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

  /// What the program declared, in order; what modules of projects did comes first.
  package var listings: [Listing] {
    let modules = world.moduleOrder.reversed().compactMap { world.modules[$0] }
    let tables = modules.flatMap { module in
      [module.names] + module.files.sorted { $0.key < $1.key }.map(\.value)
    }
    return (tables + [world.inputs]).flatMap { table in
      table.order.flatMap { name in
        (table.symbols[name] ?? []).map { Listing(name: name, symbol: $0) }
      }
    }
  }

  /// What a name means at the prompt, or in a file.
  package func globals(named name: String, from source: Source? = nil) -> [GlobalSymbol] {
    lookUpGlobal(name, from: source)
  }

  /// The declared type of that name, the program's before the prelude's.
  package func type(named name: String, from source: Source? = nil) -> NominalType? {
    for symbol in lookUpGlobal(name, from: source) {
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
  /// The names that the program declares and that a text may mean.
  func ownNames(from source: Source) -> Set<String> {
    guard let module = source.projectModule, let scope = world.modules[module] else {
      return Set(world.symbols.keys)
    }
    let own = scope.names.order + (scope.files[source.name]?.order ?? [])
    let imported = (scope.imports[source.name] ?? []).flatMap {
      world.modules[$0.module]?.names.order ?? []
    }
    return Set(own + imported)
  }

  /// What a name of the program means, without a look at the prelude.
  package func ownSymbols(named name: String, from source: Source? = nil) -> [GlobalSymbol] {
    guard let module = source?.projectModule, let scope = world.modules[module], let source else {
      return world.symbols[name] ?? []
    }
    return scope[tableOf: name, source].symbols[name] ?? []
  }
}
