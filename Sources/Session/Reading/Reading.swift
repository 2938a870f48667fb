import Reports
package import SourceText
import Syntax
import ViewGraph

/// The classification of an input.
enum Reading {
  case command(Invocation)
  case swift

  /// Classifies the input at an offset: `mount BookView()` is a command, `mount(x)` and `log = 3`
  /// are not.
  static func read(_ source: Source, from offset: Int = 0) -> Reading {
    guard source.hasCommands else { return .swift }
    let bytes = source.bytes
    guard var start = InputCutter.nextStart(in: source, from: offset) else { return .swift }
    let isForced = start < bytes.count && bytes[start] == UInt8(ascii: ":")
    if isForced { start += 1 }
    var end = start
    while end < bytes.count, bytes[end].isNamePart { end += 1 }
    guard end > start else { return .swift }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let command = CommandTable.command(named: name, isForced: isForced),
      isForced || startsArguments(bytes, at: end)
        || command.takesLabel && isLabel(bytes, at: end)
    else { return .swift }
    // `try f()` is Swift, but `try tap Add` can only be the command. A lone `try` is incomplete in
    // both.
    if !isForced, CommandSpelling.keywords.contains(name),
      InputCutter.nextStart(in: source, from: end) != nil
    {
      guard case .command = read(source, from: end) else { return .swift }
    }
    var arguments = source.trimmed(Span(end, endOfArguments(bytes, from: end)))
    if !arguments.isEmpty, bytes[Int(arguments.end) - 1] == UInt8(ascii: ";") {
      arguments = source.trimmed(Span(Int(arguments.start), Int(arguments.end) - 1))
    }
    return .command(
      Invocation(
        command: command, source: source, nameSpan: Span(start, end), arguments: arguments))
  }

  /// The end of a command's arguments: the start of a trailing comment, or else the end of the
  /// text.
  private static func endOfArguments(_ bytes: [UInt8], from start: Int) -> Int {
    var end = bytes.count
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    var index = end
    while index > start, !bytes[index - 1].isLineBreak { index -= 1 }
    var isQuoted = false
    while index < end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, bytes[index...].starts(with: "//".utf8), index > 0,
        bytes[index - 1].isBlank
      {
        return index
      }
      index += 1
    }
    return bytes.count
  }

  /// Whether what follows a command's name are arguments rather than the rest of a Swift statement.
  private static func startsArguments(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    guard bytes[offset].isBlank else { return bytes[offset] == UInt8(ascii: ";") }
    var index = offset
    while index < bytes.count, bytes[index].isBlank, !bytes[index].isLineBreak { index += 1 }
    guard index < bytes.count, !bytes[index].isLineBreak else { return true }
    if bytes[index] == UInt8(ascii: "{") { return false }
    guard bytes[index].isOperatorPart else { return true }
    var end = index
    while end < bytes.count, bytes[end].isOperatorPart { end += 1 }
    // Swift has no operator `--`; it begins an option of the command.
    if bytes[index..<end].elementsEqual("--".utf8) { return true }
    // In `show -x` and `expect !done`, the operator is prefix; `watch = 3` is an assignment.
    let first = bytes[index]
    if first == UInt8(ascii: "/"), end > index + 1 { return true }
    let isAlone = end == bytes.count || bytes[end].isBlank
    return !isAlone && first != UInt8(ascii: "=")
  }

  /// Whether an operator follows that is the label of a control, as in `tap +` and
  /// `tap - in Counter#1`: nothing follows that could be an operand.
  private static func isLabel(_ bytes: [UInt8], at offset: Int) -> Bool {
    let line = bytes[offset...].prefix { !$0.isLineBreak }
    let words = line.split(whereSeparator: \.isBlank)
    guard let label = words.first, label.allSatisfy(\.isOperatorPart),
      !label.elementsEqual("=".utf8)
    else { return false }
    return words.count == 1 || words.count == 3 && words[1].elementsEqual("in".utf8)
  }
}

extension Source {
  /// Whether the text may contain commands; `.swift` files contain only Swift.
  var hasCommands: Bool { !isSwiftFile }
}

/// A command with its arguments, as written.
package struct Invocation {
  let command: Command
  package let source: Source
  let nameSpan: Span
  /// The span of the text after the name, trimmed.
  package let arguments: Span

  package var text: String { source.text(in: arguments) }

  var words: [Word] { Word.words(of: source, in: arguments) }

  /// How the command uses a control to change something; nil for other commands.
  var writingUse: ViewUse? {
    guard case .words(.control(let use)) = command.argument, use.isMeantToWrite else { return nil }
    return use
  }

  /// The error for missing arguments.
  var incomplete: Rejection {
    .refused(
      .missingArgument(command.name, usage: CommandSyntax(command).usage(of: words)), nameSpan)
  }

  /// Throws an error if the arguments do not match the command's syntax.
  func checkArguments() throws(Rejection) {
    let words = words
    let syntax = CommandSyntax(command)
    switch syntax.mismatch(of: words) {
    case nil: return
    case .missing: throw incomplete
    case .surplus(let index):
      if let near = syntax.literal(near: words[0]) {
        throw .refused(
          .unknownForm(command: command.name, words[0].text, forms: [], nearest: near),
          words[0].span)
      }
      throw .refused(
        .needlessArgument(command.name, words[index].text, usage: syntax.usage(of: words)),
        Span(Int(words[index].span.start), Int(arguments.end)))
    case .unknown(let known):
      throw .refused(
        .unknownForm(
          command: command.name, words[0].text, forms: known,
          nearest: Spelling.nearest(to: words[0].text, among: known)), words[0].span)
    }
  }

  /// The span after a word, trimmed.
  func rest(after word: Word) -> Span {
    source.trimmed(Span(Int(word.span.end), Int(arguments.end)))
  }

  /// Splits off a clause at the end of the arguments: `as NAME`, `in FRAME`.
  func splitting(off keyword: String, from span: Span? = nil) -> (rest: Span, name: Word?) {
    let span = span ?? arguments
    let words = Word.words(of: source, in: span)
    guard words.count > 2, words[words.count - 2].text == keyword,
      !words[words.count - 2].isQuoted, let last = words.last,
      // `mount Page().environment(Sub() as Base)`: the keyword is inside brackets.
      last.text.count(where: { $0 == "(" }) == last.text.count(where: { $0 == ")" })
    else { return (span, nil) }
    let end = Int(words[words.count - 2].span.start)
    return (source.trimmed(Span(Int(span.start), end)), last)
  }
}
