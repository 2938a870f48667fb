/// An option of the command line.
///
/// The parser, the help, the completion scripts and the check of the manual are made from these
/// rows.
package struct OptionRow: Sendable {
  /// The heading under which the help lists the option.
  package enum Group: String, CaseIterable, Sendable {
    case running = "What to run"
    case output = "What to show"
    case session = "The session"
    case limits = "Limits"
    case testing = "Transcripts"
    case information = "Information"
  }

  /// The argument of an option.
  package enum Argument: Sendable {
    case none
    /// One of several words, each with a description.
    case choice(String, [(word: String, help: String)])
    /// The path of a file.
    case file(String)
    /// Any text.
    case free(String)

    /// The placeholder in the help; nil if there is no argument.
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
  /// Whether the option may be given more than once.
  package let isRepeatable: Bool
  /// Whether parsing ends at the option, as for `--help`.
  package let endsParsing: Bool
  /// Whether the option is implemented; if not, it is an error to give it.
  package let isImplemented: Bool
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  init(
    _ short: Character?, _ long: String, _ argument: Argument = .none, in group: Group,
    _ help: String, isRepeatable: Bool = false, endsParsing: Bool = false,
    isImplemented: Bool = true,
    apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.short = short
    self.long = long
    self.argument = argument
    self.group = group
    self.help = help
    self.isRepeatable = isRepeatable
    self.endsParsing = endsParsing
    self.isImplemented = isImplemented
    self.apply = apply
  }

  /// The spellings of the option: `-o`, `--output`.
  package var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + ["--" + long]
  }

  package var takesArgument: Bool { argument.placeholder != nil }
}
