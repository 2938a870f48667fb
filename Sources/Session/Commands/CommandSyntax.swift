import Reports
import SourceText

/// The syntax of a command's arguments, parsed from the syntax line that help shows.
///
/// `mount EXPR [as NAME]` takes an expression, optionally followed by `as` and a word. ` | `
/// separates alternatives; lower-case words are literal, upper-case words are placeholders.
struct CommandSyntax {
  /// The reason that arguments do not match the syntax.
  enum SyntaxMismatch {
    case missing
    /// There are too many words, from this index on.
    case surplus(Int)
    /// The first word is none of these literals.
    case unknown([String])
  }

  /// An element of the syntax.
  private indirect enum Item {
    case literal(String)
    /// A word with this prefix, such as `\.key`.
    case prefixed(String)
    case word
    /// One or more words: a text without quotes, or Swift.
    case words
    case optional([Item])
  }

  /// An alternative of the syntax.
  private struct Form {
    let text: String
    let items: [Item]

    /// The number of leading words that match literals of the form.
    func agreement(with words: [Word]) -> Int {
      zip(items, words).prefix { item, word in
        switch item {
        case .literal(let text): !word.isQuoted && word.text == text
        case .prefixed(let start): !word.isQuoted && word.text.hasPrefix(start)
        case .word, .words, .optional: false
        }
      }.count
    }

    var firstLiteral: String? {
      if case .literal(let text)? = items.first { text } else { nil }
    }
  }

  private let forms: [Form]

  init(_ command: Command) {
    forms = CommandSyntax.texts(of: command).map { text in
      var tokens = CommandSyntax.tokens(of: text).dropFirst()
      return Form(text: text, items: CommandSyntax.items(&tokens))
    }
  }

  /// The alternatives of the syntax, one for each line of help; the bar in `on|off` does not
  /// separate any.
  static func texts(of command: Command) -> [String] {
    var texts: [[Substring]] = [[]]
    for part in command.syntax.split(separator: " ") {
      if part == "|" { texts.append([]) } else { texts[texts.count - 1].append(part) }
    }
    return texts.map { $0.joined(separator: " ") }
  }

  /// The literal words that can follow `index` others: `up` and `down` for `step Size`.
  static func alternatives(_ command: Command, at index: Int) -> [String] {
    var words: [String] = []
    for text in texts(of: command) {
      let tokens = tokens(of: text).filter { !["[", "]"].contains($0) }
      guard tokens.indices.contains(index + 1) else { continue }
      for word in tokens[index + 1].split(separator: "|").map(String.init)
      where !word.contains(where: \.isUppercase) && word != "in" && !words.contains(word) {
        words.append(word)
      }
    }
    return words
  }

  /// The syntax of the alternatives that the words may be meant for.
  func usage(of words: [Word]) -> String {
    candidates(words).map(\.text).joined(separator: " | ")
  }

  /// Why words do not match any alternative; nil if they match one.
  func mismatch(of words: [Word]) -> SyntaxMismatch? {
    let candidates = candidates(words)
    var furthest = 0
    for form in candidates where fits(form.items[...], words[...], &furthest) { return nil }
    let literals = candidates.compactMap(\.firstLiteral)
    let isFree = candidates.contains { $0.firstLiteral == nil && !$0.items.isEmpty }
    if furthest == 0, !isFree, !literals.isEmpty, !words.isEmpty { return .unknown(literals) }
    return furthest < words.count ? .surplus(furthest) : .missing
  }

  /// The literal at the start of an alternative that a word probably misspells; nil if the word is
  /// itself such a literal.
  func literal(near word: Word) -> String? {
    let literals = forms.compactMap(\.firstLiteral)
    guard !word.isQuoted, word.text.utf8.allSatisfy(\.isNamePart), !literals.contains(word.text)
    else { return nil }
    return Spelling.nearest(to: word.text, among: literals)
  }

  /// The alternatives that share the most leading literals with the words.
  private func candidates(_ words: [Word]) -> [Form] {
    let most = forms.map { $0.agreement(with: words) }.max() ?? 0
    return forms.filter { $0.agreement(with: words) == most }
  }

  private func fits(
    _ items: ArraySlice<Item>, _ words: ArraySlice<Word>, _ furthest: inout Int
  ) -> Bool {
    furthest = max(furthest, words.startIndex)
    guard let item = items.first else { return words.isEmpty }
    let rest = items.dropFirst()
    if case .optional(let inner) = item {
      return fits(inner[...] + rest, words, &furthest) || fits(rest, words, &furthest)
    }
    guard let word = words.first else { return false }
    switch item {
    case .literal(let text) where word.isQuoted || word.text != text: return false
    case .prefixed(let start) where word.isQuoted || !word.text.hasPrefix(start): return false
    case .words:
      return (1...words.count).contains { fits(rest, words.dropFirst($0), &furthest) }
    case .literal, .prefixed, .word, .optional:
      return fits(rest, words.dropFirst(), &furthest)
    }
  }

  /// Splits a syntax line into words and brackets.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    for part in text.split(separator: " ") {
      tokens += part.prefix { $0 == "[" }.map(String.init)
      tokens.append(String(part.drop { $0 == "[" }.prefix { $0 != "]" }))
      tokens += part.drop { $0 != "]" }.map(String.init)
    }
    return tokens
  }

  /// Parses items up to the end or a closing bracket.
  private static func items(_ tokens: inout ArraySlice<String>) -> [Item] {
    var items: [Item] = []
    while let token = tokens.popFirst(), token != "]" {
      if token == "[" {
        items.append(.optional(CommandSyntax.items(&tokens)))
      } else if tokens.first == "…" {
        tokens.removeFirst()
        items.append(.words)
      } else {
        items.append(item(token))
      }
    }
    return items
  }

  private static func item(_ token: String) -> Item {
    if token.hasPrefix("\\.") { return .prefixed("\\.") }
    if severalWords.contains(token) { return .words }
    return token.contains { $0.isUppercase || $0 == "|" } ? .word : .literal(token)
  }

  /// The placeholders for Swift, and for texts that need no quotes.
  private static let severalWords: Set = [
    "EXPR", "INPUT", "PATH", "$PATH", "KEY", "LABEL", "TEXT", "ROW",
  ]
}
