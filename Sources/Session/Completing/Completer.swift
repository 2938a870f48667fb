package import Reports
import Semantics
import SourceText
import Syntax

/// Completion and documentation of the text being typed.
package struct Completer: SessionPart {
  package let session: Session

  /// The completions at a UTF-8 offset of an unfinished input.
  package func completion(
    in text: String, at offset: Int, for purpose: Completion.Purpose = .list
  ) -> Completion {
    world.checker.budget.reset()
    let bytes = Array(text.utf8.prefix(offset))
    let source = Source(name: "", text: String(decoding: bytes, as: UTF8.self))
    return completion(in: source, from: 0, for: purpose)
  }

  /// Loads a part of the library that most completions need, a file or a type at a time, as a key can come
  /// after each; whether there is more.
  package func prepareCompletion() -> Bool {
    if world.checker.libraryLoader.loadNextMembers() { return true }
    let texts = Self.preparingTexts
    guard world.preparedCount < texts.count else { return false }
    let text = texts[world.preparedCount]
    _ = completion(in: text, at: text.utf8.count)
    // What a key has stopped begins again when the keys rest.
    if world.checker.budget.stop == nil { world.preparedCount += 1 }
    return world.preparedCount < texts.count
  }

  /// Members of what literals make, and of views.
  private static let preparingTexts = ["0.", "\"\".", "[0].", "[0: 0].", "Text(\"\")."]

  /// Whether a name is that of a view, or of a type whose values are views.
  func isView(_ name: String) -> Bool {
    let checker = world.checker
    return checker.globals(named: name).contains { symbol in
      switch symbol {
      case .type(let type): checker.conforms(type.declaredType, to: checker.wellKnown("View"))
      case .variable(let variable):
        checker.conforms(variable.type, to: checker.wellKnown("View"))
      case .computed, .wrapped, .typeAlias, .function: false
      }
    }
  }

  /// The completions at the end of a source, in the input that starts at `offset`.
  private func completion(
    in source: Source, from offset: Int, for purpose: Completion.Purpose
  ) -> Completion {
    if case .command(let invocation) = Reading.read(source, from: offset),
      Int(invocation.nameSpan.end) < source.bytes.count
    {
      if let inner = innerInput(of: invocation) {
        return completion(in: source, from: inner, for: purpose)
      }
      return CommandCompleter(session: session, invocation: invocation, purpose: purpose)
        .completion()
    }
    return SwiftCompleter(session: session, source: source, textStart: offset, purpose: purpose)
      .completion(takesCommands: true)
  }

  /// The start of the input that a command such as `try` or `expect error` takes; nil for others.
  private func innerInput(of invocation: Invocation) -> Int? {
    if case .mixed(nil) = invocation.command.argument { return Int(invocation.nameSpan.end) }
    guard case .words? = invocation.command.swiftCompletion, let first = invocation.words.first,
      first.text == "error", Int(first.span.end) < invocation.source.bytes.count
    else { return nil }
    return Int(first.span.end)
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
    guard meant.count <= Self.mostDocumented else { return [] }
    return meant.flatMap { lines(of: $0) }
  }

  /// The most completions for which documentation is shown together.
  private static let mostDocumented = 3

  /// The documentation of an expression: that of what `dune.title` or `Book` names, the type of any other
  /// one, which is checked and not run. Nil for what does not check.
  func documentation(of expression: String) -> [StyledText]? {
    if let type = TypeHelp(session, expression) { return type.lines }
    if let lines = documentation(ofShortForm: expression) { return lines }
    let source = Source(name: "", text: expression)
    session.runner.declareModels(mentionedIn: source)
    let completion = completion(in: "(" + expression, at: expression.utf8.count + 1)
    let name = Array(expression.utf8).suffix(expression.utf8.count + 1 - completion.start)
    let text = String(decoding: name, as: UTF8.self)
    let meant = completion.suggestions.filter { $0.text == text }
    // In `1 + dune.count`, the last name is not all that is asked about.
    let isCompound =
      if case .expression(let whole)? = Parser.parse(source).statements.first?.kind,
        case .sequence = whole.kind
      { true } else { false }
    guard meant.isEmpty || isCompound else { return meant.flatMap { lines(of: $0) } }
    if let dot = expression.lastIndex(of: "."),
      let type = TypeHelp(session, String(expression[..<dot])),
      case let found = type.suggestions(forMember: String(expression[dot...].dropFirst())),
      !found.isEmpty
    {
      return found.flatMap { lines(of: $0) }
    }
    return world.checker.type(ofExpression: expression).map { type in
      ["\(expression, .name): \("\(type)", .type)"]
    }
  }

  /// What is known about `@State`, `\\.locale`, `.padding` and `padding`: a property wrapper, an environment key,
  /// a modifier; nil for other texts.
  func documentation(ofShortForm text: String) -> [StyledText]? {
    if text.hasPrefix("@") { return TypeHelp(session, String(text.dropFirst()))?.lines }
    let (owner, name) =
      text.hasPrefix("\\.")
      ? ("EnvironmentValues", text.dropFirst(2))
      : ("View", text.hasPrefix(".") ? text.dropFirst() : text[...])
    guard name.first?.isLetter ?? false, name.utf8.allSatisfy(\.isNamePart),
      text.first == "." || world.checker.globals(named: text).isEmpty
    else { return nil }
    let found = TypeHelp(session, owner)?.suggestions(forMember: String(name)) ?? []
    if owner == "View", found.isEmpty { return documentation(ofDrawingModifier: String(name)) }
    return found.isEmpty ? nil : found.flatMap { lines(of: $0) }
  }

  /// The signatures of a modifier that only draws; nil if there is none of that name.
  private func documentation(ofDrawingModifier name: String) -> [StyledText]? {
    let type = world.checker.drawingModifiers.declaredType
    let found = world.checker.memberListing.callListings(of: type, isStatic: false, named: name)
    guard !found.isEmpty else { return nil }
    return found.map { "\(name, .name)\($0.type, .type)" }
  }

  /// Throws the errors in the expression that is the argument of a command; what is no expression has none.
  func requireExpression(_ invocation: Invocation) throws(Rejection) {
    do throws(Rejection) {
      _ = try session.runner.check(Fragment(invocation.arguments, of: invocation.source))
    } catch {
      if case .invalid = error { throw error }
    }
  }

  private func lines(of suggestion: Suggestion) -> [StyledText] {
    if let command = CommandTable.command(named: suggestion.text), suggestion.place == nil,
      suggestion.detail == command.summary
    {
      return CommandSyntax.texts(of: command).map { StyledText($0, .name) }
        + ["  " + StyledText(command.summary)]
    }
    let details = [suggestion.detail] + suggestion.overloads
    let headings = details.map { detail in
      let separator = detail.isEmpty || detail.hasPrefix("(") ? "" : ": "
      return StyledText(suggestion.text, .name) + StyledText(separator + detail)
    }
    let comment = suggestion.place.map { DocumentationComment($0).lines } ?? []
    return headings + comment.map { StyledText("  " + $0, .quiet) }
  }
}
