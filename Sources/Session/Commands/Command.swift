import Reports
import ViewGraph

/// A command: its name, implementation, help, completion and syntax.
package struct Command: Sendable {
  /// The heading under which help lists commands.
  package enum Group: String, CaseIterable, Sendable {
    case world, environment, views, drive, explain, time, files, check, shell
  }

  /// The arguments after the name.
  enum Argument: Sendable {
    case nothing
    /// An expression, which may extend over several lines.
    case expression
    /// A name that becomes a variable, and an expression.
    case declaration
    /// Expressions mixed with words of the command; the words that completion offers, if any.
    case mixed(Words?)
    case words(Words)
  }

  /// The values of a word, for completion.
  enum Words: Sendable {
    case any, view
    case control(ViewUse)
    case path, saving, type, option, command, rule, graph, environment, sample
    /// The number of an input.
    case input
    /// The number of an input, or a type.
    case inputOrType
  }

  /// What completion offers at the beginning of arguments that are Swift.
  enum SwiftCompletion: Sendable {
    /// Names of views only.
    case views
    /// The words of the syntax, besides Swift's names.
    case words
    /// Properties behind the name of a type, too: `Book.title`.
    case properties
  }

  /// The function that runs the command.
  enum Work: Sendable {
    /// Runs in the transaction of the input.
    case inTransaction(@Sendable (Session, Invocation) throws(Rejection) -> Answer)
    /// Makes no transaction itself, but may run inputs that do.
    case ownTransactions(@Sendable (Session, Invocation) -> Outcome)
    /// Works with the history of inputs or outside of it, and is not recorded in it.
    case unrecorded(@Sendable (Session, Invocation) -> Outcome)
  }

  package let name: String
  package let group: Group
  package let syntax: String
  package let summary: String
  /// Inputs of an example; the last one is the command.
  package let example: [String]
  let argument: Argument
  /// Whether the command changes the world. Such commands are recorded by `save`, and `why`, `log`
  /// and `expect` report on them.
  let changesWorld: Bool
  let work: Work
  /// Whether a single argument that is a folder opens the project in it.
  private(set) var opensFolders = false

  /// The same command, with `opensFolders` set.
  func openingFolders() -> Command {
    var command = self
    command.opensFolders = true
    return command
  }

  private(set) var swiftCompletion: SwiftCompletion?
  /// The examples of alternatives of the syntax, by their first word.
  private(set) var formExamples: [String: [String]] = [:]

  /// The same command, with an example of one alternative of its syntax.
  func showing(_ example: [String], for form: String) -> Command {
    var command = self
    command.formExamples[form] = example
    return command
  }

  /// The same command, with `swiftCompletion` set.
  func completing(_ completion: SwiftCompletion) -> Command {
    var command = self
    command.swiftCompletion = completion
    return command
  }

  /// Whether the first argument becomes a variable.
  var declaresNames: Bool { if case .declaration = argument { true } else { false } }

  /// Whether the arguments contain Swift.
  var takesSwift: Bool {
    switch argument {
    case .expression, .declaration, .mixed: true
    case .nothing, .words: false
    }
  }

  /// Whether the first argument is the label of a control.
  var takesLabel: Bool { if case .words(.control) = argument { true } else { false } }

  /// The values of its words; nil if the arguments are Swift.
  var words: Words? {
    switch argument {
    case .words(let words): words
    case .mixed(let words): words
    case .nothing, .expression, .declaration: nil
    }
  }

  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing, changesWorld: Bool = false,
    run: @escaping @Sendable (Session, Invocation) throws(Rejection) -> Answer
  ) {
    self.init(name, group, syntax, summary, example, argument, changesWorld, .inTransaction(run))
  }

  /// Makes a command that makes no transaction itself.
  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing,
    ownTransactions run: @escaping @Sendable (Session, Invocation) -> Outcome
  ) {
    self.init(name, group, syntax, summary, example, argument, false, .ownTransactions(run))
  }

  /// Makes a command that is not recorded in the history.
  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing,
    unrecorded run: @escaping @Sendable (Session, Invocation) -> Outcome
  ) {
    self.init(name, group, syntax, summary, example, argument, false, .unrecorded(run))
  }

  private init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, _ example: [String],
    _ argument: Argument, _ changesWorld: Bool, _ work: Work
  ) {
    self.name = name
    self.group = group
    self.syntax = syntax
    self.summary = summary
    self.example = example
    self.argument = argument
    self.changesWorld = changesWorld
    self.work = work
  }
}

/// All commands, in the order of help.
package enum CommandTable {
  package static let commands: [Command] =
    WorldCommands.rows + EnvironmentCommands.rows + ViewCommands.rows + DriveCommands.rows
    + TimeCommands.rows
    + ExplainCommands.rows + GraphCommand.rows + StaleCommands.rows + StatisticsCommands.rows
    + LintCommands.rows + HistoryCommands.rows + ReplayCommands.rows + FileCommands.rows
    + ProjectCommands.rows
    + SaveCommand.rows + CheckCommands.rows + [TourCommand.row] + FixCommand.rows
    + ShellCommands.rows

  package static let names = commands.map(\.name)

  /// Synonyms that users know from other tools.
  ///
  /// Those with a colon are accepted only with it, as without it they are likely names of
  /// variables.
  private static let aliases = ["exit": "quit", ":q": "quit", ":h": "help"]

  private static let byName: [String: Command] = {
    let byName = Dictionary(commands.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return byName.merging(aliases.compactMapValues { byName[$0] }) { first, _ in first }
  }()

  /// The command with a name, or nil.
  ///
  /// - Parameter isForced: Whether a colon precedes the name.
  package static func command(named name: String, isForced: Bool = false) -> Command? {
    byName[name] ?? (isForced ? byName[":" + name] : nil)
  }
}
