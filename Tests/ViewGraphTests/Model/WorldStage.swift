import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The program of the random worlds, checked once, and ways to run parts of it as inputs.
final class WorldStage {
  private let stage = ProgramStage("world")
  private var host: ViewHost { stage.host }
  private var machine: Machine { stage.machine }
  var graph: Graph { stage.graph }

  /// The effects of an input: the program's answer, and the view updates as data.
  struct Step {
    var answer = ""
    var updates: [ReportedUpdate] = []
    var log: [String] = []
  }

  /// An update as reported.
  struct ReportedUpdate {
    let name: String
    let isWasted: Bool
    let hasCause: Bool
    let pass: Int
  }

  init() throws {
    try input { try stage.evaluate(WorldProgram.text).release() }
    for name in [
      "newWorld", "endWorld", "makeView", "set", "write", "writeAndFail", "writeAndBreak", "calm",
    ] {
      try input { try stage.keep(name) }
    }
  }

  /// Runs one transaction; accepts it, or rolls it back if it fails.
  private func input(_ work: () throws -> Void) throws {
    stage.begin()
    do {
      try work()
      try host.updates.settle()
    } catch {
      stage.takeBack()
      throw error
    }
    host.updates.commit()
    machine.journal.commit()
  }

  /// Calls a function of the program as an input.
  func perform(_ function: String, _ arguments: [Value] = []) throws -> Step {
    defer { for argument in arguments { argument.release() } }
    var step = Step()
    stage.begin()
    do {
      let answer = try stage.call(function, arguments)
      if answer.kind == .string { step.answer = answer.asString }
      answer.release()
      try host.updates.settle()
    } catch {
      stage.takeBack()
      throw error
    }
    step.updates = host.trace.updates.map {
      ReportedUpdate(
        name: $0.name, isWasted: $0.isWasted, hasCause: !$0.causes.isEmpty, pass: $0.pass)
    }
    step.log = host.trace.log.map(\.text)
    host.updates.commit()
    machine.journal.commit()
    return step
  }

  /// Mounts the world's view and returns its name.
  func mount() throws -> String {
    var name = ""
    try input { name = try stage.mountView() }
    return name
  }

  func unmount(_ name: String) throws { try input { try host.mounting.unmount(name) } }

  func screen(of name: String) throws -> Screen { Screen(try host.snapshots.tree(of: name)) }

  /// The screen of a view mounted now, in an input that is rolled back.
  func freshScreen() throws -> Screen {
    stage.begin()
    defer { stage.takeBack() }
    let name = try stage.mountView()
    try host.updates.settle()
    return try screen(of: name)
  }
}
