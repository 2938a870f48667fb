package import Reports
import Semantics
import SourceText

extension Session {
  /// What could stand at a UTF-8 offset of an input that is being typed.
  package func completion(in text: String, at offset: Int) -> Completion {
    world.checker.budget.reset()
    let bytes = Array(text.utf8.prefix(offset))
    let source = Source(name: "", text: String(decoding: bytes, as: UTF8.self))
    return completion(in: source, from: 0)
  }

  /// What could stand at the end of a text, of which an input begins at an offset.
  private func completion(in source: Source, from offset: Int) -> Completion {
    if case .command(let invocation) = Reading.read(source, from: offset),
      Int(invocation.nameSpan.end) < source.bytes.count
    {
      if case .mixed(nil) = invocation.command.argument {
        return completion(in: source, from: Int(invocation.nameSpan.end))
      }
      return CommandCompleter(session: self, invocation: invocation).completion()
    }
    return SwiftCompleter(session: self, source: source, textStart: offset).completion(
      takesCommands: true)
  }

  /// What is known of the name that ends at a UTF-8 offset, or of the few that it may become: each
  /// with its type and its documentation. Empty where that is nothing.
  package func documentation(in text: String, at offset: Int) -> [StyledText] {
    let completion = completion(in: text, at: offset)
    let typed = String(
      decoding: Array(text.utf8.prefix(offset))[completion.start...], as: UTF8.self)
    let exact = completion.suggestions.filter { $0.text == typed }
    let meant = exact.isEmpty ? completion.suggestions : exact
    guard meant.count <= Session.mostDocumented else { return [] }
    return meant.flatMap { lines(of: $0) }
  }

  /// Of how many names at once the documentation is shown.
  private static let mostDocumented = 3

  /// The documentation of an expression such as `dune.title` or `Book`; nil where nothing is known.
  func documentation(of expression: String) -> [StyledText]? {
    declareModels(mentionedIn: Source(name: "", text: expression))
    let completion = completion(in: "(" + expression, at: expression.utf8.count + 1)
    let name = Array(expression.utf8).suffix(expression.utf8.count + 1 - completion.start)
    let text = String(decoding: name, as: UTF8.self)
    let meant = completion.suggestions.filter { $0.text == text }
    return meant.isEmpty ? nil : meant.flatMap { lines(of: $0) }
  }

  private func lines(of suggestion: Suggestion) -> [StyledText] {
    if let command = CommandTable.command(named: suggestion.text), suggestion.place == nil,
      suggestion.detail == command.summary
    {
      return CommandSyntax.texts(of: command).map { StyledText($0, .name) }
        + ["  " + StyledText(command.summary)]
    }
    let separator = suggestion.detail.hasPrefix("(") ? "" : ": "
    let heading =
      suggestion.detail.isEmpty
      ? StyledText(suggestion.text, .name)
      : StyledText(suggestion.text, .name) + StyledText(separator + suggestion.detail)
    let comment = suggestion.place.map { DocumentationComment($0).lines } ?? []
    return [heading] + comment.map { StyledText("  " + $0, .quiet) }
  }
}
