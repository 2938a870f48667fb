import Reports

/// Parses a command line according to the table of options.
package struct OptionParser {
  private var options = Options()
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  /// The arguments of the program: those after `--`, or after a script.
  private var arguments: [String] = []
  private let isScript: (String) -> Bool

  /// Parses the command-line arguments without the program's name.
  ///
  /// - Parameter isScript: Whether a file has a `#!` line; what follows such a file are its own
  ///   arguments.
  package static func parse(
    _ arguments: [String], isScript: @escaping (String) -> Bool = { _ in false }
  ) throws(UsageError) -> Options {
    var parser = OptionParser(rest: arguments[...], isScript: isScript)
    return try parser.parse()
  }

  private init(rest: ArraySlice<String>, isScript: @escaping (String) -> Bool) {
    self.rest = rest
    self.isScript = isScript
  }

  private var isTesting: Bool {
    if case .test = options.mode { return true }
    return false
  }

  /// Whether every operand is a file to test or lint, none an argument of a script.
  private var takesFiles: Bool {
    if case .lint = options.mode { return true }
    return isTesting
  }

  private mutating func parse() throws(UsageError) -> Options {
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        break
      }
      if word.hasPrefix("--") {
        if try parseLong(word) { return options }
      } else if word.hasPrefix("-"), word != "-" {
        if try parseShort(word) { return options }
      } else {
        operands.append(word)
        guard !takesFiles, operands.count == 1, isScript(word) else { continue }
        arguments += rest
        break
      }
    }
    return try finished()
  }

  private mutating func finished() throws(UsageError) -> Options {
    if takesFiles { operands += arguments }
    if isTesting {
      guard !operands.isEmpty else { throw .nothingToTest }
      options.mode = .test(operands, updating: options.testing.isUpdating)
      return options
    }
    guard !options.testing.isUpdating else { throw .updateWithoutTest }
    if case .lint = options.mode {
      guard !operands.isEmpty else { throw .nothingToLint }
      options.mode = .lint(operands)
      return options
    }
    options.files = operands
    options.arguments = arguments
    return options
  }

  /// Parses `--name`, `--name=value` or `--name value`; returns whether parsing ends here.
  private mutating func parseLong(_ word: String) throws(UsageError) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = OptionTable.rows.first(where: { "--" + $0.long == name }) else {
      let names = OptionTable.offered.map { "--" + $0.long }
      throw .unknownOption(name, nearest: Spelling.nearest(to: name, among: names))
    }
    return try apply(row, spelled: name, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Parses `-n`, `-qn`, `-ovalue` or `-o value`; returns whether parsing ends here.
  private mutating func parseShort(_ word: String) throws(UsageError) -> Bool {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let row = OptionTable.rows.first(where: { $0.short == letter }) else {
        throw .unknownOption(name, nearest: nil)
      }
      guard row.takesArgument else {
        if try apply(row, spelled: name, attached: nil) { return true }
        continue
      }
      return try apply(row, spelled: name, attached: letters.isEmpty ? nil : String(letters))
    }
    return false
  }

  private mutating func apply(
    _ row: OptionRow, spelled name: String, attached: String?
  ) throws(UsageError) -> Bool {
    guard row.isImplemented else { throw .notImplemented(name) }
    var value = ""
    if let placeholder = row.argument.placeholder {
      guard let given = attached ?? rest.popFirst() else {
        throw .missingArgument(name, placeholder: placeholder)
      }
      value = given
    } else if attached != nil {
      throw .unexpectedArgument(name)
    }
    try row.apply(&options, value)
    return row.endsParsing
  }
}
