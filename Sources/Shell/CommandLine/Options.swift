import Project
import Terminal

/// The form of what goes to standard output.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, jsonl
}

/// When colour is used.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The shells that completion scripts are made for.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// What the command line asks for.
package struct Options: Sendable {
  /// What the run is about.
  package enum Mode: Hashable, Sendable {
    /// Run code, a file, or what is typed.
    case run
    /// Parse and resolve only.
    case check
    /// Warn of known pitfalls in these files and directories.
    case lint([String])
    /// Run transcripts and compare; write what came out where `updating`.
    case test([String], updating: Bool)
    /// Print a completion script.
    case completions(CompletionShell)
    /// Print the help.
    case help
    /// Print the version.
    case version
  }

  /// Which file is run at the start of a session.
  package enum StartFile: Hashable, Sendable {
    /// The one in the configuration directory, at a terminal.
    case standard
    /// This one, in every mode.
    case path(String)
    /// None.
    case none
  }

  package var mode = Mode.run
  /// Transcripts that differ are rewritten.
  var updatesTranscripts = false
  /// The files to run, which are one program; `-` is standard input.
  package var files: [String] = []
  /// The program's own arguments.
  package var arguments: [String] = []
  /// The folder with the program's resources; nil: the one that holds the file.
  package var resources: String?
  /// Code given by `-e`, run before the file.
  package var code: [String] = []
  /// A prompt follows the file.
  package var staysInteractive = false
  package var format = OutputFormat.text
  package var isQuiet = false
  /// Values are shown in scripts too.
  package var echoes = false
  /// Control characters are shown as they are.
  package var isRaw = false
  package var seed: UInt64 = 0
  /// A script goes on after an input that failed.
  package var keepsGoing = false
  package var color = ColorChoice.auto
  package var startFile = StartFile.standard
  package var keepsHistory = true
  package var isTiming = false
  /// How many steps one input may take.
  package var maxSteps: Int?
  /// How deep calls may nest.
  package var maxDepth: Int?
  /// How many bytes the program's values may take.
  package var maxMemory: Int?
  /// How many seconds one input may take.
  package var timeout: Double?
  /// No command may touch files.
  package var isSandboxed = false
  /// Where accepted inputs are recorded.
  package var journal: String?
  /// The record to begin from.
  package var recovery: String?
  /// Types that nobody declared become reported stand-ins.
  package var makesStubs = false

  /// How a project is opened.
  package var project = ProjectSetting()
  /// Which tests run.
  package var tests = TestSelection()
  /// Where the results of tests are written as XML.
  package var xunitOutput: String?
  /// Whether issues are told as annotations of GitHub, too.
  package var annotatesIssues = false
  /// Whether tests run again whenever a file is saved.
  package var isWatching = false

  /// The folder of the project that is asked for: the first of the files that is one.
  var projectFolder: String? { files.first(where: FileAccess.isDirectory) }

  /// Whether standard input is one of the files.
  var readsStandardInput: Bool { files.contains("-") }

  package init() {}

  /// Where the resources of a program are: in the directory that was named, else beside its file.
  func resourceDirectory(beside file: String?) -> String {
    resources ?? file.map(FileAccess.directory) ?? "."
  }
}
