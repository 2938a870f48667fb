import Foundation
import Session
import SourceText

/// Random sessions that depend only on a seed: models, views that show them, and inputs that change
/// both.
struct RandomWorld {
  /// The seeds that the tests run: 24 of them, or as many as `BINDERY_SEEDS` says.
  static let seeds =
    1...max(1, ProcessInfo.processInfo.environment["BINDERY_SEEDS"].flatMap(UInt64.init) ?? 24)

  /// A seeded random number generator.
  struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let declarations = """
    @Observable class Task_: Identifiable { var title = "a"; var isDone = false; let id = UUID() }
    @Observable class Board { var tasks: [Task_] = []; var filter = ""; @ObservationIgnored var hits = 0 }
    class Meter: ObservableObject { @Published var level = 0 }
    class Plain { var number = 0 }
    """

  private static let views = """
    struct Row: View {
      @Bindable var task: Task_
      @State private var taps = 0
      var body: some View {
        HStack { Text(task.title); Toggle("Done", isOn: $task.isDone); Button("Tap") { taps += 1 } }
        if taps > 0 { Text("\\(taps)") }
      }
    }
    struct Page: View {
      @Environment(Board.self) private var board: Board?
      @ObservedObject var meter: Meter
      let plain: Plain
      @State private var isOpen = false
      var body: some View {
        Text("\\(meter.level) \\(plain.number)")
        Button("Open") { isOpen.toggle(); plain.number += 1 }
        if isOpen, let board { ForEach(board.tasks) { Row(task: $0) } }
      }
    }
    """

  private static let start = [
    "let board = Board()", "let meter = Meter()", "let plain = Plain()", "env set board",
    "var count = 0",
  ]

  static let inputs = [
    "board.tasks.append(Task_())", "board.tasks.shuffle()", "board.tasks.removeLast()",
    "board.tasks.first?.title += \"b\"", "board.tasks.randomElement()?.isDone.toggle()",
    "board.filter = \"\\(Int.random(in: 0...9))\"", "board.hits += 1", "meter.level += 1",
    "plain.number += 1", "count += board.tasks.count", "mount Page(meter: meter, plain: plain)",
    "mount Page(meter: meter, plain: plain) as page", "unmount page", "unmount Page#1",
    "watch board.tasks.count as watched", "watch meter.level", "tap Open in page", "tap Open",
    "tap Tap", "toggle Done", "env push inner", "env pop", "env set Board()", "env unset Board",
    "Task { try await Task.sleep(for: .seconds(1)); meter.level += 10 }", "advance 600ms",
    "set rows 2", "set clock 2026-05-01", "let other = Meter()", "let plain = Plain()",
    "var made = [Plain(), Plain()]", "made[0].number = 4", "show plain", "show Plain()", "vars",
    "board.tasks[3].title = \"\\(UUID())\"", "count = board.tasks.count / (count - 3)",
    "bind filter = $board.filter", "filter = \"x\"", "tree", "objects",
    "struct Row: View { let task: Task_; var body: some View { Text(task.title) } }",
    "func grow() { board.tasks.append(Task_()); count += 1 }", "grow()", "_ = Task_()",
    "expect error board.tasks[99].title = \"\"", "load more.bindery",
  ]

  private static let files = [
    "more.bindery": "meter.level += 2\nlet loaded = Plain()\nboard.tasks.append(Task_())\n"
  ]

  let fixture: SessionFixture
  var chance: Chance

  /// - Parameter maxSteps: The maximum number of steps of an input; nil for no limit.
  init(_ seed: UInt64, maxSteps: Int? = nil) {
    fixture = SessionFixture(files: Self.files, maxSteps: maxSteps)
    for declaration in [Self.declarations, Self.views] {
      _ = fixture.session.loader.load(Source(name: "start.bindery", text: declaration))
    }
    for input in Self.start { fixture.evaluate(input) }
    chance = Chance(state: seed &* 0x9E37_79B9 &+ 7)
  }

  /// One of the inputs.
  mutating func input() -> String { Self.inputs.randomElement(using: &chance) ?? "" }
}
