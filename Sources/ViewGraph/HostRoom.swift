internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// What the parts of a host are made with.
struct HostBase {
  let machine: Machine
  let graph: Graph
  let link: HostLink
}

/// A part of the host with a task and state of its own.
///
/// It uses the host's machine, its journal, and the graph. Parts that every pass needs hold each
/// other as constants, so that no reference is counted on the way; that goes for the constants of
/// `self`, not for those of its constants. The others reach the rest of the view graph through
/// `host`.
package class HostRoom {
  package typealias Failure = ViewHost.Failure

  final let machine: Machine
  final let graph: Graph
  final let journal: Journal
  private final let link: HostLink

  init(_ base: HostBase) {
    machine = base.machine
    graph = base.graph
    journal = base.machine.journal
    link = base.link
  }

  /// The host, once it is made.
  final var host: ViewHost { link.host!._withUnsafeGuaranteedRef { $0 } }

  /// Violations of its invariants between inputs, for tests.
  func checkInvariants() -> [String] { [] }
}

/// Forwards what the host provides to all its parts.
extension HostRoom {
  final func record(undo: @escaping () -> Void) { journal.record(undo: undo) }

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
