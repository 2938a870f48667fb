internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// A part of the host with a task and a state of its own.
///
/// It finds the rest of the view graph through its host, whose machine and graph it works with.
package class HostRoom {
  package typealias Failure = ViewHost.Failure

  unowned(unsafe) let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  /// What is wrong with its state between inputs, for tests.
  func checkInvariants() -> [String] { [] }
}

/// What the host does for all its parts.
extension HostRoom {
  final var machine: Machine { host.machine }
  final var graph: Graph { host.graph }

  final func record(undo: @escaping () -> Void) { host.record(undo: undo) }

  final func untracked<Result>(
    _ work: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    try host.untracked(work)
  }

  final func act(
    _ closure: Value, _ arguments: [Value] = [], as name: String? = nil
  ) throws(Fault) {
    try host.act(closure, arguments, as: name)
  }

  final func understands(_ request: ViewRequest, _ value: Value) -> Bool {
    host.understands(request, value)
  }

  final func ask(
    _ request: ViewRequest, of value: Value, _ arguments: [Value] = []
  ) throws(Fault) -> Value {
    try host.ask(request, of: value, arguments)
  }
}
