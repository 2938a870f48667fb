package import SourceText
import Syntax

/// A checked input: its declarations and statements.
package struct CheckedInput {
  /// Runs the input's statements and returns the value of the last one, if that is an expression;
  /// nil if there is nothing to run.
  package let function: Function?
  /// The type of that value; `Void` if there is none.
  package let resultType: Type
  package let diagnostics: [Diagnostic]
  /// The names of declared types, functions and variables, in order.
  package let declared: [String]
  /// The types that replace earlier ones of their names.
  package let replaced: [String]
  /// The names that it declares again, and those of members that it adds to earlier types.
  package let declaredAgain: Set<String>
  /// The `@main` type that the input declares.
  package let mainType: NominalType?
  /// Errors about undeclared names in bodies, which are checked again when used.
  package let unresolved: [Diagnostic]
  /// The other errors of those bodies, which count once the bodies cannot be used as they are.
  package let withheld: [Diagnostic]
  /// Whether a `try` covers something that can throw.
  package let coversThrows: Bool

  /// Whether all errors are in bodies, which then are not run.
  package let areHeadersValid: Bool

  /// Whether there are no errors.
  package var isValid: Bool { !diagnostics.contains(where: \.isError) }

  /// Whether there are no diagnostics of any kind.
  package var isSilent: Bool { diagnostics.isEmpty && unresolved.isEmpty && withheld.isEmpty }
}

/// The state of all declarations, for rolling back.
package struct CheckerSnapshot {
  let world: World
  let undoCount: Int
  let declared: DeclaredSources
  /// The properties whose types were not inferred yet.
  let untypedProperties: [UntypedProperty]
}

/// Checks an input: processes its declarations in a workable order, then its statements.
package struct InputChecker: CheckerPart {
  let checker: TypeChecker

  // Inputs.

  /// Checks an input's declarations and statements.
  ///
  /// - Parameter reportsUnresolved: whether an undeclared name in a body is an error, as in whole
  ///   files, or may be declared later, as at a prompt.
  /// - Parameter checksBodies: whether the bodies of declarations are checked at once, and not only
  ///   when they are needed.
  func check(
    _ statements: [Statement], in source: Source, reportsUnresolved: Bool, checksBodies: Bool = true
  ) -> CheckedInput {
    checker.diagnostics = []
    checker.input = InputState()
    checker.tables.aliases.unread = []
    let context = DeclarationContext(source: source, isPrelude: false)
    var names: [String] = []
    var replaced: [String] = []
    var functions: [Function] = []
    var types: [NominalType] = []
    let all = TestPeers.expanded(checker.declarations(in: statements), in: nil, source)
    let start = checker.declared.count
    let changed =
      start > 0 && !source.isStub ? ChangedMeanings(of: all, isKnown: isKnown) : nil
    for (index, phase) in DeclarationOrder.phases(of: all).enumerated() {
      for declaration in phase where !checker.budget.hasEnded {
        checker.budget.step()
        declare(declaration, context, &names, &replaced, &functions, &types)
      }
      if index == 0 {
        let again = checker.redeclaration.redeclareDependents(
          of: Set(types.map(\.name)), replacing: !replaced.isEmpty, since: start)
        extendNestedTypes(of: again.union(types.map(\.name)), since: start)
      }
    }
    expectVariables(statements, in: source)
    for type in types {
      typeDeclarations.complete(type)
      // Properties that an extension adds to a complete type.
      checker.initialValues.inferPropertyTypes(type)
    }
    if let changed { checker.redeclaration.apply(changed, since: start) }
    typeDeclarations.readAliases()
    var unresolved = reportsUnresolved ? [] : checker.functionBodies.takeUnresolved()
    checker.input.isTopLevelAsync =
      reportsUnresolved
      ? mentionsAwait(statements, in: source)
      : checker.mode.programForms[ObjectIdentifier(source)]?.canAwait ?? true
    checkRules(all, in: source, isWhole: reportsUnresolved)
    let (function, type) = checkTopLevel(statements, context, &names)
    if reportsUnresolved { checkAccess(of: statements, in: source) }
    let errorsBefore = checker.errorCount
    let bodies = checker.functionBodies.checkBodies(
      of: checksBodies ? types : [], checksBodies ? functions : [], in: source,
      reportsUnresolved: reportsUnresolved)
    // An extension does not repeat what was said of its type's own members.
    let older = Set(
      checker.declared.types.values.filter { $0.order < start }
        .map { ObjectIdentifier($0.source) })
    unresolved += bodies.unresolved.filter { !older.contains(ObjectIdentifier($0.source)) }
    let errorsOfBodies = checker.errorCount - errorsBefore
    typeDeclarations.readAliases()
    checker.writtenTypes.check()
    let areHeadersValid = checker.errorCount == errorsOfBodies
    var found = checker.takeDiagnostics().inReadingOrder(of: source)
    if checker.budget.hasEnded {
      // The session reports the reason; nothing may run that was not checked completely.
      found = [Diagnostic(.error, Wording("interrupted"), in: source, at: .none)]
    }
    return CheckedInput(
      function: function, resultType: type, diagnostics: found, declared: names,
      replaced: replaced, declaredAgain: changed?.names ?? [],
      mainType: checker.entryPoints.mainType(in: statements),
      unresolved: unresolved, withheld: bodies.withheld, coversThrows: checker.input.coversThrows,
      areHeadersValid: areHeadersValid)
  }

  /// Whether a name is declared by an earlier input, or by the library. Who uses stubs is declared
  /// again along with what takes their places.
  private func isKnown(_ name: String) -> Bool {
    if let symbols = checker.world.symbols[name] {
      return !symbols.contains { $0.writtenSource?.isStub ?? false }
    }
    return !checker.lookUpPrelude(name).isEmpty
  }

  /// Reports variables that are more accessible than their types. At a prompt, inputs count as one
  /// file.
  private func checkAccess(of statements: [Statement], in source: Source) {
    let rules = DeclarationRules(checker: checker, source: source)
    for declaration in checker.declarations(in: statements) {
      guard case .variable(let variable) = declaration.kind else { continue }
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind,
          case .variable(let global)? = checker.names.ownSymbols(named: name, from: source).first,
          global.span == binding.pattern.span
        else { continue }
        rules.access.checkVariable(
          global.type, binding, declaration, variable.isLet ? .constant : .variable, .file)
      }
    }
  }

  private func declare(
    _ declaration: Declaration, _ context: DeclarationContext, _ names: inout [String],
    _ replaced: inout [String], _ functions: inout [Function], _ types: inout [NominalType]
  ) {
    switch declaration.kind {
    case .type(let type):
      let entry = merged(declaration, type, context.source)
      if context.source.isStub { forgetStubs(for: type.name, type.members) }
      let exists = checker.world.symbols[type.name] != nil
      let nominal = declareUser(
        entry, DeclarationContext(source: entry.source, isPrelude: false))
      names.append(type.name)
      types.append(nominal)
      if exists { replaced.append(type.name) }
    case .extension(let part):
      if let name = part.extendedName,
        !context.source.isStub || !typeNames(part.members).isEmpty
      {
        replaceStubs(for: name, part)
      }
      let entry = self.entry(declaration, context.source)
      if let nominal = checker.extensionDeclarations.libraryType(part.extended) {
        checker.redeclaration.declareLibraryExtension(part, entry, of: nominal)
      } else {
        checker.extensionDeclarations.declareExtension(part, declaration, context)
      }
      if let name = part.extendedName {
        if context.source.isStub { forgetStubs(for: name, part.members) }
        checker.declared.extensions.append((name, entry))
        if let nominal = checker.type(named: name) { types.append(nominal) }
      }
    case .function(let function):
      let symbol = checker.functionDeclarations.makeFunction(function, declaration, context)
      checker.witnesses.replaceSynthesized(by: symbol)
      checker.world.inputs.declare(function.name, .function(symbol), replacesFunctions: true)
      checker.declared.functions.append((function.name, self.entry(declaration, context.source)))
      names.append(function.name)
      functions.append(symbol)
    case .typeAlias(let alias):
      checker.world.inputs.declare(
        alias.name, .typeAlias(typeDeclarations.makeAlias(alias, context)))
      names.append(alias.name)
    case .operator(let declared): checker.operators.add(operator: declared)
    case .precedenceGroup(let group): checker.operators.add(group: group)
    case .import(let path):
      // An import ends with its module path.
      let end = Int(declaration.span.end)
      checker.libraryLoader.declareImport(
        of: path, declaration, in: context.source,
        at: Span(end - path.joined(separator: ".").utf8.count, end))
    case .macro(let macro): checker.declaredMacros.declare(macro, declaration, context)
    case .variable, .initializer, .deinitializer, .subscript, .associatedType, .enumCase,
      .macroExpansion, .conditionalCompilation, .placeholder:
      return
    }
  }

  /// Declares the types in a stub while another text is being checked.
  package func declareAmidst(_ source: Source) {
    let context = DeclarationContext(source: source, isPrelude: false)
    let saved = checker.diagnostics
    typeDeclarations.declaringApart {
      var (names, replaced): ([String], [String]) = ([], [])
      var (functions, types): ([Function], [NominalType]) = ([], [])
      let all = checker.declarations(in: Parser.parse(source).statements)
      for declaration in DeclarationOrder.phases(of: all).joined() {
        declare(declaration, context, &names, &replaced, &functions, &types)
      }
      for type in types {
        typeDeclarations.complete(type)
        checker.initialValues.inferPropertyTypes(type)
      }
    }
    checker.diagnostics = saved
  }

  private func entry(_ declaration: Declaration, _ source: Source) -> DeclaredSources.Entry {
    defer { checker.declared.count += 1 }
    return DeclaredSources.Entry(
      declaration: declaration, source: source,
      mentions: Mentions(in: source, declaration),
      order: checker.declared.count)
  }

  func declareUser(
    _ entry: DeclaredSources.Entry, _ context: DeclarationContext
  ) -> NominalType {
    guard case .type(let type) = entry.declaration.kind else {
      return checker.wellKnown("Never")
    }
    let nominal = typeDeclarations.declareType(type, entry.declaration, context)
    checker.world.inputs.declare(type.name, .type(nominal))
    checker.declared.types[type.name] = entry
    // Earlier extensions stay.
    for (name, part) in checker.declared.extensions where name == type.name {
      guard case .extension(let declaration) = part.declaration.kind else { continue }
      checker.extensionDeclarations.declareExtension(
        declaration, part.declaration,
        DeclarationContext(source: part.source, isPrelude: false),
        isOlder: part.order < entry.order)
    }
    return nominal
  }

  /// Declares earlier extensions of the types inside newly declared ones again.
  private func extendNestedTypes(of names: Set<String>, since start: Int) {
    for (_, part) in checker.declared.extensions where part.order < start {
      guard case .extension(let declaration) = part.declaration.kind,
        case .named(let base?, _, _) = declaration.extended.kind,
        case .named(nil, let outer, _) = base.kind, names.contains(outer)
      else { continue }
      checker.extensionDeclarations.declareExtension(
        declaration, part.declaration,
        DeclarationContext(source: part.source, isPrelude: false), isOlder: true)
    }
  }

  /// Discards stubs of a type's members if these declare all of them.
  private func forgetStubs(for name: String, _ members: [Declaration]) {
    let own = memberNames(members)
    removeStubs(for: name) { memberNames($0.members).isSubset(of: own) }
  }

  /// Removes stubs of a type's members and declares the type again, if an extension declares all
  /// members of such a stub, or one of its nested types.
  private func replaceStubs(for name: String, _ part: ExtensionDeclaration) {
    let (own, all) = (typeNames(part.members), memberNames(part.members))
    let before = checker.declared.extensions.count
    removeStubs(for: name) { older in
      let members = memberNames(older.members)
      return !typeNames(older.members).isDisjoint(with: own)
        || !members.isEmpty && members.isSubset(of: all)
    }
    guard checker.declared.extensions.count < before, let entry = checker.declared.types[name]
    else { return }
    _ = declareUser(entry, DeclarationContext(source: entry.source, isPrelude: false))
    checker.redeclaration.redeclareDependents(
      of: [name], replacing: true, since: checker.declared.count)
  }

  /// Removes the extensions of a type that are stubs and that an extension replaces.
  private func removeStubs(for name: String, where isReplaced: (ExtensionDeclaration) -> Bool) {
    checker.declared.extensions.removeAll { known in
      guard known.name == name, known.entry.source.isStub,
        case .extension(let older) = known.entry.declaration.kind
      else { return false }
      return isReplaced(older)
    }
  }

  private func typeNames(_ members: [Declaration]) -> Set<String> {
    Set(members.compactMap { if case .type(let type) = $0.kind { type.name } else { nil } })
  }

  /// The names of members, with labels for functions; nested types are left out.
  private func memberNames(_ members: [Declaration]) -> Set<String> {
    Set(
      members.flatMap { member -> [String] in
        switch member.kind {
        case .variable(let variable):
          return variable.bindings.compactMap {
            if case .binding(let name) = $0.pattern.kind { name } else { nil }
          }
        case .function(let function):
          return [signature(function.name, function.parameters)]
        case .initializer(let initializer):
          return [signature("init", initializer.parameters)]
        case .type(let type): return [type.name]
        default: return []
        }
      })
  }

  /// `save(item:to:)`; a parameter without a label has its name there.
  private func signature(_ name: String, _ parameters: [Parameter]) -> String {
    "\(name)(\(parameters.map { ($0.label ?? $0.name) + ":" }.joined()))"
  }

  /// Merges a redeclaration that elides code with the earlier declaration.
  private func merged(
    _ declaration: Declaration, _ type: TypeDeclaration, _ source: Source
  ) -> DeclaredSources.Entry {
    let fresh = entry(declaration, source)
    guard let older = checker.declared.types[type.name],
      case .type(let before) = older.declaration.kind, before.keyword == type.keyword
    else { return fresh }
    let own = memberNames(type.members)
    let hadBody = memberNames(before.members).contains("body")
    let losesBody =
      hadBody && !own.contains("body") && type.keyword == .struct
      && (type.inheritance.isEmpty || type.isElided)
    guard type.isElided || losesBody else { return fresh }
    // Members from another source cannot keep their positions.
    guard older.source === source || older.source.text(in: older.declaration.span).isEmpty == false
    else { return fresh }
    return MergedDeclaration.merge(fresh, older, keeping: own, names: memberNames)
  }

  // Top level.

  func checkTopLevel(
    _ statements: [Statement], _ context: DeclarationContext, _ names: inout [String]
  ) -> (Function?, Type) {
    let function = Function(
      name: "main", kind: .topLevel, parameters: [], result: .void,
      implementation: .source(CodeBlock(statements: statements, span: .none)),
      source: context.source, span: .none)
    function.effects.isThrowing = true
    let result = checker.makeVariable()
    let body = BodyContext(
      function: function, parent: nil, resultType: result, isThrowingAllowed: true)
    let bodyChecker = BodyChecker(checker: checker, context: body, declarations: context)
    checker.inference.openVariables = []
    let (typed, value, declaredNames) = bodyChecker.globals.topLevel(statements)
    names += declaredNames
    guard !typed.isEmpty else { return (nil, .void) }
    function.result = value
    let typedBody = TypedBody(parameters: [], selfVariable: nil, statements: typed)
    typedBody.executor = .main
    if !checker.world.unset.isEmpty || bodyChecker.initialization.isFollowed,
      !checker.diagnostics.contains(where: \.isError)
    {
      let pass = DefiniteInitialization(
        checker: checker, function: function, body: typedBody, role: .other)
      pass.follow(checker.world.unset.values)
      pass.check(typed, end: .none)
      for key in pass.assignedGlobals { checker.world.unset[key] = nil }
    }
    function.body = typedBody
    return (function, value)
  }

}

extension InputChecker {
  /// Checks every body declared under a name of the library; errors are in `preludeDiagnostics`.
  /// For tests of the library.
  package func checkPrelude(_ name: String) {
    func check(_ nominal: NominalType) {
      typeDeclarations.complete(nominal)
      for member in nominal.memberOrder {
        switch member {
        case .function(let function): checkPrelude(function)
        case .property(let property):
          for accessor in [
            property.initialValue, property.getter, property.setter, property.accessors.modify,
            property.accessors.willSet, property.accessors.didSet,
          ] {
            if let accessor { checkPrelude(accessor) }
          }
        case .subscript(let element):
          for accessor in [element.getter, element.setter] {
            if let accessor { checkPrelude(accessor) }
          }
        case .type(let inner): check(inner)
        case .enumCase, .typeAlias, .associatedType: continue
        }
      }
    }
    for symbol in checker.lookUpPrelude(name) {
      switch symbol {
      case .type(let nominal): check(nominal)
      case .function(let function): checkPrelude(function)
      case .computed(let property): property.getter.map(checkPrelude)
      case .typeAlias, .variable, .wrapped: continue
      }
    }
  }

  private func checkPrelude(_ function: Function) {
    switch function.implementation {
    case .source, .expression: _ = checker.functionBodies.body(of: function)
    default: return
    }
  }
}
