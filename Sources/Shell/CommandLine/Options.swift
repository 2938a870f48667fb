import Project
import Session
import Terminal

/// When output is colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The shells that have a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The options given on the command line.
package struct Options: Sendable {
  /// The mode of the run.
  package enum Mode: Hashable, Sendable {
    /// Run code, files or standard input.
    case run
    /// Parse and type-check only.
    case check
    /// Print warnings for known pitfalls in these files and folders.
    case lint([String])
    /// Run transcripts and compare their output; rewrite those that differ if `updating`.
    case test([String], updating: Bool)
    /// Print a completion script.
    case completions(CompletionShell)
    /// Print the help.
    case help
    /// Print the version.
    case version
  }

  /// The file that is run when a session starts.
  package enum StartFile: Hashable, Sendable {
    /// The file in the configuration folder, in interactive sessions only.
    case standard
    /// This file, in every mode.
    case path(String)
    /// No file.
    case none
  }

  /// How tests run, and where their results go.
  package struct Testing: Sendable {
    /// The filter of the tests that run.
    package var selection = TestSelection()
    /// Whether transcripts that differ are rewritten.
    var isUpdating = false
    /// Whether tests run again whenever a file is saved.
    var isWatching = false
    /// The file to which results are written as XML.
    var xunitOutput: String?
    /// Whether issues are also printed as GitHub annotations.
    var annotatesIssues = false
  }

  package var mode = Mode.run
  /// Whether code is checked and not run.
  package var checksOnly: Bool {
    switch mode {
    case .check, .lint: true
    default: false
    }
  }
  /// The files to run as one program; `-` is standard input.
  package var files: [String] = []
  /// The arguments passed to the program.
  package var arguments: [String] = []
  /// The folder with the program's resources; nil means the one that contains the file.
  package var resources: String?
  /// The values of `-e`: code that runs before the files.
  package var code: [String] = []
  /// Whether a prompt follows the files and the code.
  package var staysInteractive = false
  /// How results are shown; `echoes` is meant for scripts.
  package var display = DisplaySettings()
  /// Whether control characters are written unescaped.
  package var isRaw = false
  package var seed: UInt64 = 0
  /// Whether a script continues after an input that fails.
  package var keepsGoing = false
  package var color = ColorChoice.auto
  package var startFile = StartFile.standard
  package var keepsHistory = true
  package var limits = Configuration.Limits()
  /// Whether a stub is made and reported for each undeclared name.
  package var makesStubs = false

  /// The settings with which a project is opened.
  package var project = ProjectSetting()
  package var testing = Testing()

  /// The folder of the project to open: the first operand that is a folder.
  var projectFolder: String? { files.first(where: FileAccess.isDirectory) }

  /// Whether one of the operands is `-`.
  var readsStandardInput: Bool { files.contains("-") }

  package init() {}
}
