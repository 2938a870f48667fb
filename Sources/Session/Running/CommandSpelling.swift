import Reports
import Semantics
import SourceText
import Syntax

/// Inputs that are neither Swift nor commands, but nearly a command.
struct CommandSpelling: SessionPart {
  let session: Session

  /// The error for a misspelled command such as `moutn BookView()`; nil for other inputs.
  func misspelledCommand(_ input: Source, in span: Span? = nil) -> Rejection? {
    let words = Word.words(of: input, in: span ?? Span(0, input.bytes.count))
    guard input.hasCommands, let first = words.first else { return nil }
    if first.text.hasPrefix(":") { return misspelledForced(first) }
    guard first.text.utf8.allSatisfy(\.isNamePart),
      world.checker.globals(named: first.text).isEmpty,
      !Self.keywords.contains(first.text),
      words.count == 1 || !words[1].text.utf8.allSatisfy(\.isOperatorPart)
    else { return nil }
    if let option = ShellCommands.Option(rawValue: first.text), words.count < 3 {
      return .refused(.optionWithoutSet(first.text, allowed: option.allowed), first.span)
    }
    if let word = ShellWord(rawValue: first.text), words.count == 1 || word.takesArgument {
      return .refused(.wordOfAnotherShell(word), first.span)
    }
    if let command = CommandTable.command(named: first.text), words.count > 1 {
      let usage = CommandSyntax(command).usage(of: Array(words.dropFirst()))
      return .refused(
        .needlessArgument(command.name, String(words[1].text.prefix(1)), usage: usage),
        words[1].span)
    }
    return Self.nearestCommand(to: first.text).map {
      .refused(.unknownCommand(first.text, nearest: $0), first.span)
    }
  }

  /// Errors of Swift files, with a note on the first one if it is in a line that is a command.
  func notingCommand(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let index = diagnostics.firstIndex(where: \.isError) else { return diagnostics }
    let error = diagnostics[index]
    let source = error.source
    guard source.isSwiftFile, error.span != .none else { return diagnostics }
    let line = source.trimmed(LineMap(source).lineSpan(at: Int(error.span.start)))
    let input = Source(name: "input", text: source.text(in: line))
    guard case .command(let invocation) = Reading.read(input) else { return diagnostics }
    let name = Span(
      Int(line.start) + Int(invocation.nameSpan.start),
      Int(line.start) + Int(invocation.nameSpan.end))
    var noted = diagnostics
    noted.insert(
      Diagnostic(
        .note,
        "'\(invocation.command.name)' is a command: a .swift file is Swift alone, .bindery files and standard input have commands, too",
        in: source, at: name),
      at: index + 1)
    return noted
  }

  /// The error for an unknown command after a colon, as in `:helo`.
  private func misspelledForced(_ word: Word) -> Rejection? {
    let name = String(word.text.dropFirst())
    guard !name.isEmpty, name.utf8.allSatisfy(\.isNamePart) else { return nil }
    let place = Span(Int(word.span.start) + 1, Int(word.span.end))
    if let option = ShellCommands.Option(rawValue: name) {
      return .refused(.optionWithoutSet(name, allowed: option.allowed), place)
    }
    if let word = ShellWord(rawValue: name) { return .refused(.wordOfAnotherShell(word), place) }
    return .refused(
      .unknownName(
        kind: "command", name, nearest: Self.nearestCommand(to: name),
        known: CommandTable.names.filter { $0.hasPrefix(name) }), place)
  }

  /// The command that a modifier without a view and arguments is meant for, such as `.quit`; nil
  /// for a text that may be a modifier.
  func dottedCommand(_ text: String) -> String? {
    let name = String(text.dropFirst())
    guard text.hasPrefix("."), !name.isEmpty, name.utf8.allSatisfy(\.isNamePart) else { return nil }
    if CommandTable.names.contains(name) { return name }
    return session.completer.documentation(ofShortForm: text) == nil
      ? Self.nearestCommand(to: name) : nil
  }

  /// The command that a word probably means, possibly with the next word joined to it: `whynot`.
  private static func nearestCommand(to word: String) -> String? {
    let forms = CommandTable.commands.flatMap { command in
      CommandSyntax.alternatives(command, at: 0).map { "\(command.name) \($0)" }
    }
    return Spelling.nearest(to: word, among: CommandTable.names)
      ?? forms.first { $0.filter { $0 != " " } == word }
      ?? Spelling.nearest(to: word.lowercased(), among: CommandTable.names)
  }

  static let keywords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "import", "if",
    "for", "while", "repeat", "switch", "guard", "do", "return", "throw", "try", "defer", "actor",
    "typealias", "await", "self", "print", "true", "false", "nil", "case", "init",
  ]
}

/// A word that is a command in other shells and tools.
enum ShellWord: String {
  case clear, cls, ls, dir, man, cd, cat, click, unwatch, wait, doc

  /// Whether something follows it.
  var takesArgument: Bool {
    switch self {
    case .clear, .cls, .ls, .dir: false
    case .man, .cd, .cat, .click, .unwatch, .wait, .doc: true
    }
  }

  /// The equivalent in this shell.
  var advice: String {
    switch self {
    case .clear, .cls: "Ctrl-L clears the screen"
    case .ls, .dir: "'vars' lists the variables, 'types' the types, 'views' what is mounted"
    case .man: "'help' lists the commands"
    case .cd: "'open DIR' opens the project in a folder"
    case .cat: "'load FILE' runs a file"
    case .click: "'tap NAME' presses a control"
    case .unwatch: "'unmount NAME' ends a watch"
    case .wait: "'advance 1s' moves the clock on"
    case .doc: "'help NAME' shows what a name stands for"
    }
  }
}
