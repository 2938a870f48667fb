import Project
import Session
import Terminal

/// All options of the command line.
package enum OptionTable {
  package static let rows: [OptionRow] = running + output + session + limits + testing + information

  /// The options that help and completion list.
  package static var offered: [OptionRow] { rows.filter(\.isImplemented) }

  private static let running: [OptionRow] = [
    OptionRow(
      "e", "eval", .free("CODE"), in: .running, "run CODE, before FILE where there is one",
      isRepeatable: true
    ) { options, value throws(UsageError) in options.code.append(value) },
    OptionRow("i", "interactive", in: .running, "show a prompt after FILE or CODE") {
      options, _ throws(UsageError) in options.staysInteractive = true
    },
    OptionRow("n", "check", in: .running, "only parse and resolve; report what is wrong") {
      options, _ throws(UsageError) in try options.choose(.check, by: "--check")
    },
    OptionRow(
      nil, "lint", in: .running, "warn of known pitfalls in FILE..., run nothing"
    ) { options, _ throws(UsageError) in try options.choose(.lint([]), by: "--lint") },
    OptionRow(nil, "keep-going", in: .running, "go on after an input that fails; still exit 1") {
      options, _ throws(UsageError) in options.keepsGoing = true
    },
    OptionRow(nil, "stubs", in: .running, "declare what the program uses but does not declare") {
      options, _ throws(UsageError) in options.makesStubs = true
    },
    OptionRow(
      nil, "resources", .file("DIR"), in: .running,
      "the program's resources are in DIR, not beside FILE"
    ) { options, value throws(UsageError) in options.resources = value },
    OptionRow(
      nil, "platform",
      .choice(
        "PLATFORM",
        [("ios", "the default"), ("macos", "AppKit's"), ("linux", "without Apple's frameworks")]),
      in: .running, "what 'os' and 'canImport' hold for: ios, macos or linux"
    ) { options, value throws(UsageError) in
      options.project.platform = try choice(value, for: "--platform") as ProjectSetting.Platform
    },
    OptionRow(
      nil, "dependency", .free("NAME=DIR"), in: .running,
      "the sources of package NAME are in DIR", isRepeatable: true
    ) { options, value throws(UsageError) in
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .wrongArgument("--dependency", value: value, expected: "NAME=DIR")
      }
      options.project.dependencies[parts[0]] = parts[1]
    },
  ]

  private static let output: [OptionRow] = [
    OptionRow(
      "o", "output",
      .choice("FORMAT", OutputFormat.allCases.map { ($0.rawValue, $0.help) }), in: .output,
      "the form of reports: \(list(OutputFormat.allCases.map(\.rawValue)))"
    ) { options, value throws(UsageError) in
      options.display.format = try choice(value, for: "--output")
    },
    OptionRow("q", "quiet", in: .output, "no reports of updates") {
      options, _ throws(UsageError) in options.display.isQuiet = true
    },
    OptionRow(nil, "echo", in: .output, "show values in scripts, as at the prompt") {
      options, _ throws(UsageError) in options.display.echoes = true
    },
    OptionRow(
      nil, "color",
      .choice(
        "WHEN",
        [
          ("auto", "at a terminal, unless NO_COLOR is set"), ("always", "everywhere"),
          ("never", "nowhere"),
        ]), in: .output, "when to use colour: auto, always or never"
    ) { options, value throws(UsageError) in options.color = try choice(value, for: "--color") },
    OptionRow(
      nil, "raw", in: .output, "leave control characters of values and programs as they are"
    ) { options, _ throws(UsageError) in options.isRaw = true },
    OptionRow(nil, "timing", in: .output, "show the time that each input took") {
      options, _ throws(UsageError) in options.display.isTiming = true
    },
  ]

  private static let session: [OptionRow] = [
    OptionRow(nil, "seed", .free("N"), in: .session, "seed all randomness with N; default 0") {
      options, value throws(UsageError) in
      options.seed = try number(value, for: "--seed", atLeast: 0)
    },
    OptionRow(nil, "rc", .file("FILE"), in: .session, "run FILE first, in scripts too") {
      options, value throws(UsageError) in options.startFile = .path(value)
    },
    OptionRow(nil, "no-rc", in: .session, "run no start-up file") {
      options, _ throws(UsageError) in options.startFile = .none
    },
    OptionRow(nil, "no-history", in: .session, "neither read nor write the history file") {
      options, _ throws(UsageError) in options.keepsHistory = false
    },
    OptionRow(
      nil, "journal", .file("FILE"), in: .session, "record accepted inputs in FILE",
      isImplemented: false
    ) { _, _ throws(UsageError) in },
    OptionRow(
      nil, "recover", .file("FILE"), in: .session, "run the inputs recorded in FILE first",
      isImplemented: false
    ) { _, _ throws(UsageError) in },
  ]

  private static let limits: [OptionRow] = [
    OptionRow(nil, "max-steps", .free("N"), in: .limits, "the steps that one input may take") {
      options, value throws(UsageError) in
      options.limits.steps = try number(value, for: "--max-steps", atLeast: 1)
    },
    OptionRow(nil, "max-depth", .free("N"), in: .limits, "how deep calls may nest") {
      options, value throws(UsageError) in
      options.limits.depth = try number(value, for: "--max-depth", atLeast: 1)
    },
    OptionRow(
      nil, "max-memory", .free("SIZE"), in: .limits,
      "the memory that a program may hold, such as 512M"
    ) { options, value throws(UsageError) in
      options.limits.memory = try size(value, for: "--max-memory")
    },
    OptionRow(
      nil, "timeout", .free("SECONDS"), in: .limits, "the time that one input may take",
      isImplemented: false
    ) { _, _ throws(UsageError) in },
    OptionRow(nil, "sandbox", in: .limits, "no command may touch files", isImplemented: false) {
      _, _ throws(UsageError) in
    },
  ]

  private static let testing: [OptionRow] = [
    OptionRow(nil, "test", in: .testing, "run the transcripts and the Swift tests in FILE...") {
      options, _ throws(UsageError) in
      try options.choose(.test([], updating: false), by: "--test")
    },
    OptionRow(nil, "update", in: .testing, "with --test: rewrite what differs") {
      options, _ throws(UsageError) in options.testing.isUpdating = true
    },
    OptionRow(
      nil, "filter", .free("RE"), in: .testing, "with --test: only tests whose names match RE",
      isRepeatable: true
    ) { options, value throws(UsageError) in
      options.testing.selection.included.append(try pattern(value, for: "--filter"))
    },
    OptionRow(
      nil, "skip", .free("RE"), in: .testing, "with --test: no tests whose names match RE",
      isRepeatable: true
    ) { options, value throws(UsageError) in
      options.testing.selection.skipped.append(try pattern(value, for: "--skip"))
    },
    OptionRow(
      nil, "xunit-output", .file("FILE"), in: .testing,
      "with --test: write the results as XML to FILE, too"
    ) { options, value throws(UsageError) in options.testing.xunitOutput = value },
    OptionRow(nil, "github", in: .testing, "with --test: annotate issues for GitHub, too") {
      options, _ throws(UsageError) in options.testing.annotatesIssues = true
    },
    OptionRow(nil, "watch", in: .testing, "with --test: run again when a file is saved") {
      options, _ throws(UsageError) in options.testing.isWatching = true
    },
    OptionRow(nil, "parallel", in: .testing, "accepted: tests run one after the other") {
      _, _ throws(UsageError) in
    },
    OptionRow(nil, "no-parallel", in: .testing, "tests run one after the other, as always") {
      _, _ throws(UsageError) in
    },
  ]

  private static let information: [OptionRow] = [
    OptionRow(
      nil, "completions",
      .choice(
        "SHELL",
        [("bash", "for bash"), ("zsh", "for zsh"), ("fish", "for fish")]),
      in: .information, "print the completion script for bash, zsh or fish"
    ) { options, value throws(UsageError) in
      try options.choose(
        .completions(try choice(value, for: "--completions")), by: "--completions")
    },
    OptionRow("h", "help", in: .information, "print this help", endsParsing: true) {
      options, _ throws(UsageError) in options.mode = .help
    },
    OptionRow("V", "version", in: .information, "print the version", endsParsing: true) {
      options, _ throws(UsageError) in options.mode = .version
    },
  ]

  // Parsing of arguments

  private static func pattern(
    _ value: String, for option: String
  ) throws(UsageError) -> Pattern {
    guard let pattern = Pattern(value) else {
      throw .wrongArgument(option, value: value, expected: "a regular expression")
    }
    return pattern
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, for option: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw .wrongArgument(
        option, value: value, expected: list(Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// `auto, always or never`.
  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func number<Number: FixedWidthInteger>(
    _ value: String, for option: String, atLeast least: Number
  ) throws(UsageError) -> Number {
    guard let number = Number(value), number >= least else {
      throw .wrongArgument(option, value: value, expected: "a whole number of \(least) or more")
    }
    return number
  }

  private static func size(_ value: String, for option: String) throws(UsageError) -> Int {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = value.last.flatMap { units[Character($0.uppercased())] }
    let digits = unit == nil ? value[...] : value.dropLast()
    if let count = Int(digits), count > 0 {
      let (bytes, overflow) = count.multipliedReportingOverflow(by: unit ?? 1)
      if !overflow { return bytes }
    }
    throw .wrongArgument(option, value: value, expected: "a size such as 512M")
  }
}

extension Options {
  /// Sets the mode of the run; throws if another option has set another mode.
  fileprivate mutating func choose(_ mode: Mode, by option: String) throws(UsageError) {
    if case .run = self.mode {
      self.mode = mode
    } else if let other = self.mode.option, other != option {
      throw .conflict(other, option)
    } else {
      self.mode = mode
    }
  }
}

extension Options.Mode {
  /// The option that selects the mode; nil for the default.
  fileprivate var option: String? {
    switch self {
    case .run: nil
    case .check: "--check"
    case .lint: "--lint"
    case .test: "--test"
    case .completions: "--completions"
    case .help: "--help"
    case .version: "--version"
    }
  }
}
