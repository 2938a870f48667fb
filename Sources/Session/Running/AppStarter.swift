import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// An app whose views mention undeclared names.
struct WaitingApp {
  let type: String
  let missing: Set<String>
}

/// Starts `@main` types.
///
/// An app is mounted when it is declared, or as soon as all names that its views need are. Other
/// types run their `main` under the same conditions.
struct AppStarter: SessionPart {
  let session: Session

  /// Starts the `@main` type that an input declares, or one that has waited for its declarations.
  func mountMain(
    _ type: NominalType?, in input: Source, after declared: Set<String>, _ answer: inout Answer
  ) throws(Rejection) {
    let isLast = session.program.isLast(input)
    guard let app = type ?? (isLast ? session.program.mainType : nil) ?? waitingApp(for: declared)
    else {
      return
    }
    let main = world.checker.entryPoints.mainFunction(of: app).flatMap {
      $0.source.isLibrary ? nil : $0
    }
    if main == nil, isWidget(app) {
      answer.diagnostics.append(
        Diagnostic(
          .note, "'\(app.name)' is not simulated: mount a view of it with an entry", in: app.source,
          at: app.nameSpan))
      return
    }
    // Tests know the program and start it where they want to.
    if main != nil, world.machine.outside.testObserver != nil { return }
    // The rest of the program is declared before it starts.
    if main != nil, session.program.isRunning, !isLast {
      session.program.mainType = app
      return
    }
    let missing = missingNames(neededBy: app, ofValues: main != nil)
    guard missing.isEmpty else {
      setWaitingApp(WaitingApp(type: app.name, missing: missing))
      let names = missing.sorted().map { "'\($0)'" }.joined(separator: " and ")
      let verb = main == nil ? "is mounted" : "runs"
      answer.diagnostics.append(
        Diagnostic(
          .note,
          "'\(app.name)' \(verb) when \(names) \(missing.count == 1 ? "is" : "are") declared",
          in: app.source, at: app.nameSpan))
      return
    }
    setWaitingApp(nil)
    if let main { return try start(app, main, input, &answer) }
    try mount(app, at: Span(0, input.bytes.count))
  }

  /// The app that has waited for one of the declared names.
  private func waitingApp(for declared: Set<String>) -> NominalType? {
    guard let waiting = world.waitingApp, !waiting.missing.isDisjoint(with: declared) else {
      return nil
    }
    return world.checker.type(named: waiting.type)
  }

  private func isWidget(_ type: NominalType) -> Bool {
    ["Widget", "WidgetBundle"].filter(type.source.mentionedNames.contains)
      .compactMap { world.checker.type(named: $0) }
      .contains { $0.isPrelude && world.checker.conforms(type.declaredType, to: $0) }
  }

  private func missingNames(neededBy app: NominalType, ofValues: Bool) -> Set<String> {
    let waiting = world.waitingApp
    let known = waiting.map { $0.type == app.name ? $0.missing : [] } ?? []
    return missingNames(reachedFrom: app, ofValues: ofValues)
      .union(known.filter { world.checker.globals(named: $0).isEmpty })
  }

  /// Runs the `main` of a type; an error that it throws is reported at the type's name.
  private func start(
    _ type: NominalType, _ main: Function, _ input: Source, _ answer: inout Answer
  ) throws(Rejection) {
    let checked = world.checker.entryPoints.checkStart(of: type, calling: main)
    guard checked.isValid else {
      throw .invalid(
        checked.diagnostics.filter(\.isError).map {
          Diagnostic(.error, $0.fact, in: type.source, at: type.nameSpan)
        })
    }
    do throws(Rejection) {
      try session.runner.execute(checked, input, &answer, isLast: false)
    } catch .fault(var fault) {
      if !fault.places.contains(where: { $0.isWritten && !$0.source.name.isEmpty }) {
        fault.places = [
          Fault.Place(
            function: main.name, source: main.source, span: main.span, isWritten: true)
        ]
      }
      throw .fault(fault)
    }
  }

  func setWaitingApp(_ app: WaitingApp?) {
    let world = world
    let before = world.waitingApp
    world.waitingApp = app
    world.machine.journal.record { world.waitingApp = before }
  }

  /// The undeclared type names that bodies mention in all views that can be reached from a type.
  ///
  /// - Parameter ofValues: Whether to include the names of functions and variables.
  private func missingNames(reachedFrom type: NominalType, ofValues: Bool) -> Set<String> {
    var missing: Set<String> = []
    var seen: Set<String> = [type.name]
    var open = [type]
    while let next = open.popLast() {
      for function in FunctionList.functions(of: next) where world.checker.body(of: function) == nil
      {
        for diagnostic in world.checker.bodyDiagnostics(of: function) {
          guard let name = diagnostic.nameOfMissing,
            ofValues || name.first?.isUppercase ?? false
          else { continue }
          missing.insert(name)
        }
      }
      let text = world.checker.texts.source(ofType: next.name) ?? ""
      for name in Source(name: "", text: text).mentionedNames where seen.insert(name).inserted {
        if let other = world.checker.type(named: name), !other.isPrelude { open.append(other) }
      }
    }
    return missing
  }

  /// Mounts an app, and unmounts the earlier one.
  func mount(_ type: NominalType, at span: Span) throws(Rejection) {
    let world = world
    do throws(ViewHost.Failure) {
      if let mounted = world.mountedApp,
        world.host.inspector.mountedViews.contains(where: { $0.name == mounted })
      {
        try world.host.mounting.unmount(mounted)
      }
      let before = world.mountedApp
      world.mountedApp = try world.host.mounting.mountApp(
        world.machine.types.type(for: type.declaredType))
      world.machine.journal.record { world.mountedApp = before }
    } catch {
      throw Rejection(error, at: span)
    }
  }
}
