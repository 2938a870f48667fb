/// One option of the command line: a row of the table that the parser, the help, the completion
/// scripts and the manual's check are made from.
package struct OptionRow: Sendable {
  /// Where the help lists the option.
  package enum Group: String, CaseIterable, Sendable {
    case running = "What to run"
    case output = "What to show"
    case session = "The session"
    case limits = "Limits"
    case testing = "Transcripts"
    case information = "Information"
  }

  /// What follows an option.
  package enum Argument: Sendable {
    case none
    /// One of these words, each with what it means.
    case choice(String, [(word: String, help: String)])
    /// A file's path.
    case file(String)
    /// Something else.
    case free(String)

    /// The word that stands for it in the help; nil where nothing follows.
    package var placeholder: String? {
      switch self {
      case .none: nil
      case .choice(let name, _), .file(let name), .free(let name): name
      }
    }
  }

  package let short: Character?
  package let long: String
  package let argument: Argument
  package let group: Group
  package let help: String
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// Whether nothing else matters once it is given.
  package let endsParsing: Bool
  /// Whether what it asks for can be done; one that cannot be is refused, never ignored.
  package let isHonoured: Bool
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  init(
    _ short: Character?, _ long: String, _ argument: Argument = .none, in group: Group,
    _ help: String, isRepeatable: Bool = false, endsParsing: Bool = false, isHonoured: Bool = true,
    apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.short = short
    self.long = long
    self.argument = argument
    self.group = group
    self.help = help
    self.isRepeatable = isRepeatable
    self.endsParsing = endsParsing
    self.isHonoured = isHonoured
    self.apply = apply
  }

  /// The spellings: `-o`, `--output`.
  package var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--" + long]
  }

  package var takesArgument: Bool { argument.placeholder != nil }
}
