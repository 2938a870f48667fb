/// Text whose parts have roles, so that colour can be applied on output.
///
/// `StyledText("Book#1", .name) + " changed"` is one line with one part that has a role.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text with one role, or with none.
  package struct Run: Hashable, Sendable {
    package var text: String
    package let role: Role?

    package init(text: String, role: Role?) {
      self.text = text
      self.role = role
    }
  }

  package private(set) var runs: [Run] = []
  /// Whether it stays on one row however narrow the window is: code, and the marks below it.
  package private(set) var isVerbatim = false

  package init() {}

  package init(_ text: String, _ role: Role? = nil) {
    append(text, role)
  }

  package var verbatim: StyledText {
    var copy = self
    copy.isVerbatim = true
    return copy
  }

  /// The text without its roles.
  package var plain: String {
    if runs.count == 1 { return runs[0].text }
    var text = ""
    text.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs { text += run.text }
    return text
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// The number of terminal cells of the text.
  package var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// Appends text; a last run of the same role is extended.
  package mutating func append(_ text: String, _ role: Role? = nil) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].role == role {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, role: role))
    }
  }

  /// Adds another text at the end, with its roles.
  package mutating func append(_ other: StyledText) {
    if runs.isEmpty {
      runs = other.runs
    } else if let first = other.runs.first {
      // Adjacent runs of the other text have different roles already.
      append(first.text, first.role)
      runs.append(contentsOf: other.runs.dropFirst())
    }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The text with its middle replaced by `…` so that it fits a number of cells.
  package func cutInMiddle(to width: Int) -> StyledText {
    guard self.width > width, width > 0 else { return self }
    let scalars = runs.flatMap { run in run.text.unicodeScalars.map { ($0, run.role) } }
    let head = StyledText.fitting(scalars, width / 2)
    let tail = StyledText.fitting(Array(scalars.reversed()), (width - 1) / 2)
    var result = StyledText()
    for (scalar, role) in scalars.prefix(head) { result.append(String(scalar), role) }
    result.append("…", scalars.dropFirst(head).first?.1)
    for (scalar, role) in scalars.suffix(tail) { result.append(String(scalar), role) }
    return result
  }

  /// The number of leading scalars that fit a number of cells.
  private static func fitting(
    _ scalars: some Collection<(Unicode.Scalar, Role?)>, _ width: Int
  ) -> Int {
    var used = 0
    var count = 0
    for (scalar, _) in scalars {
      used += DisplayWidth.cells(of: scalar, at: 0)
      guard used <= width else { break }
      count += 1
    }
    return count
  }

  /// The text padded with blanks to a width in terminal cells.
  package func padded(to width: Int) -> StyledText {
    let missing = width - self.width
    return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Builds a text from a literal such as `"\("Book#1", .name) changed"`.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.runs.reserveCapacity(2 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      text.append(literal)
    }

    package mutating func appendInterpolation(_ part: String, _ role: Role? = nil) {
      text.append(part, role)
    }

    package mutating func appendInterpolation(_ part: StyledText) {
      text.append(part)
    }

    package mutating func appendInterpolation(_ number: Int, _ role: Role? = nil) {
      text.append(String(number), role)
    }
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }
}
