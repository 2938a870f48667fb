import Interpreter
import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A view that did not run for an input, with what is known of both.
struct SkippedView {
  let world: World
  let index: TransactionIndex
  let view: String
  let reads: [ReadDescription]
  /// The names of the view's fields; a change of one makes it run too.
  let inputs: [String]
  /// The objects that were replaced by others, by name.
  let replaced: [String: Transaction.Replacement]
  let places: ReadPlaces
  /// The input that mounted the view; nil if the body of another one makes it.
  let mounting: Transaction?

  init(
    _ view: String, _ world: World, _ index: TransactionIndex, reads: [ReadDescription],
    replaced: [String: Transaction.Replacement], places: ReadPlaces, mounting: Transaction?
  ) {
    self.view = view
    self.world = world
    self.index = index
    self.reads = reads
    inputs = world.host.inspector.inputs(of: view)
    self.replaced = replaced
    self.places = places
    self.mounting = mounting
  }

  var transaction: Transaction { index.transaction }

  func hasRun(_ name: String) -> Bool {
    transaction.updates.contains { $0.name == name }
  }

  /// Whether a view is inside this one's body.
  func isInside(_ name: String) -> Bool {
    var current = name
    while current != view {
      if current.hasPrefix(view + ".") || current.hasPrefix(view + "[") { return true }
      guard let maker = world.host.inspector.makerName(of: current) else { return false }
      current = maker
    }
    return true
  }

  /// Whether the write was to a state rather than to a property of an object.
  func isState(_ write: Transaction.Write) -> Bool {
    write.target.indices.contains {
      write.target[$0] == "." && places.isView(String(write.target[..<$0]))
    }
  }

  /// Whether a write had no effect because nothing read the property, not because of its value.
  func isUnread(_ write: Transaction.Write) -> Bool {
    switch write.noUpdateReason {
    case nil, .unread, .readByAction, .notObservable: !write.isOfEnvironment
    default: false
    }
  }

  func remedy(
    for noUpdateReason: Transaction.NoUpdateReason, of write: Transaction.Write
  ) -> Remedy? {
    Remedy.remedy(for: noUpdateReason, of: write.target, isState: isState(write))
  }

  /// The remedy that makes the view depend on the written property; nil for a watch, which has no
  /// body.
  func remedy(forUnread write: Transaction.Write, isOwn: Bool) -> Remedy? {
    guard let type = places.bodyType(of: view) else { return nil }
    if isOwn { return .readInBody(target: write.target.lastPart, view: type) }
    if isState(write) { return .pass(target: write.target, view: type) }
    let owner = write.target.beforeLastDot.typePart
    guard places.body(ofType: type)?.reaches(owner) != false else { return nil }
    return .readInBody(target: write.target, view: type)
  }

  /// The code of the input. For a command: the code of the actions that it ran, or else of the
  /// views.
  var codeOfInput: RunCode {
    let checker = world.checker
    let input = transaction.input
    guard case .swift = Reading.read(input) else {
      return RunCode(checker, closuresAt: transaction.use.actions.map { ($0.source, $0.span) })
        ?? RunCode(
          checker, ofViews: Set(world.host.inspector.viewRecords.map(\.typeName)))
    }
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(input).statements, in: input, reportsUnresolved: false)
    return checked.function.map { RunCode(checker, of: $0) } ?? RunCode(checker, ofViews: [])
  }

  /// The expression that an input mounted as this view; nil if the body of another view makes the
  /// view.
  var mounted: Source? {
    guard let input = mounting?.input, case .command(let invocation) = Reading.read(input) else {
      return nil
    }
    return Source(name: input.name, text: input.text(in: invocation.splitting(off: "as").rest))
  }

  /// The text of that expression.
  var textOfMount: String? { mounted?.text }
}
