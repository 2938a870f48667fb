import FoundationBridge
import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A program with a graph and a view host, which can run inputs one after the other.
final class ProgramStage {
  let checker = TypeChecker()
  let graph = Graph()
  let machine: Machine
  let host: ViewHost
  private let name: String
  private var functions: [String: Held] = [:]

  /// The errors of a rejected text.
  struct Rejection: Error { let messages: [String] }

  /// - Parameter name: The name of its sources.
  init(_ name: String, output: @escaping (String) -> Void = { _ in }) {
    self.name = name
    let link = HostLink()
    machine = Machine(
      program: checker, graph: graph,
      builtins: BuiltinTable.standard + FoundationBuiltins.rows + ViewBuiltins.rows(link),
      output: output)
    host = ViewHost(machine: machine, program: checker, graph: graph, link: link)
  }

  deinit {
    functions = [:]
    host.tearDown()
  }

  func evaluate(_ text: String) throws -> Value {
    let source = Source(name: name, text: text)
    let parsed = Parser.parse(source)
    let input = checker.check(parsed.statements, in: source, reportsUnresolved: false)
    let problems = (parsed.diagnostics + input.diagnostics).filter(\.isError)
    if !problems.isEmpty { throw Rejection(messages: problems.map(\.message)) }
    guard let function = input.function else { return .void }
    return try machine.run(function)
  }

  /// Keeps a function of the program, to be called by its name.
  func keep(_ function: String) throws { functions[function] = Held(owned: try evaluate(function)) }

  /// Calls a function that was kept.
  func call(_ function: String, _ arguments: [Value] = []) throws(Fault) -> Value {
    guard let closure = functions[function] else { return .void }
    return try machine.call(closure.value, arguments)
  }

  func begin() {
    machine.resetSteps()
    machine.journal.begin()
    host.updates.begin()
  }

  func takeBack() {
    machine.journal.rollback()
    host.updates.rollback()
  }

  /// Mounts the view that `makeView` returns; returns its name.
  func mountView() throws -> String {
    let view = Held(owned: try call("makeView"))
    return try host.mounting.mount(view.value, named: nil)
  }
}
