import ObservationGraph
import Testing

/// The events of a program, oldest first.
final class Journal: @unchecked Sendable {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An observable object with the properties the conformance programs use.
protocol ObservedModel: AnyObject {
  var a: Int { get set }
  /// A property whose `willSet` and `didSet` write to the journal.
  var b: Int { get set }
  var items: [Int] { get set }
  var child: (any ObservedModel)? { get set }
}

extension ObservedModel {
  var sum: Int { a + b }
}

/// An implementation of Observation: the toolchain's or the graph's.
protocol World {
  var journal: Journal { get }

  func makeModel() -> any ObservedModel

  /// `withObservationTracking`.
  func track(_ apply: () -> Void, onChange: @escaping () -> Void)

  /// Continuous tracking; the callbacks receive a closure that cancels it.
  func watch(
    _ apply: () -> Void, willSet: @escaping (() -> Void) -> Void,
    didSet: @escaping (() -> Void) -> Void)
}

/// Runs one program in both worlds, and compares the events with the expected ones.
func expectInBothWorlds(
  _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
  _ program: (any World) -> Void
) {
  let toolchain = ToolchainWorld()
  program(toolchain)
  #expect(toolchain.journal.lines == expected, "the toolchain", sourceLocation: sourceLocation)
  let graph = GraphWorld()
  program(graph)
  #expect(graph.journal.lines == expected, "the graph", sourceLocation: sourceLocation)
  #expect(graph.graph.checkInvariants() == [], sourceLocation: sourceLocation)
}
