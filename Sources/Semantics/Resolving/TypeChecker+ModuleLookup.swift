import SourceText

/// What names at the top level mean, and where they are known.
extension TypeChecker {
  /// Everything a top-level name can mean in a text: what its module declares hides what it imports, and
  /// that of the program hides the prelude's. At the prompt all names of opened projects are known.
  ///
  /// - Parameter source: the text; nil for the prompt.
  func lookUpGlobal(_ name: String, from source: Source?) -> [GlobalSymbol] {
    lookupRecorder?.note(name: name)
    if let source, !source.isStandIn, let module = source.projectModule,
      world.modules[module] != nil
    {
      let found = adding(lookUpPrelude, to: lookUp(name, inModuleOf: source, module), name)
      return found.isEmpty ? standIns(for: name, from: source, in: module) : found
    }
    if let symbols = world.symbols[name] { return adding(lookUpOutside, to: symbols, name) }
    if !world.later.isEmpty, let symbol = inputs.declareLater(name) { return [symbol] }
    if laterNames.contains(name) { return [] }
    let found = lookUpOutside(name)
    if found.isEmpty, let variable = liveNames?.variable(for: name) {
      return [.wrapped(variable, property: "wrappedValue")]
    }
    return found
  }

  /// What a name means that is qualified with its module, as far as a text knows it.
  func lookUp(_ name: String, inModule module: String, from source: Source) -> [GlobalSymbol] {
    guard source.projectModule != module else { return own(name, of: module, in: source) }
    guard !source.isStandIn, let known = source.projectModule else {
      return all(name, of: module)
    }
    guard let link = imports(of: source, in: known).first(where: { $0.module == module }) else {
      return []
    }
    let found = visible(name, through: link, from: known)
    guard found.isEmpty else { return found }
    return standIns(for: name, from: source, in: known)
  }

  /// What stands in for a name of a module that is not here, as far as a file imports one.
  private func standIns(
    for name: String, from source: Source, in module: String
  ) -> [GlobalSymbol] {
    guard let table = world.standIns,
      imports(of: source, in: module).contains(where: { table.modules.contains($0.module) })
    else { return [] }
    return symbols(name, of: table.name, file: nil)
  }

  /// Whether a declaration is known in a text.
  ///
  /// - Parameter declaring: the text that it stands in.
  func isVisible(_ access: AccessLevel, declaredIn declaring: Source, from source: Source) -> Bool {
    guard let module = declaring.projectModule, let own = source.projectModule, !ignoresAccess,
      !declaring.isStandIn, !source.isStandIn
    else { return true }
    if access <= .fileprivate { return declaring.name == source.name }
    if module == own || access >= .public { return true }
    guard let scope = world.modules[module], let ownScope = world.modules[own] else { return true }
    if access == .package { return scope.package == ownScope.package }
    return imports(of: source, in: own).contains { $0.module == module && $0.isTestable }
  }

  /// Functions of one name stand beside each other, wherever they come from.
  private func adding(
    _ more: (String) -> [GlobalSymbol], to symbols: [GlobalSymbol], _ name: String
  ) -> [GlobalSymbol] {
    guard let first = symbols.first else { return more(name) }
    guard case .function = first else { return symbols }
    return symbols + more(name)
  }

  /// What a name means that no input declares: names of projects, then the prelude's.
  private func lookUpOutside(_ name: String) -> [GlobalSymbol] {
    guard !world.modules.isEmpty else { return lookUpPrelude(name) }
    for module in world.moduleOrder {
      let found = all(name, of: module)
      if !found.isEmpty { return adding(lookUpPrelude, to: found, name) }
    }
    return lookUpPrelude(name)
  }

  // One module.

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

  /// What a module declares under a name, as one of its files knows it.
  private func own(_ name: String, of module: String, in source: Source) -> [GlobalSymbol] {
    let inFile = symbols(name, of: module, file: source.name)
    if let first = inFile.first {
      guard case .function = first else { return inFile }
    }
    return inFile + symbols(name, of: module, file: nil)
  }

  /// What a module declares under a name, private names of its files after those that all files know.
  private func all(_ name: String, of module: String) -> [GlobalSymbol] {
    let common = symbols(name, of: module, file: nil)
    guard common.isEmpty, let file = world.modules[module]?.home(ofPrivate: name) else {
      return common
    }
    return symbols(name, of: module, file: file)
  }

  private func symbols(_ name: String, of module: String, file: String?) -> [GlobalSymbol] {
    guard let scope = world.modules[module],
      let table = file.map({ scope.files[$0] }) ?? scope.names
    else { return [] }
    if let symbols = table.symbols[name] { return symbols }
    guard let later = table.later[name] else { return [] }
    // What it is mentioned by while its type is being found cannot be of that type.
    world[tableOf: name, later.source].later[name] = nil
    return inputs.declare(later, as: name).map { [$0] } ?? []
  }

  private func visible(
    _ name: String, through link: ModuleScope.Import, from module: String
  ) -> [GlobalSymbol] {
    guard let scope = world.modules[link.module] else { return [] }
    let isSamePackage = scope.package == world.modules[module]?.package
    let least: AccessLevel =
      link.isTestable ? .internal : isSamePackage ? .package : .public
    return symbols(name, of: link.module, file: nil).filter { symbol in
      let access: AccessLevel =
        switch symbol {
        case .type(let nominal): nominal.access
        case .function(let function): function.access
        case .typeAlias, .variable, .computed, .wrapped: scope.access[name] ?? .internal
        }
      return access >= least
    }
  }

  /// The modules of projects that a file imports, those that they export among them.
  private func imports(of source: Source, in module: String) -> [ModuleScope.Import] {
    var found = world.modules[module]?.imports[source.name] ?? []
    var index = 0
    while index < found.count {
      let link = found[index]
      index += 1
      for (_, list) in (world.modules[link.module]?.imports ?? [:]).sorted(by: { $0.key < $1.key })
      {
        for further in list
        where further.isExported && !found.contains(where: { $0.module == further.module }) {
          found.append(further)
        }
      }
    }
    return found
  }
}
