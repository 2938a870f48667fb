import Semantics
package import SourceText
import Syntax
import ViewGraph

/// A parsed input of a file; `file` is nil for a command.
struct ReadInput {
  let source: Source
  let file: SourceFile?

  init(_ source: Source) {
    self.source = source
    if case .command = Reading.read(source) { file = nil } else { file = Parser.parse(source) }
  }

  var statements: [Statement] { file?.statements ?? [] }
}

/// Preparation of whole files: parsing, and announcing their declarations before anything runs.
package struct FilePreparation: SessionPart {
  package let session: Session

  /// Cuts a file into inputs; also returns its syntax errors.
  package func prepare(
    _ file: Source, hasCommands: Bool
  ) -> (inputs: [Source], diagnostics: [Diagnostic]) {
    prepare([file], hasCommands: hasCommands)
  }

  /// Cuts the files of a program into inputs, those of `main.swift` last; also returns syntax
  /// errors.
  package func prepare(
    _ files: [Source], hasCommands: Bool
  ) -> (inputs: [Source], diagnostics: [Diagnostic]) {
    world.checker.budget.reset()
    session.announcer.resolveMissingNames()
    let members = session.memberPlacement.remarks(onBlocks: files)
    let placed = files.map(session.placedBlocks.placing)
    let files = placed.filter { !$0.isMainFile } + placed.filter(\.isMainFile)
    let cutters = files.map { InputCutter($0, hasCommands: hasCommands) }
    // With `keepsGoing`, errors are reported when their inputs are reached.
    if !configuration.keepsGoing, cutters.contains(where: \.isWrong) {
      return ([], session.fileChecker.check([(files, hasCommands)]))
    }
    let cut = cutters.flatMap(\.inputs)
    let inputs = session.replayParameters.revision.map { cut.flatMap($0.revised) } ?? cut
    let read = inputs.map(ReadInput.init)
    importModules(of: read)
    if !configuration.keepsGoing, !hasCommands {
      let refused = session.refusals.wholeProgramErrors(of: files)
      if !refused.isEmpty {
        return ([], session.commandSpelling.notingCommand(in: refused))
      }
    }
    let notes = makeKnown(read, hasCommands: hasCommands)
    if session.runningInput == nil, let first = files.first {
      session.historian.recordEntry(.file(hasCommands: hasCommands, inputs: inputs), of: first)
    }
    return (inputs, members + notes)
  }

  /// Announces the declarations of a file's inputs before the first of them runs.
  func makeKnown(_ inputs: [ReadInput], hasCommands: Bool) -> [Diagnostic] {
    importModules(of: inputs)
    let stubs = session.stubbing.makeStubs(forAllOf: inputs.map(\.source))
    if !hasCommands { expectProgram(inputs) }
    session.announcer.announce(inputs)
    session.stubbing.declareStubs(ofTypesIn: inputs)
    if !hasCommands { expectMain(inputs) }
    return stubs + repetitions(in: inputs)
  }

  /// Makes the names of imported modules visible in the whole file.
  func importModules(of inputs: [ReadInput]) {
    for statement in inputs.flatMap(\.statements) {
      guard case .declaration(let declaration) = statement.kind,
        case .import(let path) = declaration.kind, let module = path.first
      else { continue }
      world.checker.libraryLoader.importModule(module)
    }
  }

  /// Announces the variables of a program's top level, and whether it waits.
  private func expectProgram(_ inputs: [ReadInput]) {
    let checker = world.checker
    session.program.expect(inputs.map(\.source))
    for input in inputs { checker.inputs.expectVariables(input.statements, in: input.source) }
    checker.commit()
    let form = ProgramForm(
      canAwait: inputs.contains { checker.inputs.mentionsAwait($0.statements, in: $0.source) })
    for input in inputs { checker.mode.programForms[ObjectIdentifier(input.source)] = form }
  }

  /// Notes whether the program starts in a `main` function; its globals are then initialized
  /// lazily.
  private func expectMain(_ inputs: [ReadInput]) {
    let checker = world.checker
    guard let type = checker.entryPoints.mainType(in: inputs.flatMap(\.statements)),
      let main = checker.entryPoints.mainFunction(of: type), !main.source.isLibrary
    else { return }
    for input in inputs {
      checker.mode.programForms[ObjectIdentifier(input.source)]?.isLibrary = true
    }
  }

  /// Notes about types that are declared more than once; the last declaration is used.
  ///
  /// Documents often show a wrong and a right version of a type.
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

  /// The names that a text declares at the top level.
  package static func namesDeclared(in source: Source) -> [String] {
    namesDeclared(by: Parser.parse(source))
  }

  static func namesDeclared(by file: SourceFile) -> [String] {
    file.statements.flatMap(declaredNames).map { String($0.prefix { $0 != "(" }) }
  }

  /// The names that a statement declares at the top level, for finding redeclarations.
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
  /// Whether this is the file with the entry point of the program.
  fileprivate var isMainFile: Bool { name.split(separator: "/").last == "main.swift" }
}
