import SourceText
import Syntax

/// Splits a text of commands and Swift into inputs.
struct InputCutter {
  private(set) var inputs: [Source] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the text has syntax errors.
  var isWrong: Bool { diagnostics.contains(where: \.isError) }
  /// The number of line breaks before the offset `counted`.
  private var line = 0
  private var counted = 0

  /// - Parameter hasCommands: Whether lines may be commands.
  init(_ file: Source, hasCommands: Bool) {
    if hasCommands { cutMixed(file) } else { cutSwift(file) }
  }

  private mutating func cutSwift(_ file: Source) {
    let parsed = Parser.parse(file)
    diagnostics = parsed.diagnostics
    if diagnostics.contains(where: \.isError), ForeignText(file) != nil {
      return add(Span(0, file.bytes.count), of: file)
    }
    let ranges = programInputs(
      Parser.inputs(of: parsed, in: file).flatMap { separated($0, parsed) }, parsed)
    for (index, range) in ranges.enumerated() {
      // Text that the parser skipped after an error belongs to the input with the error.
      let isLast = index + 1 == ranges.count
      let next = isLast ? file.bytes.count : Int(ranges[index + 1].span.start)
      let isWrong = diagnostics.contains {
        $0.isError && Int($0.span.start) >= Int(range.span.start) && Int($0.span.start) < next
      }
      let end = isWrong || (isLast && parsed.completeness != .complete) ? next : Int(range.span.end)
      add(file.trimmed(Span(Int(range.span.start), end)), of: file)
    }
  }

  /// Separates declarations from the statements beside them on a line: declarations are known
  /// before anything runs.
  private func separated(_ input: InputRange, _ file: SourceFile) -> [InputRange] {
    let statements = file.statements[input.statements]
    let kinds = Set(statements.map(SwiftRunner.isTypeDeclaration))
    guard kinds.count > 1, !diagnostics.contains(where: \.isError) else { return [input] }
    var parts: [InputRange] = []
    for index in statements.indices {
      let span = statements[index].span
      let isLike =
        index > statements.startIndex
        && SwiftRunner.isTypeDeclaration(statements[index])
          == SwiftRunner.isTypeDeclaration(statements[index - 1])
      if isLike, let last = parts.last {
        parts[parts.count - 1] = InputRange(
          span: last.span.joined(with: span), statements: last.statements.lowerBound..<index + 1)
      } else {
        parts.append(InputRange(span: span, statements: index..<index + 1))
      }
    }
    return parts
  }

  /// Joins everything from a top-level `defer` on into one input, as the `defer` runs at its end.
  private func programInputs(_ inputs: [InputRange], _ file: SourceFile) -> [InputRange] {
    let first = inputs.firstIndex { input in
      file.statements[input.statements].contains { statement in
        if case .defer = statement.kind { true } else { false }
      }
    }
    guard let first, let last = inputs.last, !diagnostics.contains(where: \.isError) else {
      return inputs
    }
    let rest = InputRange(
      span: inputs[first].span.joined(with: last.span),
      statements: inputs[first].statements.lowerBound..<last.statements.upperBound)
    return inputs[..<first] + [rest]
  }

  private mutating func cutMixed(_ file: Source) {
    var offset = 0
    while let start = InputCutter.nextStart(in: file, from: offset) {
      if case .command(let invocation) = Reading.read(file, from: start) {
        offset = takeCommand(invocation, from: start, of: file)
      } else if let parsed = Parser.parseInput(of: file, from: start) {
        diagnostics += parsed.file.diagnostics
        offset = max(parsed.next, start + 1)
        // Text that the parser skipped after an error belongs to the input with the error.
        let isWrong = parsed.file.diagnostics.contains(where: \.isError)
        let end = isWrong ? offset : Int(parsed.span.end)
        add(file.trimmed(Span(start, end)), of: file)
      } else {
        return
      }
    }
  }

  /// Appends a command; returns the offset after it.
  private mutating func takeCommand(
    _ invocation: Invocation, from start: Int, of file: Source
  ) -> Int {
    let end = InputCutter.end(of: invocation, in: file)
    add(Span(start, end), of: file)
    return end
  }

  /// The end of a command: the end of its line, or of its expression if that continues.
  static func end(of invocation: Invocation, in file: Source) -> Int {
    var end = Int(invocation.nameSpan.end)
    while true {
      while end < file.bytes.count, !file.bytes[end].isLineBreak { end += 1 }
      guard end < file.bytes.count,
        isOpen(invocation, until: end, in: file)
      else { return end }
      end += 1
    }
  }

  /// Whether the arguments of a command, up to an offset, contain an unclosed delimiter.
  static func isOpen(_ invocation: Invocation, until end: Int, in file: Source) -> Bool {
    guard invocation.command.takesSwift else { return false }
    let text = file.text(in: Span(Int(invocation.nameSpan.end), end))
    let parsed = Parser.parse(Source(name: "", text: text))
    guard case .incomplete(let opener, _) = parsed.completeness, let first = opener.first else {
      return false
    }
    return "({[\"/#".contains(first)
  }

  private mutating func add(_ span: Span, of file: Source) {
    var start = Int(span.start)
    while counted < start {
      if file.bytes[counted] == 0x0A { line += 1 }
      counted += 1
    }
    // Include the indentation, so that columns are those of the file.
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    var indentation = 0
    if start > 0, file.bytes[start - 1] != 0x0A {
      start = Int(span.start)
      let lineStart = file.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      indentation = start - lineStart
    }
    let text =
      String(repeating: " ", count: indentation) + file.text(in: Span(start, Int(span.end)))
    inputs.append(Source(name: file.name, text: text, firstLine: file.firstLine + line))
  }

  /// The first offset from `offset` on that is neither blank, comment nor semicolon.
  static func nextStart(in file: Source, from offset: Int) -> Int? {
    let bytes = file.bytes
    var index = offset
    while index < bytes.count {
      if bytes[index].isBlank || bytes[index] == UInt8(ascii: ";") {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index = endOfComment(bytes, from: index)
      } else {
        return index
      }
    }
    return nil
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else if bytes[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
