package import SourceText
import Syntax

/// Modules: the files of each are declared together, as swiftc does.
package struct ModuleChecker: CheckerPart {
  let checker: TypeChecker

  /// Declares the files of a module, in any order. Imported modules must be declared before, unless
  /// only bodies use them.
  ///
  /// - Returns: the errors found in declarations so far; members and bodies are checked when first
  ///   needed.
  package func declare(_ module: ModuleTexts) -> [Diagnostic] {
    var scope = ModuleScope()
    scope.package = module.package
    checker.world.modules[module.name] = scope
    return declareAlso(module)
  }

  /// Declares further files of a module, whether or not it has any yet.
  package func declareAlso(_ module: ModuleTexts) -> [Diagnostic] {
    let outer = checker.diagnostics
    checker.diagnostics = []
    defer { checker.diagnostics = outer }
    checker.tables.aliases.unread = []
    let parts = module.files.map { file in
      ModulePart(
        source: file.source,
        declarations: TestPeers.expanded(
          checker.declarations(in: file.statements), in: nil, file.source))
    }
    for part in parts {
      checker.world.modules[module.name]?.note(
        privateNames: part.privateNames, of: part.source.name)
    }
    checker.world.modules[module.name]?.note(
      imports: Dictionary(parts.map { ($0.source.name, $0.imports) }) { $1 })
    if !checker.world.moduleOrder.contains(module.name) {
      checker.world.moduleOrder.insert(module.name, at: 0)
    }
    for (declaration, source) in Self.inPhases(parts) where !checker.budget.hasEnded {
      checker.budget.step()
      declare(declaration, inFile: source, of: module.name)
    }
    typeDeclarations.readAliases()
    return checker.takeDiagnostics()
  }

  /// The declarations in an order in which each can refer to all others.
  private static func inPhases(_ parts: [ModulePart]) -> [(Declaration, Source)] {
    let all = parts.flatMap { part in part.declarations.map { ($0, part.source) } }
    return DeclarationOrder.phases(of: all, \.0).flatMap { $0 }
  }

  private func declare(
    _ declaration: Declaration, inFile source: Source, of module: String
  ) {
    let context = DeclarationContext(source: source, isPrelude: false)
    switch declaration.kind {
    case .type(let type):
      checker.world.declare(
        type.name, .type(typeDeclarations.declareType(type, declaration, context)), in: source)
    case .extension(let part):
      checker.extensionDeclarations.declareExtension(part, declaration, context)
    case .function(let function):
      checker.world.declare(
        function.name,
        .function(checker.functionDeclarations.makeFunction(function, declaration, context)),
        in: source)
    case .typeAlias(let alias):
      noteAccess(of: alias.name, declaration, in: module)
      checker.world.declare(
        alias.name, .typeAlias(typeDeclarations.makeAlias(alias, context)), in: source)
    case .operator(let declared): checker.operators.add(operator: declared)
    case .precedenceGroup(let group): checker.operators.add(group: group)
    case .import(let path):
      guard let name = path.first, checker.world.modules[name] == nil else { return }
      checker.libraryLoader.declareImport(of: path, declaration, in: source, at: declaration.span)
    case .variable(let variable):
      for case .binding(let name) in variable.bindings.map(\.pattern.kind) {
        noteAccess(of: name, declaration, in: module)
      }
      checker.inputs.expectVariables(variable, declaration, in: source)
    case .macro(let macro): checker.declaredMacros.declare(macro, declaration, context)
    case .initializer, .deinitializer, .subscript, .associatedType, .enumCase, .macroExpansion,
      .conditionalCompilation, .placeholder:
      return
    }
  }

  private func noteAccess(of name: String, _ declaration: Declaration, in module: String) {
    checker.world.modules[module]?.access[name] = declaration.accessLevel ?? .internal
  }

  /// Checks a file of a declared module: its members, its bodies and, if it is the main file, its
  /// top-level code. Returns the diagnostics in reading order.
  ///
  /// - Parameter spans: The places of the declarations whose bodies are checked, in order; nil for all.
  package func check(
    _ file: ModuleTexts.File, of module: ModuleTexts, bodiesIn spans: [Span]? = nil
  ) -> [Diagnostic] {
    func check() -> [Diagnostic] {
      self.check(
        file.statements, of: file.source, isMain: file.source.name == module.mainFile
      ) { body in spans?.contains { $0.start <= body.start && body.start < $0.end } ?? true }
      .inReadingOrder(of: file.source)
    }
    return checker.lookupRecorder.map { $0.within(file.source, check) } ?? check()
  }

  /// Declares modules that are unavailable: another module has stubs of their declarations.
  package func declareOutside(_ names: Set<String>, by stubs: String) {
    checker.world.stubs = StubModule(name: stubs, modules: names)
    for name in names.sorted() where !BuildConfiguration.isModule(name) {
      checker.world.modules[name] = ModuleScope()
    }
  }

  private func check(
    _ statements: [Statement], of source: Source, isMain: Bool,
    bodiesWhere isIncluded: @escaping (Span) -> Bool
  ) -> [Diagnostic] {
    checker.diagnostics = []
    checker.input = InputState()
    let declarations = checker.declarations(in: statements)
    checker.input.isTopLevelAsync = isMain && checker.inputs.mentionsAwait(statements, in: source)
    checkTopLevel(isMain ? statements : expansions(in: statements), in: source)
    var types: [NominalType] = []
    var functions: [Function] = []
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        for case .type(let nominal) in checker.names.ownSymbols(named: type.name, from: source)
        where nominal.source === source {
          types.append(nominal)
        }
      case .extension(let part):
        if let name = part.extendedName,
          let nominal = checker.type(named: name, from: source)
        {
          types.append(nominal)
        }
      case .function(let function):
        for case .function(let symbol) in checker.names.ownSymbols(
          named: function.name, from: source)
        where symbol.source === source && symbol.span == function.nameSpan {
          functions.append(symbol)
        }
      case .variable(let variable) where !isMain:
        functions += valueFunctions(of: variable, in: source)
      default: continue
      }
    }
    for type in types {
      typeDeclarations.complete(type)
      checker.initialValues.inferPropertyTypes(type)
    }
    checker.inputs.checkRules(declarations, in: source, isWhole: true)
    _ = checker.functionBodies.checkBodies(
      of: types, functions, in: source, reportsUnresolved: true, where: isIncluded)
    checker.writtenTypes.check()
    return checker.takeDiagnostics().filter { $0.source === source }
  }

  /// Checks statements at the top level of a file; all files can use the variables that those of the
  /// main file declare.
  private func checkTopLevel(_ statements: [Statement], in source: Source) {
    guard !statements.isEmpty else { return }
    var form = ProgramForm(canAwait: true)
    form.isLibrary = true
    checker.mode.programForms[ObjectIdentifier(source)] = form
    defer { checker.mode.programForms[ObjectIdentifier(source)] = nil }
    var names: [String] = []
    _ = checker.inputs.checkTopLevel(
      statements, DeclarationContext(source: source, isPrelude: false), &names)
  }

  /// The macros that a file expands at its top level: its previews.
  private func expansions(in statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      switch statement.kind {
      case .conditionalCompilation(let clauses): expansions(in: checker.chosen(clauses))
      default: statement.isMacroExpansion ? [statement] : []
      }
    }
  }

  /// The functions that compute the initial values of a file's variables.
  private func valueFunctions(of variable: VariableDeclaration, in source: Source) -> [Function] {
    variable.bindings.flatMap { binding -> [Function] in
      guard case .binding(let name) = binding.pattern.kind else { return [] }
      return checker.globalLookup.lookUpGlobal(name, from: source).flatMap { symbol -> [Function] in
        switch symbol {
        case .variable(let global) where global.source === source:
          return [global.lazyInitialValue].compactMap { $0 }
        case .computed(let property) where property.source === source:
          return [property.getter, property.setter].compactMap { $0 }
        default: return []
        }
      }
    }
  }
}

extension Statement {
  fileprivate var isMacroExpansion: Bool {
    guard case .declaration(let declaration) = kind, case .macroExpansion = declaration.kind else {
      return false
    }
    return true
  }
}

/// A file of a module, while it is declared.
private struct ModulePart {
  let source: Source
  let declarations: [Declaration]

  var imports: [ModuleScope.Import] {
    declarations.compactMap { declaration in
      guard case .import(let path) = declaration.kind, let module = path.first else { return nil }
      func has(_ name: String) -> Bool { declaration.attributes.contains { $0.name == name } }
      return ModuleScope.Import(
        module: module, isTestable: has("testable"), isExported: has("_exported"),
        isSPI: has("_spi"))
    }
  }

  /// The names that are private to the file.
  var privateNames: Set<String> {
    declarations.reduce(into: []) { names, declaration in
      guard let access = declaration.accessLevel, access <= .fileprivate else { return }
      switch declaration.kind {
      case .type(let type): names.insert(type.name)
      case .function(let function): names.insert(function.name)
      case .typeAlias(let alias): names.insert(alias.name)
      case .variable(let variable):
        for case .binding(let name) in variable.bindings.map(\.pattern.kind) { names.insert(name) }
      default: return
      }
    }
  }
}
