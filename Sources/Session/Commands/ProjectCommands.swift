import Project
import Reports
import SourceText
import Stubs

/// Commands about the open project: `reload` and `stubs`.
enum ProjectCommands {
  static let rows = [
    Command(
      "reload", .files, "reload",
      "reads the files that have changed, and runs the inputs of this session again",
      example: ["open Shop", "reload"], unrecorded: reload),
    Command(
      "stubs", .files, "stubs",
      "the stubs for modules that are not available, and their first uses",
      example: ["open Shop", "stubs"], run: stubs),
  ]

  private static func reload(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard session.project != nil else {
      return Outcome(
        .failed,
        [
          Diagnostic(
            .error, ProjectError.notOpen, in: invocation.source, at: invocation.nameSpan)
        ])
    }
    return session.reloader.reload(invocation)
  }

  private static func stubs(_ session: Session, _ invocation: Invocation) -> Answer {
    let outside = session.project?.outside ?? []
    let stubs = session.world.stubs.names
    guard !outside.isEmpty || !stubs.isEmpty else {
      return Answer([StyledText("there are no stubs", .quiet)])
    }
    var table = Table()
    for module in outside {
      let line = LineMap(module.source).position(of: Int(module.span.start)).line
      table.append([
        StyledText(module.name, .name), StyledText("module that is not available", .quiet),
        StyledText("\(module.source.name):\(line)", .location),
      ])
    }
    for name in stubs {
      let what = session.world.stubs.summary(of: name) ?? "stub"
      table.append([
        StyledText(name, .name), StyledText(what, .quiet),
        StyledText(session.project?.firstUse(of: name) ?? "", .location),
      ])
    }
    return Answer(table.lines(within: session.configuration.display.columns()))
  }
}
