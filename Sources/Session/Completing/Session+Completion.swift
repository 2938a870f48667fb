package import Reports
import Semantics
import SourceText

/// Completion and documentation of the text being typed.
extension Session {
  /// The completions at a UTF-8 offset of an unfinished input.
  package func completion(in text: String, at offset: Int) -> Completion {
    world.checker.budget.reset()
    let bytes = Array(text.utf8.prefix(offset))
    let source = Source(name: "", text: String(decoding: bytes, as: UTF8.self))
    return completion(in: source, from: 0)
  }

  /// The completions at the end of a source, in the input that starts at `offset`.
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

  /// The type and documentation of the name that ends at a UTF-8 offset, or of its few completions.
  ///
  /// Empty if nothing is known.
  package func documentation(in text: String, at offset: Int) -> [StyledText] {
    let completion = completion(in: text, at: offset)
    let typed = String(
      decoding: Array(text.utf8.prefix(offset))[completion.start...], as: UTF8.self)
    let exact = completion.suggestions.filter { $0.text == typed }
    let meant = exact.isEmpty ? completion.suggestions : exact
    guard meant.count <= Session.mostDocumented else { return [] }
    return meant.flatMap { lines(of: $0) }
  }

  /// The most completions for which documentation is shown together.
  private static let mostDocumented = 3

  /// The documentation of an expression such as `dune.title` or `Book`; nil if nothing is known.
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
