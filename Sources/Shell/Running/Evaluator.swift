import Reports
import Session
import SourceText
import Terminal

/// A session as the shell sees it: it runs inputs in one world of models, views and variables.
///
/// The shell makes one evaluator for each run, and another one for each transcript.
package protocol Evaluator: AnyObject {
  /// The current display settings; commands such as `timing on` change them.
  var display: DisplaySettings { get }

  /// Whether the text of an unfinished input can be run; called again for each further line.
  func completeness(of text: String) -> Completeness

  /// Cuts a pasted text into its inputs, in order.
  ///
  /// - Parameter name: The source name of each input, by its index.
  func splitInputs(of text: String, name: (Int) -> String) -> [Source]

  /// Parses all files of a program and cuts them into inputs, without checking or running any.
  func prepare(_ files: [Source], as dialect: Dialect) -> Preparation

  /// Announces the inputs of a document before they run, in order.
  func announceInputs(_ inputs: [Source])

  /// Checks programs without running them, each with the declarations of those before it; for
  /// `--check`.
  func check(_ programs: [(files: [Source], dialect: Dialect)]) -> [Diagnostic]

  /// Replaces the world with the project in a folder.
  ///
  /// - Parameter known: The evaluator that opened it before: only files changed since are parsed.
  func open(_ project: String, after known: (any Evaluator)?) -> Evaluation

  /// Diagnostics of all function bodies of the open project; `open` returns the others.
  func checkProject() -> [Diagnostic]

  /// Diagnostics and lint warnings for the open project.
  func lintProject() -> [Diagnostic]

  /// The source files of the open project's test targets.
  var projectTests: [Source] { get }

  /// The test files that depend on files changed since the project was opened before.
  var affectedTests: [Source] { get }

  /// Computes the file dependencies that the next evaluator's `affectedTests` needs.
  func prepareDependencies()

  /// Checks and lowers what every test uses of the library; for an evaluator without inputs.
  func rehearseTests()

  /// Diagnostics and lint warnings for the files of one program; for `--lint`.
  func lint(_ files: [Source], as dialect: Dialect) -> [Diagnostic]

  /// The number of the last input, by which commands such as `undo` and `why` name it.
  var inputCount: Int { get }

  /// Runs one input as one transaction.
  ///
  /// All output of the program has been passed to `EvaluatorParameters.write` when this returns.
  ///
  /// - Parameter showStep: Shows the parts of an input, such as the inputs of a file that it runs,
  ///   one after the other; nil if the evaluation of the whole input shows all.
  func evaluate(_ input: Source, showing showStep: ((Evaluation) -> Void)?) -> Evaluation

  /// Makes the run of the tests in the evaluated files; nil if there are no tests.
  func makeTestRun() -> TestRun?

  /// The completions at a UTF-8 offset of an unfinished input.
  func completions(
    in text: String, at offset: Int, for purpose: CompletionList.Purpose
  ) -> CompletionList

  /// Loads a part of what most completions need; whether there is more.
  func prepareCompletion() -> Bool

  /// Takes the next input of the tour document that is being played; nil if there is none.
  func takeTourInput() -> Source?

  /// Takes the prose before that document's next input.
  func takeTourProse() -> [StyledText]

  /// Information about the name that ends at a UTF-8 offset of an unfinished input, with
  /// documentation.
  func documentation(in text: String, at offset: Int) -> [StyledText]
}

/// The parameters with which an evaluator is made.
package struct EvaluatorParameters {
  /// The command-line options: seed, limits, display.
  package let options: Options
  /// Whether inputs come from a prompt or a transcript: values then get names, `$1` and `_`.
  package let isInteractive: Bool
  /// Receives the program's output in UTF-8; cheap per call, but cheaper for larger chunks.
  package let write: (UnsafeRawBufferPointer) -> Void
  /// Whether Ctrl-C was pressed since the input began; called often.
  package let isInterrupted: () -> Bool
  /// The width of the terminal in columns; nil if reports do not go to a terminal.
  package var columns: () -> Int? = { nil }
  /// Shows an input after a prompt, as if it had been typed; nil if there is no prompt.
  package var showInput: ((String) -> Void)?
  /// Whether a person sits at a terminal, where an editor can be opened.
  package var hasEditor = false
  /// Called as often as `isInterrupted`, with a closure that returns the input's steps so far.
  package let noteProgress: ((() -> Int) -> Void)?

  package init(
    options: Options, isInteractive: Bool, write: @escaping (UnsafeRawBufferPointer) -> Void,
    isInterrupted: @escaping () -> Bool, noteProgress: ((() -> Int) -> Void)? = nil
  ) {
    self.noteProgress = noteProgress
    self.options = options
    self.isInteractive = isInteractive
    self.write = write
    self.isInterrupted = isInterrupted
  }
}

/// The language of a text.
package enum Dialect: Sendable {
  /// Swift only: `.swift`.
  case swift
  /// Swift and commands: `.bindery`, standard input, the prompt.
  case bindery
}

/// Whether a text can be run as an input.
package enum Completeness: Sendable {
  /// The input can run, or is wrong whatever follows.
  case complete
  /// More must follow; `opener` is the unclosed token, such as `{`, if the parser knows it.
  case incomplete(opener: String?)
}

/// The inputs of a program's files.
package struct Preparation {
  /// The inputs in order; each keeps the name of its file and its own first line.
  package let inputs: [Source]
  /// The diagnostics of parsing; if there is an error, nothing runs.
  package let diagnostics: [Diagnostic]

  package init(inputs: [Source], diagnostics: [Diagnostic] = []) {
    self.inputs = inputs
    self.diagnostics = diagnostics
  }
}

/// The settings for showing results.
package struct DisplaySettings: Sendable {
  package var format: OutputFormat
  /// Whether values of bare expressions are shown.
  package var echoes: Bool
  /// Whether updates are not reported.
  package var isQuiet: Bool
  /// Whether the time of each input is shown.
  package var isTiming: Bool
  /// The text of the prompt, without `>`.
  package var prompt = "bindery"
  /// The current environment frame, shown in the prompt; nil at the root.
  package var frame: String?
  /// The key bindings of the editor, `emacs` or `vi`; nil means those of the user's configuration.
  package var keys: String?
  /// Whether answers taller than the window go through a pager.
  package var usesPager = false
  /// The folder of the project that is reloaded when a file in it is saved; nil if there is none.
  package var watchedFolder: String?

  package init(
    format: OutputFormat = .text, echoes: Bool = false, isQuiet: Bool = false,
    isTiming: Bool = false
  ) {
    self.format = format
    self.echoes = echoes
    self.isQuiet = isQuiet
    self.isTiming = isTiming
  }
}
