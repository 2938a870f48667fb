import Reports
import ViewGraph

/// One command: all that help, completion and the reader of inputs know of it.
package struct Command: Sendable {
  package enum Group: String, CaseIterable, Sendable {
    case world, environment, views, drive, explain, time, files, check, shell
  }

  /// What stands behind the name.
  enum Argument: Sendable {
    case nothing
    /// Swift, which may go on over several lines.
    case expression
    /// A name that becomes a variable, and Swift.
    case declaration
    /// Swift among words of the command's own, where it has some.
    case mixed(Words?)
    case words(Words)
  }

  /// What words can stand for, as completion offers them.
  enum Words: Sendable {
    case any, view
    case control(ViewUse)
    case path, saving, type, option, command, rule, graph, environment, sample
  }

  enum Work: Sendable {
    /// Runs as part of the input's transaction.
    case inside(@Sendable (Session, Invocation) throws(Rejection) -> Answer)
    /// Is no transaction itself, but may run some.
    case around(@Sendable (Session, Invocation) -> Outcome)
    /// Goes through the history of inputs, and is no part of it.
    case aside(@Sendable (Session, Invocation) -> Outcome)
  }

  package let name: String
  package let group: Group
  package let syntax: String
  package let summary: String
  /// Inputs that show it at work; the last one is the command.
  package let example: [String]
  let argument: Argument
  /// Whether `save` keeps it, and `why`, `log` and `expect` look back at it.
  let isActing: Bool
  let work: Work
  /// Whether the command opens the project in a folder where its one word names one.
  private(set) var opensFolders = false

  /// The same command, which opens folders, too.
  func openingFolders() -> Command {
    var command = self
    command.opensFolders = true
    return command
  }

  /// Whether its first word becomes a variable.
  var declaresNames: Bool { if case .declaration = argument { true } else { false } }

  /// Whether its arguments are Swift.
  var takesSwift: Bool {
    switch argument {
    case .expression, .declaration, .mixed: true
    case .nothing, .words: false
    }
  }

  /// What its words can stand for; nil where they are Swift.
  var words: Words? {
    switch argument {
    case .words(let words): words
    case .mixed(let words): words
    case .nothing, .expression, .declaration: nil
    }
  }

  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing, isActing: Bool = false,
    run: @escaping @Sendable (Session, Invocation) throws(Rejection) -> Answer
  ) {
    self.init(name, group, syntax, summary, example, argument, isActing, .inside(run))
  }

  /// A command that is no transaction itself.
  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing,
    around run: @escaping @Sendable (Session, Invocation) -> Outcome
  ) {
    self.init(name, group, syntax, summary, example, argument, false, .around(run))
  }

  /// A command that goes through the history.
  init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, example: [String],
    takes argument: Argument = .nothing,
    aside run: @escaping @Sendable (Session, Invocation) -> Outcome
  ) {
    self.init(name, group, syntax, summary, example, argument, false, .aside(run))
  }

  private init(
    _ name: String, _ group: Group, _ syntax: String, _ summary: String, _ example: [String],
    _ argument: Argument, _ isActing: Bool, _ work: Work
  ) {
    self.name = name
    self.group = group
    self.syntax = syntax
    self.summary = summary
    self.example = example
    self.argument = argument
    self.isActing = isActing
    self.work = work
  }
}

/// All commands, in the order of the help.
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

  /// Other words for commands that people know from elsewhere; those with a colon are understood with it
  /// alone, as they are likely names of variables.
  private static let aliases = ["exit": "quit", ":q": "quit", ":h": "help"]

  private static let byName: [String: Command] = {
    let byName = Dictionary(commands.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return byName.merging(aliases.compactMapValues { byName[$0] }) { first, _ in first }
  }()

  /// - Parameter isForced: Whether a colon stands before the name.
  package static func command(named name: String, isForced: Bool = false) -> Command? {
    byName[name] ?? (isForced ? byName[":" + name] : nil)
  }
}
