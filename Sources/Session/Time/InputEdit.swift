import SourceText
import Syntax

/// Edits to the text of an input.
struct InputEdit {
  let source: Source
  private var changes: [(span: Span, text: String)] = []

  init(_ source: Source) { self.source = source }

  mutating func replace(_ span: Span, with text: String) { changes.append((span, text)) }

  mutating func remove(_ span: Span) { replace(span, with: "") }

  /// The input with all edits; empty if only blanks are left.
  var result: [Source] {
    guard !changes.isEmpty else { return [source] }
    var bytes = source.bytes
    for change in changes.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(change.span.clamped(to: bytes.count), with: change.text.utf8)
    }
    guard bytes.contains(where: { !$0.isBlank && $0 != UInt8(ascii: ";") }) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return [Source(name: source.name, text: text, firstLine: source.firstLine)]
  }
}

extension Source {
  /// The source with a name replaced wherever it occurs in code.
  func replacing(_ name: String, by other: String) -> Source {
    var edit = InputEdit(self)
    for span in places(of: name) { edit.replace(span, with: other) }
    return edit.result.first ?? self
  }

  /// The spans of a name outside of string literals, but inside of interpolations.
  private func places(of name: String) -> [Span] {
    var places: [Span] = []
    // The number of open parentheses in each enclosing interpolation.
    var brackets: [Int] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted, byte == UInt8(ascii: "\\") {
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          brackets.append(0)
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte.isNameStart {
        let start = index
        while index < bytes.count, bytes[index].isNamePart { index += 1 }
        if bytes[start..<index].elementsEqual(name.utf8) { places.append(Span(start, index)) }
        continue
      } else if !isQuoted, let open = brackets.last {
        if byte == UInt8(ascii: "(") { brackets[brackets.count - 1] = open + 1 }
        if byte == UInt8(ascii: ")") {
          if open == 0 { brackets.removeLast() } else { brackets[brackets.count - 1] = open - 1 }
          isQuoted = open == 0
        }
      }
      index += 1
    }
    return places
  }

  /// Whether the input declares a top-level variable of this name.
  func declaresVariable(_ name: String) -> Bool {
    if case .command(let invocation) = Reading.read(self) {
      return invocation.command.name == "bind" && invocation.words.first?.text == name
    }
    return Parser.parse(self).statements.contains { statement in
      !SwiftRunner.isTypeDeclaration(statement)
        && FilePreparation.declaredNames(statement).contains(name)
    }
  }
}
