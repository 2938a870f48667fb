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
    prepare([file], hasCommands: hasCommands)
  }

  /// The files of one program cut into inputs, and what is wrong with them as text. What `main.swift`
  /// does comes last.
  package func prepare(
    _ files: [Source], hasCommands: Bool
  ) -> (inputs: [Source], diagnostics: [Diagnostic]) {
    world.checker.budget.reset()
    settleNames()
    let files = files.filter { !$0.isMainFile } + files.filter(\.isMainFile)
    let cutters = files.map { InputCutter($0, hasCommands: hasCommands) }
    // Where the rest runs, what is wrong is told when its turn comes.
    if !configuration.keepsGoing, cutters.contains(where: \.isWrong) {
      return ([], check([(files, hasCommands)]))
    }
    let cut = cutters.flatMap(\.inputs)
    let inputs = rerun.revision.map { cut.flatMap($0.revised) } ?? cut
    let read = inputs.map(ReadInput.init)
    importModules(of: read)
    if !configuration.keepsGoing, !hasCommands {
      let refused = refusals(of: files)
      if !refused.isEmpty { return ([], refused) }
    }
    let notes = makeKnown(read, hasCommands: hasCommands)
    if running == nil, let first = files.first {
      note(.file(hasCommands: hasCommands, inputs: inputs), of: first)
    }
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
  func importModules(of inputs: [ReadInput]) {
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

extension Source {
  /// Whether it is the file in which the program begins.
  fileprivate var isMainFile: Bool { name.split(separator: "/").last == "main.swift" }
}
