import Interpreter
import Project
import Reports
import Semantics
import SourceText
import Syntax

/// Opening projects.
package struct ProjectOpener: SessionPart {
  package let session: Session

  /// Opens a project, which replaces everything in the session. The answer is its summary if it is
  /// opened for the first time.
  ///
  /// - Parameter known: The project as it was opened before; only files changed since are parsed.
  package func opening(_ folder: String, after known: OpenProject? = nil) -> Outcome {
    let (diagnostics, ending) = opened(folder, after: known)
    var outcome = Outcome(ending, diagnostics)
    outcome.folder = folder
    if ending == .accepted, known == nil { outcome.answer = projectLines() }
    return outcome
  }

  /// The folder given to `open`; nil if the command opens a URL.
  func folder(openedBy invocation: Invocation) -> String? {
    guard invocation.command.opensFolders, invocation.words.count == 1,
      case .success = configuration.folders.entries(invocation.words[0].text)
    else { return nil }
    return invocation.words[0].text
  }

  private func opened(
    _ folder: String, after known: OpenProject?
  ) -> (diagnostics: [Diagnostic], ending: Outcome.Ending) {
    let (reading, diagnostics) = read(folder, after: known)
    if configuration.isInterrupted() { return ([], .interrupted) }
    guard let reading else { return (diagnostics, .failed) }
    guard !reading.project.targets.isEmpty else {
      return (diagnostics + reading.project.problems.map(\.diagnostic), .failed)
    }
    // The world of a new session may know more of the library already (see `TestRun.rehearse`).
    let other = session.hasEvaluated ? Session(configuration) : session
    let found = other.projects.declare(reading)
    if configuration.isInterrupted() {
      // The declarations made so far are only a part of the project.
      if other === session { session.reset() }
      return ([], .interrupted)
    }
    if other !== session {
      session.reset()
      session.replayer.adoptWorld(other)
      session.history = History()
    }
    return (diagnostics + found, .accepted)
  }

  /// Finds the project in a folder and parses its files; nil if its manifest fails.
  ///
  /// After an interrupt, the result may be incomplete.
  func read(
    _ folder: String, after known: OpenProject?
  ) -> (reading: ProjectReading?, diagnostics: [Diagnostic]) {
    let files = configuration.folders.stopping(when: configuration.isInterrupted)
    var run = ManifestRun(files, known?.manifests, isInterrupted: configuration.isInterrupted)
    let finder = ProjectFinder(files: files, setting: configuration.projects) {
      run.run($0, in: $1)
    }
    guard let project = finder.project(in: folder) else { return (nil, run.diagnostics) }
    var texts = ProjectSources(files, for: configuration.projects.platform, known: known)
    let modules = project.targets.map { texts.module(of: $0) }
    let reading = ProjectReading(
      project: project, modules: modules, texts: texts, manifests: run.cache,
      dependencies: FileDependencies(modules, known: known?.dependencies), solver: known?.solver,
      isKnown: known?.project == project)
    return (reading, run.diagnostics)
  }

  /// The summary of the project: its modules, and what can be mounted.
  func projectLines() -> [StyledText] {
    guard let project else { return [] }
    let all = project.project
    let modules = all.targets.filter { $0.kind != .test }.map(\.module)
    let tests = all.testTargets.map(\.module)
    var line = "\("opened", .quiet) \(all.name, .name)\(": ", .quiet)" as StyledText
    line += NameList.text(of: modules.isEmpty ? tests : modules)
    line += StyledText(
      " (\(all.fileCount) file\(all.fileCount == 1 ? "" : "s")"
        + (modules.isEmpty || tests.isEmpty
          ? "" : ", tests in \(NameList.text(of: tests).plain)") + ")", .quiet)
    let roots = rootLines()
    return [line] + (roots.isEmpty ? [] : [StyledText("'mount' puts up:", .quiet)] + roots)
  }

  /// The roots of the project as they are mounted.
  var rootExpressions: [Suggestion] {
    defer { if !world.machine.journal.isOpen { world.checker.commit() } }
    return roots.map {
      Suggestion($0.expression, detail: $0.summary)
    }
  }

  /// The roots of the project; without one, those of the session's inputs.
  private var roots: [Mountable] {
    let finder = MountableFinder(checker: world.checker)
    return project.map(finder.roots) ?? finder.roots(of: session.previews.shownTexts)
  }

  /// The roots, a line for each.
  func rootLines() -> [StyledText] {
    var table = Table()
    for root in roots {
      let line = LineMap(root.source).position(of: Int(root.span.start)).line
      table.append([
        StyledText("  ") + StyledText(root.expression, .name), StyledText(root.summary, .quiet),
        StyledText("\(root.source.name):\(line)", .location),
      ])
    }
    if !world.machine.journal.isOpen { world.checker.commit() }
    return table.lines(within: configuration.display.columns())
  }
}
