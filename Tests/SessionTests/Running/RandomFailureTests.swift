import Session
import SourceText
import Testing

/// Inputs that fail, at any point and for any reason, leave the session as it was before.
@Suite struct RandomFailureTests {
  private static let declarations = """
    struct Failure: Error {}
    @Observable class Bomb { var kind = 0; var watched = 0 { didSet { ignite(watched) } } }
    func endless(_ depth: Int) -> Int { endless(depth + 1) + 1 }
    @discardableResult func ignite(_ kind: Int) -> Int {
      let missing: Int? = nil
      switch kind {
      case 1: fatalError("boom")
      case 2: return missing!
      case 3: return [1][kind]
      case 4: return Int.max + kind
      case 5: return kind / (kind - 5)
      case 6: return endless(0)
      case 7: while true {}
      case 8: return Array(repeating: kind, count: 1 << 60).count
      case 9: return try! throwing()
      default: return 0
      }
    }
    func throwing() throws -> Int { throw Failure() }
    class Fuse { let kind: Int; init(_ kind: Int) { self.kind = kind }; deinit { ignite(kind) } }
    struct Mine: View {
      let bomb: Bomb
      @State private var lit = 0
      var body: some View {
        Text("\\(ignite(bomb.kind))")
        Button("Blast") { lit += 1; bomb.kind = 0; ignite(3) }
        Button("Later") { Task { lit += 1; ignite(1) } }
        Button("Watched") { lit += 1; bomb.watched = 2 }
          .onChange(of: lit) { if lit > 2 { ignite(4) } }
      }
    }
    """

  /// The models that all sessions start with exist from the beginning: they remain if an input that
  /// mentions one of them fails.
  private static let start = ["let bomb = Bomb()", "mount Mine(bomb: bomb)", "let dune = Book()"]

  /// Effects before the failure.
  private static let effects = [
    "board.tasks.append(Task_())", "board.tasks.shuffle()", "board.filter = \"\\(UUID())\"",
    "count += Int.random(in: 1...9)", "plain.number += 1", "meter.level += 1",
    "let fresh = Board(); print(fresh)", "struct Fresh { var a = 1 }; print(Fresh())",
    "extension Plain: CustomStringConvertible { var description: String { \"extended\" } }; print(plain)",
    "extension Board { func extra() -> Int { hits + 1 } }; count += board.extra()",
    "extension Int { var half: Int { self / 2 } }; count += 8.half", "func fresh() {}; fresh()",
    "struct Row: View { let task: Task_; var body: some View { Text(\"anew\") } }",
    "class Plain { var other = 1 }; print(Plain().other)", "print(Set([3, 1, 2]).sorted())",
    "Task { try await Task.sleep(for: .seconds(1)); count += 100 }", "print(Decimal(3) / 7)",
    "print([1, 2, 3].map { \"\\($0)\" }.joined(separator: \",\").uppercased())", "bomb.kind = 0",
  ]

  private static let failures = [
    "throw Failure()", "_ = try throwing()", "ignite(1)", "ignite(2)", "ignite(3)", "ignite(4)",
    "ignite(5)", "ignite(6)", "ignite(7)", "ignite(8)", "ignite(9)", "bomb.watched = 3",
    "do { let fuse = Fuse(1); count += fuse.kind }", "Task { count += 1; ignite(2) }",
    "[1, 2].forEach { ignite($0) }", "bomb.kind = 2", "bomb.kind = 6", "bomb.kind = 7",
    "exit(", "nothing()", "let wrong: Int = \"\"", "count += \"\"", "Book(titel: 1)",
  ]

  /// Commands and claims that fail by themselves.
  private static let commands = [
    "tap Blast", "tap Later", "tap Watched", "tap Nothing", "unmount nowhere", "mount 5",
    "mount Mine(bomb: 5)", "expect count == -1", "expect updates Mine#7",
    "expect error count += 1", "types Dial", "expand Dial", "show nothing", "load missing.bindery",
    "watch 5 +", "watch ignite(2)", "bind five = 5", "set clock never", "advance x", "jump 900",
    "readers nothing", "why Mine#9", "expect board.tasks.count == ignite(5)", "env set 5",
    "let board = ignite(1)", "graph Mine#9", ":try ignite(1)", "mount Mine(bomb: Bomb()) as 5",
    "expect error bomb.watched = 0", "toggle Nothing", "objects Dial", "replace 3",
  ]

  private func input(_ chance: inout RandomWorld.Chance) -> String {
    let effects = Self.effects.shuffled(using: &chance).prefix(
      Int.random(in: 0...2, using: &chance))
    let failure = Self.failures.randomElement(using: &chance) ?? ""
    switch Int.random(in: 0..<6, using: &chance) {
    case 0, 1: return Self.commands.randomElement(using: &chance) ?? ""
    case 2:
      return
        "func failing() throws { \(failure) }; \((effects + ["try failing()"]).joined(separator: "; "))"
    case 3: return "expect error " + (effects + ["count += 1"]).joined(separator: "; ")
    default: return (effects + [failure]).joined(separator: "; ")
    }
  }

  private func world(_ seed: UInt64) -> RandomWorld {
    let world = RandomWorld(seed, maxSteps: 20_000)
    world.fixture.evaluate(Self.declarations)
    for input in Self.start { world.fixture.evaluate(input) }
    return world
  }

  /// A session with failed inputs continues like one without them.
  @Test(arguments: UInt64(1)...25)
  func whatFailsLeavesNothingBehind(_ seed: UInt64) {
    var world = world(seed)
    let (fixture, twin) = (world.fixture, self.world(seed).fixture)
    var failed = 0
    var before = fixture.session.worldDump.text
    expectSame(twin.session.worldDump.text, before, #_sourceLocation, "twin \(seed)")
    while failed < 40 {
      let input = input(&world.chance)
      let told = fixture.transcript(input)
      guard fixture.ending == .failed else {
        // Inputs that happen to succeed run in both sessions.
        #expect(twin.transcript(input) == told, "\(input)")
        before = fixture.session.worldDump.text
        continue
      }
      failed += 1
      expectSame(fixture.session.worldDump.text, before, #_sourceLocation, input)
      guard failed % 4 == 0 else { continue }
      let next = world.input()
      #expect(fixture.transcript(next) == twin.transcript(next), "\(next) after \(input)")
      before = fixture.session.worldDump.text
    }
    expectSame(
      fixture.session.worldDump.text, twin.session.worldDump.text, #_sourceLocation, "seed \(seed)")
  }
}
