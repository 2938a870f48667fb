import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// An app some of whose views mention names that nobody has declared.
struct WaitingApp {
  let type: String
  let missing: Set<String>
}

/// Apps are mounted when they are read, or when all that their views need is there.
extension Session {
  /// Mounts an app that the input declares, or one that has waited for what it declares.
  func mountMain(
    _ type: NominalType?, in input: Source, after declared: Set<String>, _ answer: inout Answer
  ) throws(Rejection) {
    let waiting = world.waitingApp
    var app = type
    if app == nil, let waiting, !waiting.missing.isDisjoint(with: declared) {
      app = world.checker.type(named: waiting.type)
    }
    guard let app else { return }
    let widgets = ["Widget", "WidgetBundle"].filter(app.source.mentionedNames.contains)
      .compactMap(world.checker.type(named:))
    if widgets.contains(where: { $0.isPrelude && world.checker.conforms(app.declaredType, to: $0) })
    {
      answer.remarks.append(
        Diagnostic(
          .note, "'\(app.name)' is not simulated: mount a view of it with an entry", in: app.source,
          at: app.nameSpan))
      return
    }
    let known = waiting.map { $0.type == app.name ? $0.missing : [] } ?? []
    let missing = missingNames(reachedFrom: app)
      .union(known.filter { world.checker.globals(named: $0).isEmpty })
    guard missing.isEmpty else {
      setWaitingApp(WaitingApp(type: app.name, missing: missing))
      let names = missing.sorted().map { "'\($0)'" }.joined(separator: " and ")
      answer.remarks.append(
        Diagnostic(
          .note,
          "'\(app.name)' is mounted when \(names) \(missing.count == 1 ? "is" : "are") declared",
          in: app.source,
          at: app.nameSpan))
      return
    }
    setWaitingApp(nil)
    try mount(app, at: Span(0, input.bytes.count))
  }

  func setWaitingApp(_ app: WaitingApp?) {
    let world = world
    let before = world.waitingApp
    world.waitingApp = app
    world.machine.journal.record { world.waitingApp = before }
  }

  /// Names of types that bodies mention which a view can come to, where nobody has declared them.
  private func missingNames(reachedFrom type: NominalType) -> Set<String> {
    var missing: Set<String> = []
    var seen: Set<String> = [type.name]
    var open = [type]
    while let next = open.popLast() {
      for function in FunctionList.functions(of: next) where world.checker.body(of: function) == nil
      {
        for diagnostic in world.checker.bodyDiagnostics(of: function) {
          guard let name = Session.missingName(diagnostic), name.first?.isUppercase ?? false else {
            continue
          }
          missing.insert(name)
        }
      }
      let text = world.checker.sourceText(ofType: next.name) ?? ""
      for name in Source(name: "", text: text).mentionedNames where seen.insert(name).inserted {
        if let other = world.checker.type(named: name), !other.isPrelude { open.append(other) }
      }
    }
    return missing
  }

  /// Mounts an app in place of an earlier one.
  private func mount(_ type: NominalType, at span: Span) throws(Rejection) {
    let world = world
    do throws(ViewHost.Failure) {
      if let mounted = world.mountedApp,
        world.host.mountedViews.contains(where: { $0.name == mounted })
      {
        try world.host.unmount(mounted)
      }
      let before = world.mountedApp
      world.mountedApp = try world.host.mountApp(
        world.machine.types.type(for: type.declaredType))
      world.machine.journal.record { world.mountedApp = before }
    } catch {
      throw Rejection(error, at: span)
    }
  }
}
