import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The program of the worlds with stale views, and the views that the host finds stale.
final class StaleStage {
  private let stage = ProgramStage("stale")
  private(set) var stale: Set<String> = []
  private var host: ViewHost { stage.host }
  var machine: Machine { stage.machine }
  var graph: Graph { stage.graph }

  init() throws {
    try input { _ = Held(owned: try stage.evaluate(StaleProgram.text)) }
    for name in ["newWorld", "makeView", "emptyCaches", "set", "write"] {
      try input { try stage.keep(name) }
    }
  }

  /// Runs one input and accepts it; `stale` is then what the host found.
  func input(_ work: () throws -> Void) throws {
    stage.begin()
    do {
      try work()
      try host.updates.settle()
    } catch {
      stage.takeBack()
      throw error
    }
    var records: [WriteRecord] = []
    machine.journal.commit { records.append($0) }
    host.staleness.suspectReaders(of: records)
    host.updates.commit()
    for record in records { record.release() }
    let (found, cured) = host.staleness.findStale()
    stale.subtract(cured)
    stale.formUnion(found.map(\.view))
  }

  func call(_ function: String, _ arguments: [Value] = []) throws -> String {
    defer { for argument in arguments { argument.release() } }
    let answer = Held(owned: try stage.call(function, arguments))
    return answer.value.kind == .string ? answer.value.asString : ""
  }

  /// Mounts the world's view and returns its name.
  func mount() throws -> String {
    var name = ""
    try input { name = try stage.mountView() }
    return name
  }

  func unmount(_ name: String) throws { try input { try host.mounting.unmount(name) } }

  func screen(of name: String) throws -> Screen { Screen(try host.snapshots.tree(of: name)) }

  /// The screen of a view mounted now, with empty caches, in an input that is rolled back.
  func freshScreen() throws -> Screen {
    stage.begin()
    defer { stage.takeBack() }
    _ = try call("emptyCaches")
    return try screen(of: stage.mountView())
  }

  /// Everything that a dry run must not change.
  func dump() -> String {
    let views = host.inspector.viewRecords.map {
      "\($0.name) \($0.updates) \($0.wasted) \($0.reads)"
    }
    let random =
      "\(machine.outside.environment.random) \(machine.outside.environment.identifiers)"
    let reads = host.inspector.viewRecords.map { record in
      let reads = (try? host.inspector.reads(of: record.name)) ?? []
      return "\(record.name): \(reads.map { "\($0.target).\($0.property)" })"
    }
    let tree = ((try? host.snapshots.tree()) ?? []).flatMap(\.lines)
    return (views + [random, graph.dump()] + reads + tree + host.staleness.silentDump())
      .joined(separator: "\n")
  }

  /// Performs a dry run of all mounted bodies.
  func lookAtAll() { host.staleness.lookAtAll() }
}
