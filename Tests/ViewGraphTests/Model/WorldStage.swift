import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The program of the worlds, checked once, and ways to run parts of it as inputs.
final class WorldStage {
  private let checker = TypeChecker()
  let graph = Graph()
  private let machine: Machine
  private let host: ViewHost
  private var functions: [String: Held] = [:]

  /// What an input did: what the program answered, and what the views did, as data.
  struct Step {
    var answer = ""
    var updates: [ReportedUpdate] = []
    var log: [String] = []
  }

  struct ReportedUpdate {
    let name: String
    let isWasted: Bool
    let hasCause: Bool
    let pass: Int
  }

  init() throws {
    let link = HostLink()
    machine = Machine(
      program: checker, graph: graph, builtins: BuiltinTable.standard + ViewBuiltins.rows(link),
      output: { _ in })
    host = ViewHost(machine: machine, program: checker, graph: graph, link: link)
    try input { try evaluate(WorldProgram.text).release() }
    for name in [
      "newWorld", "endWorld", "makeView", "set", "write", "writeAndFail", "writeAndBreak", "calm",
    ] {
      try input { functions[name] = Held(owned: try evaluate(name)) }
    }
  }

  deinit {
    functions = [:]
    host.tearDown()
  }

  private struct Rejection: Error { let messages: [String] }

  private func evaluate(_ text: String) throws -> Value {
    let source = Source(name: "world", text: text)
    let parsed = Parser.parse(source)
    let input = checker.check(parsed.statements, in: source, reportsUnresolved: false)
    let problems = (parsed.diagnostics + input.diagnostics).filter(\.isError)
    if !problems.isEmpty { throw Rejection(messages: problems.map(\.message)) }
    guard let function = input.function else { return .void }
    return try machine.run(function)
  }

  /// One transaction that is accepted, or taken back where it fails.
  private func input(_ work: () throws -> Void) throws {
    begin()
    do {
      try work()
      try host.settle()
    } catch {
      takeBack()
      throw error
    }
    host.commit()
    machine.journal.commit()
  }

  private func begin() {
    machine.resetSteps()
    machine.journal.begin()
    host.begin()
  }

  private func takeBack() {
    machine.journal.rollback()
    host.rollback()
  }

  /// Calls a function of the program as an input.
  func perform(_ function: String, _ arguments: [Value] = []) throws -> Step {
    defer { for argument in arguments { argument.release() } }
    var step = Step()
    begin()
    do {
      let answer = try call(function, arguments)
      if answer.kind == .string { step.answer = answer.asString }
      answer.release()
      try host.settle()
    } catch {
      takeBack()
      throw error
    }
    step.updates = host.trace.updates.map {
      ReportedUpdate(
        name: $0.name, isWasted: $0.isWasted, hasCause: !$0.causes.isEmpty, pass: $0.pass)
    }
    step.log = host.trace.log.map(\.text)
    host.commit()
    machine.journal.commit()
    return step
  }

  private func call(_ function: String, _ arguments: [Value] = []) throws(Fault) -> Value {
    guard let closure = functions[function] else { return .void }
    return try machine.call(closure.value, arguments)
  }

  /// Mounts the world's view and gives its name.
  func mount() throws -> String {
    var name = ""
    try input { name = try mountView() }
    return name
  }

  private func mountView() throws -> String {
    let view = Held(owned: try call("makeView"))
    return try host.mount(view.value, named: nil)
  }

  func unmount(_ name: String) throws { try input { try host.unmount(name) } }

  func screen(of name: String) throws -> Screen { Screen(try host.tree(of: name)) }

  /// What a view would show that is mounted now, by an input that is taken back.
  func freshScreen() throws -> Screen {
    begin()
    defer { takeBack() }
    let name = try mountView()
    try host.settle()
    return try screen(of: name)
  }
}
