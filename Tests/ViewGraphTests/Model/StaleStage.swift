import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The program of the worlds with stale views, and the host's opinion which of them are.
final class StaleStage {
  private let checker = TypeChecker()
  let graph = Graph()
  let machine: Machine
  private let host: ViewHost
  private var functions: [String: Held] = [:]
  private(set) var stale: Set<String> = []

  init() throws {
    let link = HostLink()
    machine = Machine(
      program: checker, graph: graph, builtins: BuiltinTable.standard + ViewBuiltins.rows(link),
      output: { _ in })
    host = ViewHost(machine: machine, program: checker, graph: graph, link: link)
    try input { _ = Held(owned: try evaluate(StaleProgram.text)) }
    for name in ["newWorld", "makeView", "emptyCaches", "set", "write"] {
      try input { functions[name] = Held(owned: try evaluate(name)) }
    }
  }

  deinit {
    functions = [:]
    host.tearDown()
  }

  private struct Rejection: Error { let messages: [String] }

  private func evaluate(_ text: String) throws -> Value {
    let source = Source(name: "stale", text: text)
    let parsed = Parser.parse(source)
    let input = checker.check(parsed.statements, in: source, reportsUnresolved: false)
    let problems = (parsed.diagnostics + input.diagnostics).filter(\.isError)
    if !problems.isEmpty { throw Rejection(messages: problems.map(\.message)) }
    guard let function = input.function else { return .void }
    return try machine.run(function)
  }

  private func begin() {
    machine.resetSteps()
    machine.journal.begin()
    host.begin()
  }

  /// One input that is accepted; `stale` is then what the host finds.
  func input(_ work: () throws -> Void) throws {
    begin()
    do {
      try work()
      try host.settle()
    } catch {
      machine.journal.rollback()
      host.rollback()
      throw error
    }
    var records: [WriteRecord] = []
    machine.journal.commit { records.append($0) }
    host.suspectReaders(of: records)
    host.commit()
    for record in records { record.release() }
    let (found, cured) = host.findStale()
    stale.subtract(cured)
    stale.formUnion(found.map(\.view))
  }

  func call(_ function: String, _ arguments: [Value] = []) throws -> String {
    defer { for argument in arguments { argument.release() } }
    guard let closure = functions[function] else { return "" }
    let answer = Held(owned: try machine.call(closure.value, arguments))
    return answer.value.kind == .string ? answer.value.asString : ""
  }

  /// Mounts the world's view and gives its name.
  func mount() throws -> String {
    var name = ""
    try input { name = try mountView() }
    return name
  }

  private func mountView() throws -> String {
    guard let closure = functions["makeView"] else { return "" }
    let view = Held(owned: try machine.call(closure.value, []))
    return try host.mount(view.value, named: nil)
  }

  func unmount(_ name: String) throws { try input { try host.unmount(name) } }

  func screen(of name: String) throws -> Screen { Screen(try host.tree(of: name)) }

  /// What a view would show that is mounted now, with no cache filled, by an input that is taken back.
  func freshScreen() throws -> Screen {
    begin()
    defer {
      machine.journal.rollback()
      host.rollback()
    }
    _ = try call("emptyCaches")
    return try screen(of: mountView())
  }

  /// All that a look must leave as it was.
  func dump() -> String {
    let views = host.viewRecords.map {
      "\($0.name) \($0.updates) \($0.wasted) \($0.reads)"
    }
    let random = "\(machine.surroundings.random) \(machine.surroundings.identifiers)"
    let reads = host.viewRecords.map { record in
      let reads = (try? host.reads(of: record.name)) ?? []
      return "\(record.name): \(reads.map { "\($0.target).\($0.property)" })"
    }
    let tree = ((try? host.tree()) ?? []).flatMap(\.lines)
    return (views + [random, graph.dump()] + reads + tree + host.silentDump())
      .joined(separator: "\n")
  }

  /// Runs all mounted bodies to be looked at.
  func lookAtAll() { host.lookAtAll() }
}
