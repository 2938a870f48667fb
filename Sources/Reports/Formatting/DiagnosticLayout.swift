import SourceText

/// Lays out diagnostics in the compiler's form: place and message, source line, caret, fix-its, notes.
///
///     main.swift:1:5: error: cannot find 'y' in scope
///     x + y
///         ^
package enum DiagnosticLayout {
  /// Source lines wider than this are shown in part.
  private static let widest = 160

  /// The lines of a diagnostic and of its notes.
  package static func lines(of diagnostic: Diagnostic) -> [StyledText] {
    var lines = [headline(of: diagnostic)]
    if diagnostic.source.hasLocations, let excerpt = Excerpt(of: diagnostic, widest: widest) {
      lines.append(StyledText(excerpt.text).verbatim)
      lines.append(StyledText(excerpt.marks, .caret).verbatim)
      if !excerpt.hints.isEmpty { lines.append(StyledText(excerpt.hints, .fixIt).verbatim) }
    }
    for note in diagnostic.notes { lines += self.lines(of: note) }
    return lines
  }

  /// The first line: `file:line:column: severity: message`.
  package static func headline(of diagnostic: Diagnostic) -> StyledText {
    var line = StyledText()
    if !diagnostic.source.name.isEmpty {
      let offset = diagnostic.span.clamped(to: diagnostic.source.bytes.count).lowerBound
      let position = LineMap(diagnostic.source).position(of: offset)
      let place = diagnostic.source.hasLocations ? "\(position.line):\(position.column): " : " "
      line.append("\(diagnostic.source.name):\(place)", .location)
    }
    line.append(diagnostic.severity.rawValue + ": ", role(of: diagnostic.severity))
    line.append(diagnostic.message, .message)
    return line
  }

  /// The diagnostic as a member of a report's `diagnostics` in JSON.
  package static func json(of diagnostic: Diagnostic) -> JSONValue {
    let offset = diagnostic.span.clamped(to: diagnostic.source.bytes.count).lowerBound
    let position = LineMap(diagnostic.source).position(of: offset)
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("file", .string(diagnostic.source.name)),
      ("line", .int(position.line)),
      ("column", .int(position.column)),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(("notes", .array(diagnostic.notes.map(json))))
    }
    if !diagnostic.fixIts.isEmpty {
      members.append(("fixIts", .array(diagnostic.fixIts.map { json(of: $0, in: diagnostic) })))
    }
    return .object(members)
  }

  private static func json(
    of fixIt: Diagnostic.FixIt, in diagnostic: Diagnostic
  ) -> JSONValue {
    let map = LineMap(diagnostic.source)
    let range = fixIt.span.clamped(to: diagnostic.source.bytes.count)
    let start = map.position(of: range.lowerBound)
    let end = map.position(of: range.upperBound)
    return [
      "line": .int(start.line), "column": .int(start.column),
      "endLine": .int(end.line), "endColumn": .int(end.column),
      "replacement": .string(fixIt.replacement),
    ]
  }

  private static func role(of severity: Diagnostic.Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note, .remark: .note
    }
  }
}
