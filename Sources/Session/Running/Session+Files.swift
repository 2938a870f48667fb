import Semantics
package import SourceText
import Syntax
import ViewGraph

/// An input of a file as it was read; commands have no tree.
struct ReadInput {
  let source: Source
  let file: SourceFile?

  init(_ source: Source) {
    self.source = source
    if case .command = Reading.read(source) { file = nil } else { file = Parser.parse(source) }
  }

  var statements: [Statement] { file?.statements ?? [] }
}

/// Whole files: parsed before anything runs, their declarations known from the first line on.
extension Session {
  /// A file cut into inputs, and what is wrong with it as text.
  package func prepare(
    _ file: Source, hasCommands: Bool
  ) -> (inputs: [Source], diagnostics: [Diagnostic]) {
    world.checker.budget.reset()
    let cutter = InputCutter(file, hasCommands: hasCommands)
    // Where the rest runs, what is wrong is told when its turn comes.
    if !configuration.keepsGoing, cutter.diagnostics.contains(where: \.isError) {
      return ([], check(file, hasCommands: hasCommands))
    }
    let inputs = rerun.revision.map { cutter.inputs.flatMap($0.revised) } ?? cutter.inputs
    let read = inputs.map(ReadInput.init)
    importModules(of: read)
    if !configuration.keepsGoing, !hasCommands {
      let refused = refusals(of: Parser.parse(file).statements, in: file)
      if !refused.isEmpty { return ([], refused) }
    }
    let notes = makeKnown(read, hasCommands: hasCommands)
    if running == nil { note(.file(hasCommands: hasCommands, inputs: inputs), of: file) }
    return (inputs, notes)
  }

  /// Makes known what the inputs of a file declare, before the first of them runs.
  func makeKnown(_ inputs: [ReadInput], hasCommands: Bool) -> [Diagnostic] {
    importModules(of: inputs)
    let stubs = makeStubs(forAllOf: inputs.map(\.source))
    if !hasCommands { expectProgram(inputs) }
    announce(inputs)
    if !hasCommands { expectMain(inputs) }
    return stubs + repetitions(in: inputs)
  }

  /// What modules have names for is known wherever in the file it is imported.
  private func importModules(of inputs: [ReadInput]) {
    for statement in inputs.flatMap(\.statements) {
      guard case .declaration(let declaration) = statement.kind,
        case .import(let path) = declaration.kind, let module = path.first
      else { continue }
      world.checker.importModule(module)
    }
  }

  /// What the top level of a program is known for before any of it runs: its variables, and whether
  /// it waits.
  private func expectProgram(_ inputs: [ReadInput]) {
    let checker = world.checker
    let identities = inputs.map { ObjectIdentifier($0.source) }
    programInputs.formUnion(identities)
    for input in inputs { checker.expectVariables(input.statements, in: input.source) }
    checker.commit()
    let form = ProgramForm(
      mayWait: inputs.contains { checker.mentionsAwait($0.statements, in: $0.source) })
    for identity in identities { checker.programForms[identity] = form }
    programStart = ProgramStart(lastInput: identities.last)
  }

  /// Whether the program begins in a function of its own, so that its variables are made when they are
  /// first used.
  private func expectMain(_ inputs: [ReadInput]) {
    let checker = world.checker
    guard let type = checker.mainType(in: inputs.flatMap(\.statements)),
      let main = checker.mainFunction(of: type), !main.source.isLibrary
    else { return }
    for input in inputs {
      checker.programForms[ObjectIdentifier(input.source)]?.isLibrary = true
    }
  }

  /// What is wrong with a file, found without running it.
  package func check(_ file: Source, hasCommands: Bool) -> [Diagnostic] {
    let cutter = InputCutter(file, hasCommands: hasCommands)
    let isWrong = cutter.diagnostics.contains(where: \.isError)
    if isWrong, hasCommands || ForeignText(file) != nil {
      return explained(cutter.diagnostics, file, hasCommands)
    }
    let stubs = makeStubs(forAllOf: cutter.inputs)
    var diagnostics = cutter.diagnostics + stubs
    declareModels(mentionedIn: file)
    let start = begin()
    defer {
      takeBack(start)
      announced = [:]
    }
    if !hasCommands {
      // What is wrong as text hides nothing that is wrong with the types of the rest.
      let statements = Parser.parse(file).statements
      let checked = world.checker.check(statements, in: file, reportsUnresolved: true)
      diagnostics += refusals(of: statements, in: file)
      diagnostics += checked.diagnostics.filter { !isWrongText($0, cutter.diagnostics) }
      return diagnostics.inReadingOrder(of: file)
    }
    return diagnostics + checkInputs(of: cutter)
  }

  /// Checks the inputs of a file with commands, each with all of the file known.
  func checkInputs(of cutter: InputCutter) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var inputs = cutter.inputs.map(ReadInput.init)
    importModules(of: inputs)
    let known = world.checker.snapshot()
    announce(inputs, evenIfWrong: true)
    // With members in their types more is known to all of the file, other types of members among it.
    while let placed = placingMembers(inputs) {
      world.checker.restore(known)
      announced = [:]
      inputs = placed
      announce(inputs, evenIfWrong: true)
    }
    let bound = inputs.reduce(into: Set<String>()) { $0.formUnion(boundNames(in: $1.source)) }
    let results = inputs.map { (input: $0.source, found: check($0.source)) }
    for (input, (found, unresolved)) in results {
      let missing = unresolved.filter { !isName($0, in: bound) }
      guard missing.contains(where: isKnown) else {
        diagnostics += found + missing
        continue
      }
      // What it mentions stands further down: it is looked at again, with all of the file known.
      let (again, stillMissing) = check(input)
      diagnostics += again + stillMissing.filter { !isKnown($0) && !isName($0, in: bound) }
    }
    return diagnostics
  }

  /// The variables that a command declares as it runs.
  private func boundNames(in input: Source) -> Set<String> {
    guard case .command(let invocation) = Reading.read(input), invocation.command.declaresNames,
      let name = invocation.words.first
    else { return [] }
    return [name.text]
  }

  private func isName(_ diagnostic: Diagnostic, in names: Set<String>) -> Bool {
    Session.missingName(diagnostic).map(names.contains) ?? false
  }

  /// Whether something is wrong because the text it is about is.
  private func isWrongText(_ diagnostic: Diagnostic, _ found: [Diagnostic]) -> Bool {
    found.contains {
      $0.isError && $0.span.start > diagnostic.span.start && $0.span.start < diagnostic.span.end
    }
  }

  private func check(_ input: Source) -> ([Diagnostic], [Diagnostic]) {
    if let announced = announced.removeValue(forKey: ObjectIdentifier(input)) {
      return (announced.diagnostics, announced.unresolved)
    }
    if case .command(let invocation) = Reading.read(input) {
      do throws(Rejection) {
        try invocation.checkArguments()
      } catch {
        return (self.diagnostics(of: error, in: input), [])
      }
      guard case .expression = invocation.command.argument, !invocation.arguments.isEmpty,
        !CheckCommands.isAboutViewsOrErrors(invocation)
      else { return ([], []) }
      let (span, _) = invocation.splitting(off: "as")
      let fragment = Fragment(span, of: input)
      let file = Parser.parse(fragment.source)
      let checked = world.checker.check(
        file.statements, in: fragment.source, reportsUnresolved: false)
      return (
        checked.diagnostics.map(fragment.original), checked.unresolved.map(fragment.original)
      )
    }
    let file = Parser.parse(input)
    let checked = world.checker.check(file.statements, in: input, reportsUnresolved: false)
    return (checked.diagnostics, checked.unresolved)
  }

  private func isKnown(_ diagnostic: Diagnostic) -> Bool {
    guard let name = Session.missingName(diagnostic) else { return false }
    return !world.checker.globals(named: name).isEmpty
  }

  /// The value or type that a diagnostic misses.
  static func missingName(_ diagnostic: Diagnostic) -> String? {
    switch diagnostic.missingName {
    case .value(let name)?, .type(let name)?: name
    case .operator?, .conformance?, nil: nil
    }
  }

  /// What a text is that is no Swift; a line that is nearly a command is answered as one.
  private func explained(
    _ diagnostics: [Diagnostic], _ file: Source, _ hasCommands: Bool
  ) -> [Diagnostic] {
    if let foreign = ForeignText(file) { return [foreign.diagnostic] }
    guard hasCommands, let first = diagnostics.first(where: \.isError) else { return diagnostics }
    let line = LineMap(file).lineSpan(at: Int(first.span.start))
    guard let misspelled = misspelledCommand(file, in: line) else {
      return ForeignText.summarizing(diagnostics, of: file)
    }
    return self.diagnostics(of: misspelled, in: file)
  }

  /// Documents show what is wrong and what is right in one text: of types that are declared twice, the
  /// later one holds.
  private func repetitions(in inputs: [ReadInput]) -> [Diagnostic] {
    var seen: Set<String> = []
    var notes: [Diagnostic] = []
    for input in inputs {
      for statement in input.statements {
        guard case .declaration(let declaration) = statement.kind,
          case .type(let type) = declaration.kind, !seen.insert(type.name).inserted
        else { continue }
        notes.append(
          Diagnostic(
            .note, "'\(type.name)' is declared again; the later declaration holds",
            in: input.source, at: type.nameSpan))
      }
    }
    return notes
  }

  static func isElided(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind,
      case .type(let type) = declaration.kind
    else { return false }
    return type.isElided
  }

  /// What a statement declares at the top level, as far as it matters for redeclarations.
  static func declaredNames(_ statement: Statement) -> [String] {
    guard case .declaration(let declaration) = statement.kind else { return [] }
    switch declaration.kind {
    case .type(let type): return [type.name]
    case .function(let function):
      let labels = function.parameters.map { "\($0.label ?? $0.name):" }.joined()
      return ["\(function.name)(\(labels))"]
    case .typeAlias(let alias): return [alias.name]
    case .variable(let variable):
      return variable.bindings.compactMap {
        if case .binding(let name) = $0.pattern.kind { name } else { nil }
      }
    default: return []
    }
  }
}
