import Interpreter
import Project
import Reports
import Semantics
import SourceText
import ViewGraph

/// Commands about the shell itself.
enum ShellCommands {
  static let rows = [
    Command(
      "set", .shell, "set [OPTION [VALUE]]", "shows or changes how the shell behaves",
      example: ["set results on"], takes: .words(.option), run: set),
    Command(
      "timing", .shell, "timing on|off", "whether the time of each input is shown",
      example: ["timing off"], takes: .words(.any), run: timing),
    Command(
      "reset", .shell, "reset", "forgets all models, variables and views",
      example: ["let dune = Book()", "reset"],
      ownTransactions: { session, _ in
        let closed = session.project?.project
        session.reset()
        var outcome = Outcome(.accepted)
        if let closed {
          outcome.answer = [
            StyledText("· \(closed.name) is closed: 'open \(closed.folder)' opens it again", .quiet)
          ]
        }
        return outcome
      }),
    Command(
      "help", .shell, "help | help COMMAND [FORM] | help TOPIC | help EXPR",
      "lists the commands, or explains one, a group of them, or a topic",
      example: ["help watch"], takes: .words(.command), run: help),
    Command(
      "quit", .shell, "quit [STATUS]", "leaves the shell", example: ["quit"], takes: .words(.any),
      run: quit),
  ]

  private static func set(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let words = invocation.words
    guard let name = words.first else { return Answer(optionTable(of: session)) }
    guard let option = Option(rawValue: name.text) else {
      throw .refused(
        .unknownOption(
          name.text,
          nearest: Spelling.nearest(to: name.text, among: Option.allCases.map(\.rawValue)),
          known: Option.allCases.map(\.rawValue)),
        name.span)
    }
    guard words.count > 1 else {
      return Answer([StyledText(option.value(in: session), .value)])
    }
    session.keepSettings()
    guard option.set(words[1].text, in: session) else {
      throw .refused(
        .wrongOptionValue(option: name.text, allowed: option.allowed), words[1].span)
    }
    if option.isOfWorld { session.historian.recordEffect(invocation.source) }
    return Answer()
  }

  /// The text of a prompt without the `> ` that follows every prompt.
  private static func withoutPromptSign(_ text: String) -> String {
    let rest = text.reversed().drop { $0 == " " }
    guard rest.first == ">" else { return text }
    return String(rest.dropFirst().reversed())
  }

  /// The options of `set` with their values.
  static func optionTable(of session: Session) -> [StyledText] {
    var table = Table()
    for option in Option.allCases {
      table.append([
        StyledText(option.rawValue, .name), StyledText(option.value(in: session), .value),
        StyledText(option.summary, .quiet),
      ])
    }
    return table.lines(wrappedWithin: session.configuration.display.columns())
  }

  private static func timing(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let word = invocation.words.first
    session.keepSettings()
    guard let value = word?.text, Option.timing.set(value, in: session) else {
      throw .refused(
        .wrongOptionValue(option: "timing", allowed: Option.timing.allowed),
        word?.span ?? invocation.nameSpan)
    }
    return Answer()
  }

  private static func help(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let words = invocation.words
    let columns = session.configuration.display.columns()
    guard let word = words.first else { return Answer(HelpReport.overview(within: columns)) }
    if let command = CommandTable.command(named: word.text) {
      guard words.count > 1 else {
        // `views` is a command and a group of them.
        let group = Command.Group(rawValue: command.name)
        return Answer(
          HelpReport.lines(of: command, session.configuration)
            + (group.map { [""] + HelpReport.lines(of: [$0], within: columns) } ?? []))
      }
      if case .words(.option) = command.argument, let option = Option(rawValue: words[1].text) {
        return Answer(option.lines(in: session))
      }
      // `help env set` shows the alternatives that start with `set`.
      let forms = CommandSyntax.texts(of: command).filter {
        $0.split(separator: " ").dropFirst().first.map(String.init) == words[1].text
      }
      guard !forms.isEmpty else {
        throw .refused(
          .unknownForm(
            command: command.name, words[1].text, forms: formNames(of: command), nearest: nil),
          words[1].span)
      }
      return Answer(
        HelpReport.lines(
          of: command, forms: forms, example: command.formExamples[words[1].text],
          session.configuration))
    }
    if let topic = HelpTopic(rawValue: word.text) { return Answer(topic.lines(session)) }
    if word.text == "all" {
      return Answer(HelpReport.lines(of: Command.Group.allCases, within: columns))
    }
    let group = Command.Group(rawValue: word.text)
    let commands = group.map { HelpReport.lines(of: [$0], within: columns) } ?? []
    if let idea = Idea(rawValue: word.text) {
      return Answer(idea.lines + (commands.isEmpty ? [] : [""] + commands))
    }
    if !commands.isEmpty { return Answer(commands) }
    if let lines = session.completer.documentation(of: invocation.text) { return Answer(lines) }
    if let near = TypeHelp.nearestMember(to: word.text, session) {
      throw .refused(.unknownName(kind: "member", word.text, nearest: near), word.span)
    }
    if !word.text.utf8.allSatisfy(\.isNamePart) {
      try session.completer.requireExpression(invocation)
    }
    let names = session.world.checker.names.listings.map(\.name)
    throw .refused(
      .unknownName(
        kind: "command, topic or name", word.text,
        nearest: Spelling.nearest(to: word.text, among: CommandTable.names + topics + names)
          ?? session.librarySpelling.nearest(to: word.text),
        known: topics), word.span)
  }

  /// The words that may follow the name of a command in `help`.
  private static func formNames(of command: Command) -> [String] {
    if case .words(.option) = command.argument { return Option.allCases.map(\.rawValue) }
    return CommandSyntax.alternatives(command, at: 0)
  }

  /// The words that `help` explains other than names of commands.
  static let topics =
    HelpTopic.allCases.map(\.rawValue) + Command.Group.allCases.map(\.rawValue) + ["all"]
    + Idea.allCases.map(\.rawValue).filter { Command.Group(rawValue: $0) == nil }

  private static func quit(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    var answer = Answer()
    answer.status = 0
    if let word = invocation.words.first {
      guard let status = Int32(word.text), (0...255).contains(status) else {
        throw .refused(.notANumber(word.text), word.span)
      }
      answer.status = status
    }
    return answer
  }

  /// The options of `set`.
  enum Option: String, CaseIterable {
    case quiet, echo, timing, results, prompt, keys, pager, reload, rows, steps, clock

    var summary: String {
      switch self {
      case .quiet: "whether updates are left unreported"
      case .echo: "whether values of bare expressions are shown"
      case .timing: "whether the time of each input is shown"
      case .results: "whether values of bare expressions get names: $1, $2"
      case .prompt: "the text of the prompt; {stale} and {waiting} in it are counts"
      case .keys: "the key bindings of the editor: emacs or vi"
      case .pager: "whether long answers go through $PAGER"
      case .reload: "whether the project is read again when a file of it is saved"
      case .rows: "how many rows of a list are on the screen"
      case .steps: "how many steps an input may take"
      case .clock: "what time it is for programs; 'advance' moves it"
      }
    }

    /// Whether programs and views can observe the option; it is then part of the history.
    var isOfWorld: Bool {
      switch self {
      case .quiet, .echo, .timing, .results, .prompt, .keys, .pager, .reload: false
      case .rows, .steps, .clock: true
      }
    }

    var allowed: [String] {
      switch self {
      case .quiet, .echo, .timing, .results, .pager, .reload: ["on", "off"]
      case .prompt: ["a text", "default"]
      case .keys: ["emacs", "vi"]
      case .rows: ["a number"]
      case .steps: ["a number", "unlimited"]
      case .clock: ["a time such as 2026-03-01T12:00:00Z"]
      }
    }

    /// The lines of `help set` about the option: its values, its purpose and its current value.
    func lines(in session: Session) -> [StyledText] {
      [
        StyledText("set \(rawValue) [\(allowed.joined(separator: "|"))]", .name),
        StyledText("  \(summary); now: \(value(in: session))"),
      ]
    }

    /// The fixed words among its values, for completion.
    var words: [String] {
      switch self {
      case .quiet, .echo, .timing, .results, .pager, .reload, .keys: allowed
      case .prompt: ["default"]
      case .rows, .clock: []
      case .steps: ["unlimited"]
      }
    }

    func value(in session: Session) -> String {
      func word(_ flag: Bool) -> String { flag ? "on" : "off" }
      switch self {
      case .quiet: return word(session.settings.isQuiet)
      case .echo: return session.settings.echoes.map(word) ?? "auto (on at the prompt)"
      case .timing: return word(session.settings.isTiming)
      case .results: return word(session.settings.namesResults)
      case .prompt: return session.settings.prompt ?? "default"
      case .keys: return session.settings.keys ?? "as in your .editrc"
      case .pager: return word(session.settings.usesPager)
      case .reload: return word(session.settings.reloads)
      case .rows: return "\(session.world.host.mounting.viewport)"
      case .steps: return session.world.machine.limits.steps.map(String.init) ?? "unlimited"
      case .clock: return ClockText(seconds: session.world.machine.outside.environment.now).text
      }
    }

    /// Sets the option; returns false if the text is not a valid value.
    func set(_ text: String, in session: Session) -> Bool {
      switch self {
      case .rows:
        guard let number = Int(text), number > 0 else { return false }
        session.world.host.mounting.viewport = number
        return true
      case .steps:
        if text == "unlimited" {
          session.world.machine.limits.steps = nil
          return true
        }
        guard let number = Int(text), number > 0 else { return false }
        session.world.machine.limits.steps = number
        return true
      case .clock:
        guard let clock = ClockText(text) else { return false }
        session.world.machine.outside.environment.now = clock.seconds
        return true
      case .prompt:
        session.settings.prompt = text == "default" ? nil : ShellCommands.withoutPromptSign(text)
        return true
      case .keys:
        guard allowed.contains(text) else { return false }
        session.settings.keys = text
        return true
      case .quiet, .echo, .timing, .results, .pager, .reload: break
      }
      guard let flag = ["on": true, "off": false][text] else { return false }
      switch self {
      case .quiet: session.settings.isQuiet = flag
      case .echo: session.settings.echoes = flag
      case .timing: session.settings.isTiming = flag
      case .results: session.settings.namesResults = flag
      case .pager: session.settings.usesPager = flag
      case .reload: session.settings.reloads = flag
      case .rows, .steps, .clock, .prompt, .keys: break
      }
      return true
    }
  }
}

extension Session {
  /// Records the settings in the journal, so that a rollback of the running input restores them.
  fileprivate func keepSettings() {
    let (settings, world) = (settings, world)
    let (rows, steps) = (world.host.mounting.viewport, world.machine.limits.steps)
    world.machine.journal.record { [unowned self] in
      self.settings = settings
      world.host.mounting.viewport = rows
      world.machine.limits.steps = steps
    }
  }
}
