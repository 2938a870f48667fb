import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// What an input does: perform a command, or run Swift.
enum Action {
  case command(Invocation)
  case program(SourceFile)
  /// A piece of Swift that cannot run by itself, with the note that says so.
  case piece(Diagnostic)

  /// Whether it is one of several transactions of a command, such as the alarms while time passes.
  var isStep: Bool {
    guard case .command(let invocation) = self, case .ownTransactions = invocation.command.work
    else { return false }
    return true
  }
}

/// The result of performing an input.
struct Answer {
  var lines: [StyledText] = []
  var value: ResultValue?
  /// Makes the lines as JSON; to be called before the next input.
  var explanation: (() -> JSONValue)?
  /// Warnings and notes.
  var diagnostics: [Diagnostic] = []
  /// Whether the input only answered a question, or ran nothing.
  var isQuery = false
  /// The exit status; set by `quit`, and by programs that call `exit`.
  var status: Int32?

  init(_ lines: [StyledText] = [], explanation: (() -> JSONValue)? = nil) {
    self.lines = lines
    self.explanation = explanation
  }

  /// Makes the answer to code that does not run.
  init(remark: Diagnostic) { self.init(remarks: [remark]) }

  init(remarks: [Diagnostic]) {
    diagnostics = remarks
    isQuery = true
  }
}

/// The course of an input's transaction.
extension Session {
  /// What a text is that is no Swift, or no whole statement.
  func foreignText(_ source: Source) -> ForeignText? {
    ForeignText(source).flatMap { $0.isOfDocuments && !configuration.makesStubs ? nil : $0 }
  }

  /// Classifies an input as a command or Swift; throws if the Swift does not parse.
  func read(_ input: Source) throws(Rejection) -> Action {
    if case .command(let invocation) = Reading.read(input) { return .command(invocation) }
    let file = Parser.parse(input)
    guard !file.diagnostics.contains(where: \.isError) else {
      if let foreign = foreignText(input)?.diagnostic {
        if !foreign.isError { return .piece(foreign) }
        throw .invalid([foreign])
      }
      throw commandSpelling.misspelledCommand(input)
        ?? .invalid(ForeignText.summarizing(file.diagnostics, of: input))
    }
    return .program(file)
  }

  func perform(
    _ action: Action, of input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    switch action {
    case .command(let invocation):
      try invocation.checkArguments()
      guard case .inTransaction(let run) = invocation.command.work else { return Answer() }
      return try run(self, invocation)
    case .piece(let remark): return Answer(remark: remark)
    case .program(let file):
      // Inputs that name objects and views of the session are for inspecting it.
      let isDeclaring = file.statements.contains(where: SwiftRunner.isDeclaration)
      world.names.includesGivenNames = !isDeclaring
      world.checker.mode.ignoresAccess =
        input.hasLiveNames || !isDeclaring && world.names.meansGivenName(input)
      defer {
        world.checker.mode.ignoresAccess = false
        world.names.includesGivenNames = false
      }
      return try runner.run(file, of: input, since: start)
    }
  }

  /// The diagnostics of a rejection; to be called before the rollback.
  func diagnostics(of rejection: Rejection, in input: Source) -> [Diagnostic] {
    switch rejection {
    case .invalid(let diagnostics), .invalidUntilRedeclared(let diagnostics, _):
      withAdvice(diagnostics)
    case .refused(let error, let span): [Diagnostic(.error, error.message, in: input, at: span)]
    case .fault(let fault):
      FaultReport(world: world, input: input, fragments: fragments).diagnostics(of: fault)
    }
  }
}
