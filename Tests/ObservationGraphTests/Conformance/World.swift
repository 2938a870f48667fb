import ObservationGraph
import Testing

/// What a program observed, oldest first.
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
  /// Has a `willSet` and a `didSet` that write to the journal.
  var b: Int { get set }
  var items: [Int] { get set }
  var child: (any ObservedModel)? { get set }
}

extension ObservedModel {
  var sum: Int { a + b }
}

/// One way to observe: the toolchain's, or the graph's.
protocol World {
  var journal: Journal { get }

  func makeModel() -> any ObservedModel

  /// `withObservationTracking`.
  func track(_ apply: () -> Void, onChange: @escaping () -> Void)

  /// The continuous form; the callbacks get a closure that cancels.
  func watch(
    _ apply: () -> Void, willSet: @escaping (() -> Void) -> Void,
    didSet: @escaping (() -> Void) -> Void)
}

/// Runs one program in both worlds and compares what each noted with what is expected.
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
