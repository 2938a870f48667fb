import SourceText
import Syntax

/// A text that is not Swift, as found in documents: prose, shell commands or drawings.
///
/// It gets a single error that says what it is.
struct ForeignText {
  /// The kind of text.
  enum Kind {
    case prose
    /// Shell commands, or their output.
    case shell
    /// A drawing of a tree, such as a listing of files.
    case tree
    /// A diff, with added and removed lines.
    case difference
    case numberedLines
    /// A part of a package manifest.
    case manifest
    /// Cases of a `switch`, without it.
    case cases
  }

  let kind: Kind
  let source: Source
  /// The line that identifies the kind.
  let span: Span

  /// Recognizes a text; nil if it parses, or may be Swift with an error.
  init?(_ source: Source) {
    let lines = ForeignText.lines(of: source).filter { !$0.text.hasPrefix("//") }
    guard !lines.isEmpty, let kind = ForeignText.kind(lines.map(\.text), source) else {
      return nil
    }
    guard Parser.parse(source).diagnostics.contains(where: \.isError) else { return nil }
    self.init(kind, source, lines[0].span)
  }

  var diagnostic: Diagnostic {
    let message =
      switch kind {
      case .prose: "this is prose, not Swift"
      case .shell: "this belongs to a system's shell, not to Swift"
      case .tree: "this is a drawing, not Swift"
      case .difference: "these are lines of a diff; paste them without their '+' and '-'"
      case .manifest: ManifestPiece.remark
      case .cases: "these are cases of a 'switch'; put them into it to run them"
      case .numberedLines: "these lines are numbered; paste them without their numbers"
      }
    return Diagnostic(isPiece ? .note : .error, message, in: source, at: span)
  }

  /// Whether it is recognized in documents only; elsewhere, the parser's errors are reported.
  var isOfDocuments: Bool { kind == .cases }

  /// Whether it is Swift, but no whole statement.
  private var isPiece: Bool {
    switch kind {
    case .manifest, .cases: true
    case .prose, .shell, .tree, .difference, .numberedLines: false
    }
  }

  /// Replaces the diagnostics in each line of prose by a single error.
  static func summarizing(_ diagnostics: [Diagnostic], of source: Source) -> [Diagnostic] {
    let lines = LineMap(source)
    var told: Set<Span> = []
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.isError else { return diagnostic }
      let span = source.trimmed(lines.lineSpan(at: Int(diagnostic.span.start)))
      let text = Substring(source.text(in: span))
      guard isSentence(text) else { return diagnostic }
      guard told.insert(span).inserted else { return nil }
      return ForeignText(.prose, source, span).diagnostic
    }
  }

  private init(_ kind: Kind, _ source: Source, _ span: Span) {
    self.kind = kind
    self.source = source
    self.span = span
  }

  private static func kind(_ lines: [Substring], _ source: Source) -> Kind? {
    if lines.contains(where: { $0.contains("├") || $0.contains("└") || $0.hasPrefix("│") }) {
      return .tree
    }
    if lines[0].hasPrefix("diff --git") || lines[0].hasPrefix("@@ ") { return .difference }
    let marked = lines.filter { $0.first == "+" || $0.first == "-" }
    if marked.count * 3 >= lines.count, marked.allSatisfy({ $0.dropFirst().first != ">" }) {
      return .difference
    }
    if lines.count > 1, areNumbered(lines) { return .numberedLines }
    if isShell(lines[0]) { return .shell }
    if ManifestPiece.isOne(source) { return .manifest }
    if lines[0].hasPrefix("case ") || lines[0] == "default:", areCases(source) { return .cases }
    let wordCount = lines.reduce(0) { $0 + $1.split(separator: " ").count }
    return wordCount > 3 && lines.allSatisfy(isProse) ? .prose : nil
  }

  private static func areCases(_ source: Source) -> Bool {
    let whole = Span(0, source.bytes.count)
    let switched = Fragment(whole, of: source, prefix: "switch value {\n", suffix: "}")
    return !Parser.parse(switched.source).diagnostics.contains(where: \.isError)
  }

  /// Whether lines are numbered consecutively, as in `12  let a = 1`.
  private static func areNumbered(_ lines: [Substring]) -> Bool {
    let numbers = lines.map { Int($0.drop { $0 == " " }.prefix { $0.isNumber }) }
    guard let first = numbers[0] else { return false }
    return numbers.enumerated().allSatisfy { $0.element == first &+ $0.offset }
  }

  private static func isShell(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first, words.count > 1 else { return false }
    if first == "$" || first == "%" || first == ">" || first == "❯" { return true }
    return programs.contains(String(first)) && words[1].first != "=" && words[1].first != "("
  }

  private static let programs: Set<String> = [
    "brew", "cd", "curl", "defaults", "git", "mkdir", "npm", "pod", "python3", "sudo", "swift",
    "swiftc", "xcode-select", "xcodebuild", "xcrun",
  ]

  /// Whether a line among code is prose; it must begin and end like a sentence.
  private static func isSentence(_ line: Substring) -> Bool {
    guard let last = line.last, ".:!?".contains(last), line.first?.isUppercase ?? false else {
      return false
    }
    return line.split(separator: " ").count > 3 && !line.contains("\"")
      && !line.dropLast().contains(": ") && isProse(line)
  }

  /// Whether a line consists of words, with the punctuation of sentences rather than of code.
  private static func isProse(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    if line.contains(where: { "{}=;@$\\<>".contains($0) }) { return false }
    let plain = words.filter { word in
      word.drop { "\"'“‘(*-".contains($0) }.first?.isLetter ?? false
        && !word.dropLast().contains(where: { ".()[]".contains($0) })
    }
    guard let first = words.first, !isKeyword(first), !first.hasPrefix("\"") else { return false }
    if words.count < 3 { return !plain.isEmpty && plain.count == words.count }
    return plain.count * 4 >= words.count * 3
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    [
      "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "actor", "import",
      "return", "if", "for", "while", "switch", "case", "guard", "private", "public", "static",
      "init", "typealias", "try", "await", "throw", "default:", "else", "mutating", "final",
    ].contains(word)
  }

  /// The lines that are not blank, trimmed.
  private static func lines(of source: Source) -> [(text: Substring, span: Span)] {
    var result: [(Substring, Span)] = []
    var start = 0
    let bytes = source.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let span = source.trimmed(Span(start, end))
      if !span.isEmpty { result.append((Substring(source.text(in: span)), span)) }
      start = end + 1
    }
    return result
  }
}
