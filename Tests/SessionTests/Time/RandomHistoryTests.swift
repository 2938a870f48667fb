import Session
import Testing

/// Random sessions: all of their inputs can be tried, undone and redone.
///
/// `BINDERY_SEEDS=2000` runs as many of them.
@Suite struct RandomHistoryTests {
  @Test(arguments: RandomWorld.seeds)
  func whateverHappensIsDoneAgain(_ seed: UInt64) {
    var world = RandomWorld(seed)
    let fixture = world.fixture
    for _ in 0..<14 {
      fixture.evaluate(world.input())
      // Some sessions continue from an earlier state.
      if world.chance.next() % 40 == 0 { fixture.evaluate("undo") }
      if world.chance.next() % 400 == 0 { fixture.evaluate("reset") }
    }
    // A new input discards everything that was undone.
    fixture.evaluate("let last = 1")
    let end = fixture.session.worldDump.text
    fixture.evaluate("jump \(fixture.lastAct)")
    expectSame(fixture.session.worldDump.text, end, #_sourceLocation)
    let count = Int.random(in: 1...8, using: &world.chance)
    guard fixture.evaluate("undo \(count)").ending == .accepted else { return }
    fixture.evaluate("redo \(count)")
    expectSame(fixture.session.worldDump.text, end, #_sourceLocation)
  }

  @Test(arguments: RandomWorld.seeds)
  func whatIsTriedLeavesNothingBehind(_ seed: UInt64) {
    var world = RandomWorld(seed &+ 1000)
    let fixture = world.fixture
    for _ in 0..<14 {
      let input = world.input()
      let before = fixture.session.worldDump.text
      let tried = fixture.transcript(":try " + input)
      expectSame(fixture.session.worldDump.text, before, #_sourceLocation, ":try " + input)
      #expect(fixture.transcript(input) == tried, "\(input)")
    }
  }
}
