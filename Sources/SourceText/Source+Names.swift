/// Searches for names in the text of a source, without parsing it.
extension Source {
  /// The span without leading and trailing blanks.
  package func trimmed(_ span: Span) -> Span {
    var range = span.clamped(to: bytes.count)
    while let first = range.first, bytes[first].isBlank {
      range = (first + 1)..<range.upperBound
    }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return Span(range.lowerBound, range.upperBound)
  }

  /// All identifiers in a span.
  package func mentionedNames(in span: Span) -> Set<String> {
    names(in: span.clamped(to: bytes.count))
  }

  /// Whether a span contains an identifier.
  package func mentions(_ name: String, in span: Span) -> Bool {
    let range = span.clamped(to: bytes.count)
    return bytes.firstName(in: range) { bytes[$0].elementsEqual(name.utf8) } != nil
  }

  /// The identifiers on the line where a span starts.
  package func names(around span: Span) -> Set<String> {
    let place = span.clamped(to: bytes.count).lowerBound
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return names(in: start..<(bytes[place...].firstIndex(of: 0x0A) ?? bytes.count))
  }

  /// Whether a name occurs on the line where a span starts, and only as an implicit member: `.accent`.
  package func isImplicitMember(_ name: String, around span: Span) -> Bool {
    let place = span.clamped(to: bytes.count).lowerBound
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
    var occurs = false
    let other = bytes.firstName(in: start..<end) { found in
      guard bytes[found].elementsEqual(name.utf8) else { return false }
      occurs = true
      let before = bytes[start..<found.lowerBound]
      guard before.last == UInt8(ascii: "."), let base = before.dropLast().last else {
        return before.last != UInt8(ascii: ".")
      }
      // A line may begin with a member of what the line above it gives.
      return base.isNamePart || #")]}?!\"#.utf8.contains(base)
        || before.dropLast().allSatisfy { $0 == UInt8(ascii: " ") }
    }
    return occurs && other == nil
  }

  /// The identifiers in a span, in source order.
  package func names(in span: Span) -> [String] {
    let range = span.clamped(to: bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
      .split { !$0.isNamePart }.map(String.init)
  }

  /// The types that it names as members of other types: `Game.Card`.
  package var memberTypes: Set<String> {
    var found: Set<String> = []
    var rest = bytes.startIndex
    while let dot = bytes[rest...].firstIndex(of: UInt8(ascii: ".")) {
      rest = dot + 1
      guard rest < bytes.count, bytes[rest].isUppercase else { continue }
      let start = bytes[..<dot].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
      guard start < dot, bytes[start].isUppercase else { continue }
      rest = bytes[rest...].firstIndex { !$0.isNamePart } ?? bytes.count
      found.insert(String(decoding: bytes[start..<rest], as: UTF8.self))
    }
    return found
  }

  /// The identifiers directly before a parenthesis: of calls, and of functions that are declared.
  package var calledNames: Set<String> {
    var found: Set<String> = []
    bytes.forEachName(in: bytes.indices) { place in
      guard place.upperBound < bytes.count, bytes[place.upperBound] == UInt8(ascii: "(") else {
        return
      }
      found.insert(String(decoding: bytes[place], as: UTF8.self))
    }
    return found
  }

  /// The base of the member at a span: `user` for `name` in `user?.name`.
  package func memberBase(before span: Span) -> String? {
    var end = span.clamped(to: bytes.count).lowerBound
    guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
    end -= 1
    // A dot on the next line continues a chain.
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// Whether nothing but the opening of a block is before a span on its line.
  package func beginsStatement(at span: Span) -> Bool {
    var start = span.clamped(to: bytes.count).lowerBound
    while start > 0, bytes[start - 1].isBlank, bytes[start - 1] != 0x0A { start -= 1 }
    return start == 0 || [0x0A, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(bytes[start - 1])
  }

  /// The identifiers on the line that declares the variable or closure parameter `name`.
  package func names(declaring name: String) -> Set<String> {
    let openings = [
      "var \(name)", "let \(name)", "{ \(name) in", "{ $\(name) in", "for \(name) in",
    ]
    for opening in openings {
      guard let place = bytes.firstPlace(of: opening) else { continue }
      return names(around: Span(place, place))
    }
    return []
  }

  /// The identifiers on the line of the last `switch` before a span.
  package func switchedNames(before span: Span) -> Set<String> {
    let before = bytes[..<span.clamped(to: bytes.count).lowerBound]
    guard let range = before.ranges(of: Array("switch ".utf8)).last else { return [] }
    return names(around: Span(range.lowerBound, range.lowerBound))
  }

  private func names(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    bytes.forEachName(in: range) { names.insert(String(decoding: bytes[$0], as: UTF8.self)) }
    return names
  }
}
