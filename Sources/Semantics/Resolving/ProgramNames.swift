package import SourceText

/// The top-level names of the program, and which of them code sees.
package struct ProgramNames: CheckerPart {
  let checker: TypeChecker

  /// A top-level declaration under its name.
  package struct Listing {
    package let name: String
    package let symbol: GlobalSymbol
  }

  /// The program's top-level declarations in order; those of projects' modules come first.
  package var listings: [Listing] {
    (moduleTables + [checker.world.inputs]).flatMap { table in
      table.order.flatMap { name in
        (table.symbols[name] ?? []).map { Listing(name: name, symbol: $0) }
      }
    }
  }

  /// The types among them.
  package var types: [NominalType] {
    var types: [NominalType] = []
    for table in moduleTables + [checker.world.inputs] {
      for name in table.order {
        for case .type(let type) in table.symbols[name] ?? [] { types.append(type) }
      }
    }
    return types
  }

  /// The names that the modules of projects declare.
  private var moduleTables: [NameTable] {
    checker.world.moduleOrder.reversed().compactMap { checker.world.modules[$0] }.flatMap {
      module in
      [module.names] + module.files.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Whether a module of a project declares a name for others than the file that does.
  package func declares(_ name: String, inModule module: String) -> Bool {
    checker.world.modules[module]?.names.declares(name) ?? false
  }

  /// Whether only files of projects that keep it to themselves declare a name.
  package func isPrivateToFile(_ name: String) -> Bool {
    checker.world.symbols[name] == nil
      && !checker.world.moduleOrder.contains { declares(name, inModule: $0) }
      && checker.world.modules.values.contains { module in
        module.files.values.contains { $0.declares(name) }
      }
  }

  /// The top-level names with a prefix, for completion.
  package func visibleNames(startingWith start: String) -> [String] {
    let own = checker.world.symbols.keys.filter { $0.hasPrefix(start) }
    return Set(own).union(PreludeIndex.names.filter { $0.hasPrefix(start) && !$0.hasPrefix("_") })
      .filter { $0.utf8.first.map(\.isIdentifierStart) ?? false }.sorted()
  }

  /// The names of types with a prefix, where only a type can stand.
  package func visibleTypeNames(startingWith start: String) -> [String] {
    let own = checker.world.symbols.filter { name, symbols in
      name.hasPrefix(start) && symbols.contains(where: \.isType)
    }
    return Set(own.keys)
      .union(PreludeIndex.typeNames.filter { $0.hasPrefix(start) && !$0.hasPrefix("_") }).sorted()
  }

  /// Whether the program has declared a name so far.
  package func declares(_ name: String) -> Bool {
    (moduleTables + [checker.world.inputs]).contains { !($0.symbols[name] ?? []).isEmpty }
  }

  /// The names that the program declares; those of projects' modules come first.
  package var ownNames: [String] { moduleTables.flatMap(\.allNames) + checker.world.order }

  /// The names declared by the program that are visible in a file, or at the prompt.
  package func ownNames(from source: Source) -> Set<String> {
    guard let module = source.projectModule, let scope = checker.world.modules[module] else {
      return Set(checker.world.symbols.keys).union(moduleTables.flatMap(\.allNames))
    }
    let own = scope.names.allNames + (scope.files[source.name]?.allNames ?? [])
    let imported = (scope.imports[source.name] ?? []).flatMap {
      checker.world.modules[$0.module]?.names.allNames ?? []
    }
    return Set(own + imported)
  }

  /// The meanings of a name in the program, without the library's.
  package func ownSymbols(named name: String, from source: Source? = nil) -> [GlobalSymbol] {
    guard let module = source?.projectModule, let scope = checker.world.modules[module], let source
    else {
      return checker.world.symbols[name] ?? []
    }
    return scope[tableOf: name, source].symbols[name] ?? []
  }
}
