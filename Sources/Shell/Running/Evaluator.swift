import Reports
import Session
import SourceText
import Terminal

/// What runs the inputs that the shell reads: the one world of models, views and variables.
///
/// The shell makes one evaluator per run, and a fresh one per transcript.
package protocol Evaluator: AnyObject {
  /// How results are to be shown now; commands such as `timing on` may change it.
  var display: DisplaySettings { get }

  /// Whether a text that was read so far can be run; asked again for every further line.
  func completeness(of text: String) -> Completeness

  /// The inputs of a text that somebody pasted, in order; one where it is but one.
  ///
  /// - Parameter name: What the input with this place among them is called, from 0.
  func pieces(of text: String, name: (Int) -> String) -> [Source]

  /// Parses the whole files of a program and cuts them into inputs, without running or resolving any.
  func prepare(_ files: [Source], as dialect: Dialect) -> Preparation

  /// Tells of the inputs of a document that are to come, in their order.
  func expect(_ inputs: [Source])

  /// Parses and resolves programs without running them, each with what those before it declare: what
  /// `--check` reports.
  func check(_ programs: [(files: [Source], dialect: Dialect)]) -> [Diagnostic]

  /// Opens the project in a folder, in place of all that there is.
  ///
  /// - Parameter known: What has opened it before: only what has changed since is parsed.
  func open(_ project: String, after known: (any Evaluator)?) -> Evaluation

  /// What is wrong with the open project beside what opening it told.
  func checkProject() -> [Diagnostic]

  /// What is wrong with the open project, and what it could do better.
  func lintProject() -> [Diagnostic]

  /// The texts of the open project's test targets.
  var projectTests: [Source] { get }

  /// Those of them that depend on files which have changed since the project was opened before.
  var affectedTests: [Source] { get }

  /// Finds out now what `affectedTests` of the next evaluator has to know.
  func prepareDependencies()

  /// What is wrong with the files of one program, and what it could do better: what `--lint` reports.
  func lint(_ files: [Source], as dialect: Dialect) -> [Diagnostic]

  /// Runs one input as one transaction.
  ///
  /// All that the program prints is given to `EvaluatorSetup.write` before this returns.
  func evaluate(_ input: Source) -> Evaluation

  /// What runs the tests of the files that were evaluated; nil where there are none to run.
  func makeTestRun() -> TestRun?

  /// What could stand at a UTF-8 offset of an input that is being typed.
  func completions(in text: String, at offset: Int) -> CompletionList

  /// Loads a part of what most completions need; whether there is more.
  func prepareCompletion() -> Bool

  /// The next input of a document that is played step by step; nil where none is.
  func takeTourInput() -> Source?

  /// What to read before the next input of that document.
  func takeTourProse() -> [StyledText]

  /// What is known of the name that ends at a UTF-8 offset of such an input, documentation included.
  func documentation(in text: String, at offset: Int) -> [StyledText]
}

/// What an evaluator is made from.
package struct EvaluatorSetup {
  /// The command line: seed, limits, display.
  package let options: Options
  /// Whether a person is at a prompt (or a transcript plays one): results get names, `$1`, `_`.
  package let isInteractive: Bool
  /// Takes what the program prints, in UTF-8. Cheap per call, but better given larger pieces.
  package let write: (UnsafeRawBufferPointer) -> Void
  /// Whether Ctrl-C was pressed since the input began; cheap enough to be asked often.
  package let isInterrupted: () -> Bool
  /// How many columns the terminal has that reports are shown at; nil where there is none.
  package var columns: () -> Int? = { nil }
  /// Is given, as often, what tells how many steps the running input has taken.
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

/// The language of a file.
package enum Dialect: Sendable {
  /// Swift alone: `.swift`.
  case swift
  /// Swift and commands: `.bindery`, standard input, the prompt.
  case bindery
}

/// Whether a text can be run as an input.
package enum Completeness: Sendable {
  /// It can; also where nothing that follows could mend it.
  case complete
  /// More must follow. `opener` is what is still open, such as `{`, where the parser knows.
  case incomplete(opener: String?)
}

/// A file that was cut into inputs.
package struct Preparation {
  /// The inputs in order. Each keeps the file's name and its own first line.
  package let inputs: [Source]
  /// What is wrong with the file as text. Nothing runs if there is an error.
  package let diagnostics: [Diagnostic]

  package init(inputs: [Source], diagnostics: [Diagnostic] = []) {
    self.inputs = inputs
    self.diagnostics = diagnostics
  }
}

/// How results are shown.
package struct DisplaySettings: Sendable {
  package var format: OutputFormat
  /// Values of bare expressions are shown.
  package var echoes: Bool
  /// Updates are not reported.
  package var isQuiet: Bool
  /// The time that each input took is shown.
  package var isTiming: Bool
  /// What stands before an input, without its sign.
  package var prompt = "bindery"
  /// The environment frame that the prompt is in; nil for the outermost one.
  package var frame: String?
  /// Whose keys the editor understands, `emacs` or `vi`; nil for what the person's settings say.
  package var keys: String?
  /// Whether what is taller than the window goes through a pager.
  package var usesPager = false
  /// The folder of the project that is read again when a file in it is saved; nil where none is.
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
