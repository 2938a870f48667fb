import FoundationBridge
package import Interpreter
package import ObservationGraph
package import Semantics
import SourceText
import Stubs
package import ViewGraph

/// Everything that inputs can change: declarations, values, dependencies and views.
package final class World {
  package let checker: TypeChecker
  package let graph: Graph
  package let machine: Machine
  package let host: ViewHost
  let names: LiveNameTable
  /// The name of the mounted `@main` app.
  var mountedApp: String?
  /// The `@main` app that cannot be mounted yet, because declarations are missing.
  var waitingApp: WaitingApp?
  /// Whether the sample models, such as `Book`, are declared.
  var hasModels = false
  /// Declarations that wait for an undeclared name.
  var waiting: [WaitingDeclaration] = []
  /// Source files that mentioned undeclared names when they were announced.
  var sourcesWithMissingNames: [Source] = []
  /// The stubs made for names that were never declared.
  var stubs = StubTable()
  /// The names of the types that were declared more than once.
  var redeclared: Set<String> = []
  /// The views already reported to use an earlier declaration of their type.
  var viewsWithOldDeclarations: Set<String> = []

  /// How many of the texts that prepare completion have been completed.
  var preparedCount = 0
  var preparedInputs = PreparedInputs()
  /// Whether the input has printed anything.
  let printing = Printing()
  /// The number of the last alarm of the clock when the input began.
  var alarmBefore = 0
  /// The random numbers and the clock at the start of the running input.
  var environmentAtStart = ProgramEnvironment()

  /// Whether a program has printed anything.
  final class Printing {
    var hasPrinted = false
  }

  init(_ configuration: Configuration) {
    checker = TypeChecker()
    checker.mode.allowsFragments = configuration.makesStubs
    checker.budget.limit = configuration.limits.steps
    checker.budget.isStopRequested = configuration.isInterrupted
    graph = Graph()
    var limits = Limits.standard
    limits.steps = configuration.limits.steps
    if let depth = configuration.limits.depth { limits.depth = depth }
    let link = HostLink()
    machine = Machine(
      program: checker, graph: graph,
      builtins: BuiltinTable.standard + FoundationBuiltins.rows + ViewBuiltins.rows(link),
      output: { [printing] text in
        printing.hasPrinted = true
        configuration.write(text)
      }, limits: limits)
    if let bytes = configuration.limits.memory { machine.memory.limit = bytes }
    machine.outside.environment = ProgramEnvironment(seed: configuration.seed)
    machine.outside.environment.arguments = configuration.arguments
    let resources = configuration.resources ?? configuration.folder
    machine.outside.environment.disk.resources = resources.map { [DiskFolders.Resource($0)] } ?? []
    machine.polling.isStopRequested = configuration.isInterrupted
    host = ViewHost(machine: machine, program: checker, graph: graph, link: link)
    names = LiveNameTable(checker: checker, machine: machine, host: host)
    checker.liveNames = names
  }

  deinit {
    machine.retire()
    host.tearDown()
    checker.tearDown()
  }
}
