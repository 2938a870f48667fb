import SourceText

/// Lookup of top-level names, and their visibility.
struct GlobalLookup: CheckerPart {
  let checker: TypeChecker

  /// All meanings of a top-level name in a file: its module's declarations shadow imported ones,
  /// and the program's shadow the library's. At the prompt, all names of opened projects are
  /// visible.
  ///
  /// - Parameter source: the file; nil for the prompt.
  func lookUpGlobal(_ name: String, from source: Source?) -> [GlobalSymbol] {
    checker.lookupRecorder?.note(name: name)
    if let source, !source.isStub, let module = source.projectModule,
      checker.world.modules[module] != nil
    {
      let found = adding(
        { lookUpLibrary($0, from: source) }, to: lookUp(name, inModuleOf: source, module), name)
      return found.isEmpty ? stubs(for: name, from: source, in: module) : found
    }
    if let symbols = checker.world.inputs.meanings(of: name, in: source) {
      return adding({ lookUpOutside($0, from: source) }, to: symbols, name)
    }
    if !checker.world.later.isEmpty, let symbol = checker.inputs.declareLater(name) {
      return [symbol]
    }
    if checker.mode.laterNames.contains(name) { return [] }
    let found = lookUpOutside(name, from: source)
    if found.isEmpty, let variable = checker.liveNames?.variable(for: name) {
      return [.wrapped(variable, property: "wrappedValue")]
    }
    return found
  }

  /// The meanings of a module-qualified name that are visible in a file.
  func lookUp(_ name: String, inModule module: String, from source: Source) -> [GlobalSymbol] {
    guard source.projectModule != module else { return own(name, of: module, in: source) }
    guard !source.isStub, let known = source.projectModule else {
      return all(name, of: module)
    }
    guard let link = imports(of: source, in: known).first(where: { $0.module == module }) else {
      return []
    }
    let found = visible(name, through: link, from: known)
    guard found.isEmpty else { return found }
    return stubs(for: name, from: source, in: known)
  }

  /// The stubs for a name of an unavailable module, if the file imports or belongs to such a
  /// module.
  private func stubs(
    for name: String, from source: Source, in module: String
  ) -> [GlobalSymbol] {
    guard let table = checker.world.stubs,
      table.modules.contains(module)
        || imports(of: source, in: module).contains(where: { table.modules.contains($0.module) })
    else { return [] }
    return symbols(name, of: table.name, file: nil)
  }

  /// Whether a declaration is visible in a file.
  ///
  /// - Parameter declaring: the file that declares it.
  func isVisible(_ access: AccessLevel, declaredIn declaring: Source, from source: Source) -> Bool {
    guard let module = declaring.projectModule, let own = source.projectModule,
      !checker.mode.ignoresAccess,
      !declaring.isStub, !source.isStub
    else { return true }
    if access <= .fileprivate { return declaring.name == source.name }
    if module == own || access >= .public { return true }
    guard let scope = checker.world.modules[module], let ownScope = checker.world.modules[own]
    else { return true }
    if access == .package { return scope.package == ownScope.package }
    return imports(of: source, in: own).contains { $0.module == module && $0.isTestable }
  }

  /// Adds further meanings to functions, since they may be overloaded across modules.
  private func adding(
    _ more: (String) -> [GlobalSymbol], to symbols: [GlobalSymbol], _ name: String
  ) -> [GlobalSymbol] {
    guard let first = symbols.first else { return more(name) }
    guard case .function = first else { return symbols }
    return symbols + more(name)
  }

  /// The meanings of a name that no input declares: those of projects, then the library's.
  private func lookUpOutside(_ name: String, from source: Source?) -> [GlobalSymbol] {
    for module in checker.world.moduleOrder {
      let found = all(name, of: module)
      if !found.isEmpty { return adding({ lookUpLibrary($0, from: source) }, to: found, name) }
    }
    return lookUpLibrary(name, from: source)
  }

  /// The library's meanings of a name in a file. Declarations with `@_spi` count only if the file
  /// has an `@_spi` import.
  private func lookUpLibrary(_ name: String, from source: Source?) -> [GlobalSymbol] {
    let found = checker.lookUpPrelude(name)
    guard found.contains(where: \.isSPI), !(source?.isLibrary ?? false) else { return found }
    if let source, let module = source.projectModule,
      imports(of: source, in: module).contains(where: \.isSPI)
    {
      return found
    }
    return found.filter { !$0.isSPI }
  }

  private func lookUp(
    _ name: String, inModuleOf source: Source, _ module: String
  ) -> [GlobalSymbol] {
    let own = own(name, of: module, in: source)
    if let first = own.first {
      guard case .function = first else { return own }
    }
    return own
      + imports(of: source, in: module).flatMap { visible(name, through: $0, from: module) }
  }

  /// The declarations of a name in a module, as seen in one of its files.
  private func own(_ name: String, of module: String, in source: Source) -> [GlobalSymbol] {
    let inFile = symbols(name, of: module, file: source.name)
    if let first = inFile.first {
      guard case .function = first else { return inFile }
    }
    return inFile + symbols(name, of: module, file: nil)
  }

  /// The declarations of a name in a module, including private ones if no others exist.
  private func all(_ name: String, of module: String) -> [GlobalSymbol] {
    let common = symbols(name, of: module, file: nil)
    guard common.isEmpty, let file = checker.world.modules[module]?.home(ofPrivate: name) else {
      return common
    }
    return symbols(name, of: module, file: file)
  }

  private func symbols(_ name: String, of module: String, file: String?) -> [GlobalSymbol] {
    guard let scope = checker.world.modules[module],
      let table = file.map({ scope.files[$0] }) ?? scope.names
    else { return [] }
    if let symbols = table.symbols[name] { return symbols }
    guard let later = table.later[name] else { return [] }
    // Uses of the variable while its type is inferred must not find it.
    checker.world[tableOf: name, later.source].later[name] = nil
    return checker.inputs.declare(later, as: name).map { [$0] } ?? []
  }

  private func visible(
    _ name: String, through link: ModuleScope.Import, from module: String
  ) -> [GlobalSymbol] {
    guard let scope = checker.world.modules[link.module] else { return [] }
    let isSamePackage = scope.package == checker.world.modules[module]?.package
    let least: AccessLevel =
      link.isTestable ? .internal : isSamePackage ? .package : .public
    return symbols(name, of: link.module, file: nil).filter { symbol in
      let access: AccessLevel =
        switch symbol {
        case .type(let nominal): nominal.modifiers.access
        case .function(let function): function.modifiers.access
        case .typeAlias, .variable, .computed, .wrapped: scope.access[name] ?? .internal
        }
      return access >= least
    }
  }

  /// The project modules that a file imports, directly or through `@_exported` imports.
  private func imports(of source: Source, in module: String) -> [ModuleScope.Import] {
    var found = checker.world.modules[module]?.imports[source.name] ?? []
    var index = 0
    while index < found.count {
      let link = found[index]
      index += 1
      for further in checker.world.modules[link.module]?.exports ?? []
      where !found.contains(where: { $0.module == further.module }) {
        found.append(further)
      }
    }
    return found
  }
}
