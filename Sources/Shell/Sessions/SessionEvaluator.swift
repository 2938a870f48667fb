import Reports
import Session
import SourceText
import Terminal

/// Adapts a session to the shell: an evaluator that runs inputs in a session.
package final class SessionEvaluator: Evaluator {
  private let setup: EvaluatorParameters
  private let output: ProgramOutput
  private let session: Session
  private let form: any ReportFormat

  package convenience init(_ setup: EvaluatorParameters) { self.init(setup, isReplaying: false) }

  /// - Parameter isReplaying: Whether the inputs have run before, so that commands must not write
  ///   files again.
  private init(_ setup: EvaluatorParameters, isReplaying: Bool) {
    self.setup = setup
    form = setup.options.display.format.form
    let output = ProgramOutput(setup.write)
    self.output = output
    var configuration = Configuration(
      write: output.append, isInterrupted: setup.isInterrupted,
      files: .system)
    configuration.display.columns = setup.columns
    configuration.documents.samples = SampleSessions.all
    configuration.documents.steps = SampleSessions.steps
    configuration.display.showInput = setup.showInput
    if setup.hasEditor {
      configuration.edit = { ExternalProgram.edit($0, in: .current) }
    }
    configuration.draw = Graphviz.draw
    configuration.seed = setup.options.seed
    let file = setup.options.files.first
    configuration.arguments = [file ?? "bindery"] + setup.options.arguments
    configuration.resources = setup.options.resources
    configuration.folder = file.map(FileAccess.directory) ?? "."
    configuration.limits = setup.options.limits
    // What is given with `-e` is typed, too.
    configuration.namesResults = setup.isInteractive || !setup.options.code.isEmpty
    configuration.keepsGoing = setup.options.keepsGoing
    configuration.stopsAtFirstFailure =
      !setup.isInteractive && !setup.options.keepsGoing && form.stopsAtFirstFailure
    configuration.makesStubs = setup.options.makesStubs
    configuration.folders = .system
    configuration.projects = setup.options.project
    configuration.checksProjects = setup.options.checksOnly
    if isReplaying {
      configuration.files.write = { _, _ in nil }
    } else {
      configuration.documents.transcript = { SessionEvaluator.transcript(of: $0, setup.options) }
    }
    session = Session(configuration)
    if let noteProgress = setup.noteProgress {
      let isInterrupted = setup.isInterrupted
      session.watchProgress { steps in
        noteProgress(steps)
        return isInterrupted()
      }
    }
    session.settings.isQuiet = setup.options.display.isQuiet
    session.settings.isTiming = setup.options.display.isTiming
  }

  private static func transcript(of inputs: [String], _ options: Options) -> String? {
    var options = options
    // The inputs already include those of the start-up file.
    options.startFile = .none
    options.display.format = .text
    let nowhere = TextSink()
    let runner = TranscriptRunner(
      options: options, console: Console(output: nowhere, errors: nowhere), isUpdating: false,
      makeEvaluator: { SessionEvaluator($0, isReplaying: true) })
    return runner.transcript(of: inputs)
  }

  package var display: DisplaySettings {
    var display = DisplaySettings(
      format: setup.options.display.format,
      echoes: session.settings.echoes ?? (setup.isInteractive || setup.options.display.echoes),
      isQuiet: session.settings.isQuiet, isTiming: session.settings.isTiming)
    display.prompt = session.promptText ?? display.prompt
    display.frame = session.innermostFrame
    display.keys = session.settings.keys
    display.usesPager = session.settings.usesPager
    display.watchedFolder = session.settings.reloads ? session.project?.folder : nil
    return display
  }

  package func completeness(of text: String) -> Completeness {
    session.reader.opener(of: text).map { .incomplete(opener: $0.isEmpty ? nil : $0) } ?? .complete
  }

  package func splitInputs(of text: String, name: (Int) -> String) -> [Source] {
    session.reader.splitInputs(of: text, name: name)
  }

  package func prepare(_ files: [Source], as dialect: Dialect) -> Preparation {
    let prepared = session.preparation.prepare(files, hasCommands: dialect == .bindery)
    return Preparation(inputs: prepared.inputs, diagnostics: prepared.diagnostics)
  }

  package func announceInputs(_ inputs: [Source]) { session.stubbing.announceInputs(inputs) }

  package func check(_ programs: [(files: [Source], dialect: Dialect)]) -> [Diagnostic] {
    session.fileChecker.check(programs.map { ($0.files, $0.dialect == .bindery) })
  }

  package func lint(_ files: [Source], as dialect: Dialect) -> [Diagnostic] {
    session.linting.lint(files, hasCommands: dialect == .bindery)
  }

  package func open(_ project: String, after known: (any Evaluator)?) -> Evaluation {
    makeEvaluation(
      session.projects.opening(project, after: (known as? SessionEvaluator)?.session.project))
  }

  package func checkProject() -> [Diagnostic] { session.projects.checkProject() }

  package func lintProject() -> [Diagnostic] { session.projects.lintProject() }

  package var projectTests: [Source] { session.project?.tests ?? [] }

  package var affectedTests: [Source] { session.project?.affectedTests ?? [] }

  package func prepareDependencies() { session.project?.prepareDependencies() }

  package func rehearseTests() { makeTestRun()?.rehearse() }

  package var inputCount: Int { session.inputCount }

  package func evaluate(
    _ input: Source, showing showStep: ((Evaluation) -> Void)?
  ) -> Evaluation {
    session.configuration.display.showStep = showStep.map { show in
      { [unowned self] in show(makeEvaluation($0)) }
    }
    defer { session.configuration.display.showStep = nil }
    return makeEvaluation(session.evaluate(input))
  }

  private func makeEvaluation(_ outcome: Outcome) -> Evaluation {
    output.flush()
    return form.evaluation(of: outcome, showsUpdates: !session.settings.isQuiet)
  }

  package func makeTestRun() -> TestRun? { TestRun(session, flush: output.flush) }

  package func completions(
    in text: String, at offset: Int, for purpose: CompletionList.Purpose
  ) -> CompletionList {
    let completion = session.completer.completion(
      in: text, at: offset, for: purpose == .list ? .list : .commonStart)
    return CompletionList(
      start: completion.start,
      candidates: completion.candidates.map {
        CompletionList.Candidate($0.text, detail: ControlCharacters.escaped($0.detail))
      })
  }

  package func prepareCompletion() -> Bool { session.completer.prepareCompletion() }

  package func takeTourInput() -> Source? { session.takeTourInput() }

  package func takeTourProse() -> [StyledText] { session.takeTourProse() }

  package func documentation(in text: String, at offset: Int) -> [StyledText] {
    session.completer.documentation(in: text, at: offset)
  }
}

/// Buffers the program's output, to pass it on in larger chunks.
private final class ProgramOutput {
  private let write: (UnsafeRawBufferPointer) -> Void
  private var bytes: [UInt8] = []

  init(_ write: @escaping (UnsafeRawBufferPointer) -> Void) { self.write = write }

  func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= 4096 { flush() }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(write)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension Configuration.Files {
  /// Access to the files of this machine.
  fileprivate static var system: Configuration.Files {
    Configuration.Files(
      read: { path in
        do throws(SystemError) {
          let text = try FileAccess.read(FileAccess.expandingHome(path))
          return .success(Script.withoutInterpreterLine(text))
        } catch {
          return .failure(Failure(message: error.message))
        }
      },
      write: { path, text in
        do throws(SystemError) {
          try FileAccess.replace(FileAccess.expandingHome(path), with: text)
          return nil
        } catch {
          return Failure(message: error.message)
        }
      },
      list: { FileAccess.names(in: FileAccess.expandingHome($0)) },
      exists: { FileAccess.exists(FileAccess.expandingHome($0)) })
  }
}
