import Lint
import Semantics
import SourceText
import ViewGraph

/// Completes the arguments of a command, according to the kind of each word.
struct CommandCompleter {
  let session: Session
  private let invocation: Invocation
  private let bytes: [UInt8]
  /// The complete words before the one being typed.
  private let before: [Word]
  /// The offset at which the word being typed starts, including its quote.
  private let start: Int
  /// The word being typed, without its quote.
  private let typed: String
  private let isQuoted: Bool

  private let purpose: Completion.Purpose

  private var host: ViewHost { session.world.host }

  init(session: Session, invocation: Invocation, purpose: Completion.Purpose) {
    self.session = session
    self.purpose = purpose
    self.invocation = invocation
    bytes = invocation.source.bytes
    var start = Int(invocation.nameSpan.end)
    var isInQuotes = false
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isInQuotes.toggle() }
      if bytes[index].isBlank, !isInQuotes { start = index + 1 }
    }
    self.start = start
    isQuoted = isInQuotes
    let word = bytes[start...]
    typed = String(
      decoding: isInQuotes ? word.drop { $0 == UInt8(ascii: "\"") } : word, as: UTF8.self)
    before = Word.words(
      of: invocation.source, in: Span(Int(invocation.nameSpan.end), start))
  }

  func completion() -> Completion {
    // A new name is the user's to choose.
    if isNewName { return .none(at: bytes.count) }
    if let words = words() { return Completion(start: start, suggestions: fitting(words)) }
    let swift = swift().completion()
    guard before.isEmpty else {
      // A key can be set as well as an object.
      let mayBeKey = before.count == 1 && before[0].text == "set" && typed.isEmpty && isEnvironment
      return mayBeKey
        ? Completion(start: start, suggestions: [Suggestion("\\.")] + swift.suggestions) : swift
    }
    switch invocation.command.swiftCompletion {
    case .views?:
      let views =
        swift.start == start ? swift.suggestions.filter { session.completer.isView($0.text) } : []
      let roots = session.projects.rootExpressions.filter { $0.text.hasPrefix(typed) }
      // A view that needs no arguments is a root.
      let others = views.filter { view in !roots.contains { $0.text.hasPrefix(view.text + "(") } }
      return views.isEmpty && roots.isEmpty
        ? swift : Completion(start: start, suggestions: roots + others)
    case .words? where swift.start == start:
      let words = fitting(fixedWords().map { Suggestion($0) })
      return Completion(start: start, suggestions: words + swift.suggestions)
    case .properties? where swift.suggestions.isEmpty:
      return SwiftCompleter(
        session: session, source: invocation.source, textStart: start, prefix: "\\",
        purpose: purpose
      ).completion()
    case .words?, .properties?, nil: return swift
    }
  }

  /// The words that begin with what is typed.
  private func fitting(_ words: [Suggestion]) -> [Suggestion] {
    var seen: Set<String> = []
    return words.filter { $0.text.hasPrefix(typed) && seen.insert($0.text).inserted }.map(quoted)
  }

  /// Whether the word being typed is the name after `as`, or that of a frame to be pushed.
  private var isNewName: Bool {
    before.last?.text == "as" && invocation.command.syntax.contains("as NAME")
      || isEnvironment && before.map(\.text) == ["push"]
  }

  private var isEnvironment: Bool {
    if case .environment? = invocation.command.words { true } else { false }
  }

  /// The suggestion in quotes, if it contains blanks or the user has typed a quote.
  private func quoted(_ suggestion: Suggestion) -> Suggestion {
    let text = suggestion.text
    let needsQuotes = text.isEmpty || text.contains { $0 == " " || $0 == "\"" }
    guard needsQuotes || isQuoted else { return suggestion }
    return Suggestion(ValueText.quoted(text), detail: suggestion.detail)
  }

  // Swift

  /// The completer for arguments that are Swift.
  private func swift() -> SwiftCompleter {
    let source = invocation.source
    guard case .mixed(.environment?) = invocation.command.argument, let form = before.first else {
      return keyPath(from: Int(invocation.nameSpan.end))
        ?? SwiftCompleter(
          session: session, source: source,
          textStart: pathStart(from: Int(invocation.nameSpan.end) + nameLength), purpose: purpose)
    }
    let end = Int(form.span.end)
    guard form.text == "set", before.count > 1, before[1].text.hasPrefix("\\.") else {
      return keyPath(from: end)
        ?? SwiftCompleter(session: session, source: source, textStart: end, purpose: purpose)
    }
    return SwiftCompleter(
      session: session, source: source, textStart: Int(before[1].span.end),
      prefix: "_EnvironmentWriter(keyPath: \(before[1].text), value: ", suffix: ")",
      purpose: purpose)
  }

  /// Completes a key path without a root as one of the environment's.
  private func keyPath(from offset: Int) -> SwiftCompleter? {
    guard offset <= start, bytes[start...].starts(with: "\\.".utf8),
      bytes[offset..<start].allSatisfy(\.isBlank)
    else { return nil }
    return SwiftCompleter(
      session: session, source: invocation.source, textStart: start + 1,
      prefix: "\\EnvironmentValues", purpose: purpose)
  }

  /// The length of the new variable's name in bytes, with blanks and `=`; 0 for other commands.
  private var nameLength: Int {
    guard invocation.command.declaresNames, let name = before.first else { return 0 }
    let end = before.dropFirst().first.flatMap { $0.text == "=" ? $0.span.end : nil }
    return Int(end ?? name.span.end) - Int(invocation.nameSpan.end)
  }

  /// The start of the path `$dune.title` without its `$`: a binding has the members of its value.
  private func pathStart(from offset: Int) -> Int {
    guard invocation.command.declaresNames else { return offset }
    let start = bytes[offset...].firstIndex { !$0.isBlank } ?? offset
    return start < bytes.count && bytes[start] == UInt8(ascii: "$") ? start + 1 : offset
  }

  // Words

  /// The values of the word being typed; nil if Swift is expected.
  private func words() -> [Suggestion]? {
    switch invocation.command.words {
    case nil:
      if invocation.command.declaresNames, before.isEmpty { return [] }
      return claimWords()
    case .environment?: return environmentWords()?.map { Suggestion($0) }
    case .any?: return fixedWords().map { Suggestion($0) }
    case .view?:
      // In `why dune.title`, the argument is an expression.
      return typed.contains(".") || typed.hasPrefix("$") ? nil : viewArguments()
    case .control(let use)?: return controlWords(use).map { Suggestion($0) }
    case .path?: return paths().map { Suggestion($0) }
    case .saving?:
      return (typed.hasPrefix("-") ? SaveCommand.flags : paths()).map { Suggestion($0) }
    case .graph?:
      return (typed.hasPrefix("-") ? GraphCommand.flags : viewNames + paths())
        .map { Suggestion($0) }
    case .type?: return types
    case .option?: return optionWords()
    case .command?: return helpWords()
    case .sample?:
      return session.configuration.documents.samples().map { Suggestion($0.name, detail: $0.title) }
    case .rule?: return RuleTable.rules.map { Suggestion($0.name) }
    case .input?: return inputs
    case .inputOrType?: return inputs + types
    }
  }

  /// The views after `expect updates` and `expect stale`; nil for other arguments.
  private func claimWords() -> [Suggestion]? {
    guard case .words? = invocation.command.swiftCompletion, let form = before.first?.text,
      ["updates", "stale"].contains(form)
    else { return nil }
    return viewWords() + [Suggestion("none")]
  }

  /// The inputs in effect, newest first.
  private var inputs: [Suggestion] {
    session.history.entries.filter(\.isInEffect).reversed().map {
      Suggestion("\($0.number)", detail: $0.headline)
    }
  }

  private var types: [Suggestion] {
    session.runner.declareModels()
    return session.world.checker.names.listings.compactMap { listing in
      guard case .type(let type) = listing.symbol else { return nil }
      return Suggestion(listing.name, detail: "\(type.kind)")
    }
  }

  /// The words of a command about views: a view, then `in` and the number of an input.
  private func viewArguments() -> [Suggestion] {
    if before.last?.text == "in" { return inputs }
    guard before.contains(where: { viewNames.contains($0.text) }) else {
      return viewWords() + fixedWords().map { Suggestion($0) }
    }
    let takesInput = invocation.command.syntax.contains("in N")
    return takesInput && !before.contains { $0.text == "in" } ? [Suggestion("in")] : viewWords()
  }

  private var viewNames: [String] { host.inspector.viewRecords.map(\.name) }

  private func viewWords() -> [Suggestion] {
    host.inspector.viewRecords.map {
      Suggestion($0.name, detail: $0.typeName == $0.name ? "" : $0.typeName)
    }
  }

  private func fixedWords() -> [String] {
    CommandSyntax.alternatives(invocation.command, at: before.count)
  }

  private func controlWords(_ use: ViewUse) -> [String] {
    if before.last?.text == "in" { return viewNames }
    if let first = before.first {
      if case .select = use {
        return host.driver.choices(withControl: first.text) + ["in"].filter { _ in !typed.isEmpty }
      }
      let fixed = CommandSyntax.alternatives(invocation.command, at: before.count)
      if !fixed.isEmpty { return fixed }
      if case .scroll = use, before.count == 1, viewNames.contains(first.text) {
        return host.driver.names(for: use)
      }
      if case .drop = use, before.count == 1 { return host.driver.dropTargets }
      return typed.isEmpty ? [] : ["in"]
    }
    return host.driver.names(for: use) + (typed.isEmpty ? [] : viewNames)
  }

  private func optionWords() -> [Suggestion] {
    guard let name = before.first else {
      return ShellCommands.Option.allCases.map { Suggestion($0.rawValue, detail: $0.summary) }
    }
    let option = ShellCommands.Option(rawValue: name.text)
    return (option?.words ?? []).map { Suggestion($0) }
  }

  private func helpWords() -> [Suggestion]? {
    let isExpression = !typed.isEmpty && !typed.utf8.allSatisfy(\.isNamePart)
    if isExpression { return nil }
    let commands = CommandTable.commands.map { Suggestion($0.name, detail: $0.summary) }
    return commands + ShellCommands.topics.map { Suggestion($0) }
      + session.world.checker.names.ownNames.sorted().map { Suggestion($0) }
  }

  /// The words after `env`: its subcommands and views; frames after `in`; keys that are set after
  /// `unset` and `get`.
  ///
  /// Nil if Swift is expected.
  private func environmentWords() -> [String]? {
    guard let form = before.first?.text else {
      return typed.hasPrefix("\\") ? nil : EnvironmentCommands.forms + viewNames
    }
    if form != "push", before.last?.text == "in" {
      return host.environment.environmentLevels.map(\.label)
    }
    if before.count > 1 { return typed.hasPrefix("i") ? ["in"] : nil }
    guard ["unset", "get"].contains(form) else { return nil }
    // `get` accepts any key of the library, not only those that are set.
    guard !typed.hasPrefix("\\") || form == "unset" else { return nil }
    return host.environment.environmentLevels.flatMap { $0.values.map(\.key) }
  }

  private func paths() -> [String] {
    let slash = typed.lastIndex(of: "/")
    let directory = slash.map { String(typed[...$0]) } ?? ""
    return session.configuration.files.list(directory.isEmpty ? "." : directory).sorted()
      .map { directory + $0 }
  }
}
