import Testing

/// The same programs with the graph and with the toolchain's Observation: reads, timing, nesting
/// and the end of tracking.
@Suite struct ConformanceTests {
  @Test func aChangeIsToldOnceWithTheOldValue() {
    expectInBothWorlds(["told at 0", "3"]) { world in
      let m = world.makeModel()
      world.track({ _ = m.a }, onChange: { world.journal.note("told at \(m.a)") })
      for value in 1...3 { m.a = value }
      world.journal.note("\(m.a)")
    }
  }

  @Test func anyPropertyOfTheSetEndsTheObservation() {
    expectInBothWorlds(["told", "willSet b 0 to 1", "didSet b 0 to 1"]) { world in
      let m = world.makeModel()
      world.track({ _ = m.a + m.a + m.b }, onChange: { world.journal.note("told") })
      m.b = 1
      m.a = 1
    }
  }

  @Test func observersComeBeforeUserObserversAndTheStore() {
    expectInBothWorlds([
      "before 0", "willSet b 0 to 5", "didSet b 0 to 5", "after 5",
      "willSet b 5 to 5", "didSet b 5 to 5",
    ]) { world in
      let m = world.makeModel()
      world.watch(
        { _ = m.b }, willSet: { _ in world.journal.note("before \(m.b)") },
        didSet: { _ in world.journal.note("after \(m.b)") })
      m.b = 5
      m.b = 5
    }
  }

  @Test func equalAssignmentsAreSilentAndChangesInPlaceAreNot() {
    expectInBothWorlds(["in place at 0", "items at []"]) { world in
      let m = world.makeModel()
      world.track({ _ = m.a }, onChange: { world.journal.note("in place at \(m.a)") })
      m.a = 0
      m.a += 0
      world.track({ _ = m.items }, onChange: { world.journal.note("items at \(m.items)") })
      m.items = []
      m.items.append(1)
      m.items.append(2)
    }
  }

  @Test func onlyExecutedReadsCount() {
    expectInBothWorlds(["flag changed", "both changed"]) { world in
      let m = world.makeModel()
      let n = world.makeModel()
      func track(_ name: String) {
        world.track({ if m.a > 0 { _ = n.a } }, onChange: { world.journal.note(name) })
      }
      track("flag changed")
      n.a = 1
      m.a = 1
      track("both changed")
      n.a = 2
      m.a = 2
    }
  }

  @Test func computedPropertiesStandForWhatTheyRead() {
    expectInBothWorlds(["sum", "willSet b 0 to 1", "didSet b 0 to 1"]) { world in
      let m = world.makeModel()
      m.items = [1]
      world.track({ _ = m.sum }, onChange: { world.journal.note("sum") })
      m.items = [2]
      m.b = 1
    }
  }

  @Test func plainAssignmentReadsNothingAndChangeInPlaceReads() {
    expectInBothWorlds(["in place", "through child"]) { world in
      let m = world.makeModel()
      world.track({ m.a = 7 }, onChange: { world.journal.note("assignment") })
      m.a = 8
      world.track({ m.a += 1 }, onChange: { world.journal.note("in place") })
      m.a = 10
      m.child = world.makeModel()
      world.track({ m.child?.a = 3 }, onChange: { world.journal.note("through child") })
      m.child?.a = 4
      m.child = nil
    }
  }

  @Test func pathsReadEveryObjectOnTheWay() {
    expectInBothWorlds(["leaf", "replaced"]) { world in
      let m = world.makeModel()
      let child = world.makeModel()
      m.child = child
      func track(_ name: String) {
        world.track({ _ = m.child?.a }, onChange: { world.journal.note(name) })
      }
      track("leaf")
      child.a = 1
      track("replaced")
      m.child = world.makeModel()
      child.a = 2
    }
  }

  @Test func aWriteInTheCallbackTellsAgainUntilItReturns() {
    expectInBothWorlds(["told 1", "told 2", "told 3", "end"]) { world in
      let m = world.makeModel()
      var depth = 0
      world.track({ _ = m.a + m.items.count }) {
        depth += 1
        world.journal.note("told \(depth)")
        if depth < 3 { m.items.append(depth) }
      }
      m.a = 1
      m.a = 2
      world.journal.note("end")
    }
  }

  @Test func trackingAgainInTheCallbackSeesTheOldValueAndLaterWrites() {
    expectInBothWorlds(["read 0", "read 0", "read 1", "read 2"]) { world in
      let m = world.makeModel()
      func observe() {
        world.track({ world.journal.note("read \(m.a)") }, onChange: { observe() })
      }
      observe()
      for value in 1...3 { m.a = value }
    }
  }

  @Test func changesOfItsOwnAreMissedUntilTheRunHasEnded() {
    expectInBothWorlds(["end of run", "told at 5"]) { world in
      let m = world.makeModel()
      world.track(
        {
          _ = m.a
          m.a = 5
          world.journal.note("end of run")
        }, onChange: { world.journal.note("told at \(m.a)") })
      m.a = 6
    }
  }

  @Test func innerReadsCountForTheOuterRunToo() {
    expectInBothWorlds(["inner", "outer"]) { world in
      let m = world.makeModel()
      var told: [String] = []
      world.track(
        {
          _ = m.items
          world.track({ _ = m.a }, onChange: { told.append("inner") })
        }, onChange: { told.append("outer") })
      m.a = 1
      // The toolchain notifies several observers in an unspecified order.
      for name in told.sorted() { world.journal.note(name) }
    }
  }

  @Test func anInnerRunIsLiveAsSoonAsItHasEnded() {
    expectInBothWorlds(["inner", "between", "outer"]) { world in
      let m = world.makeModel()
      world.track(
        {
          world.track({ _ = m.a }, onChange: { world.journal.note("inner") })
          m.a = 1
        }, onChange: { world.journal.note("outer") })
      world.journal.note("between")
      m.a = 2
    }
  }

  @Test func everyObserverOfAPropertyIsTold() {
    expectInBothWorlds(["0", "1", "2", "3"]) { world in
      let m = world.makeModel()
      var told: [Int] = []
      for index in 0..<4 { world.track({ _ = m.a }, onChange: { told.append(index) }) }
      m.a = 1
      m.a = 2
      for index in told.sorted() { world.journal.note("\(index)") }
    }
  }

  @Test func withoutReadsNothingIsTold() {
    expectInBothWorlds(["dropped", "end"]) { world in
      let m = world.makeModel()
      world.track({}, onChange: { [token = Token(world.journal, "dropped")] in token.touch() })
      m.a = 1
      world.journal.note("end")
    }
  }

  @Test func aDyingObjectTellsNobodyAndDropsItsObservers() {
    expectInBothWorlds(["before", "dropped", "after"]) { world in
      var m: (any ObservedModel)? = world.makeModel()
      world.track(
        { _ = m?.a }, onChange: { [token = Token(world.journal, "dropped")] in token.touch() })
      world.journal.note("before")
      m = nil
      world.journal.note("after")
    }
  }

  @Test func anObserverOutlivesOneOfItsObjects() {
    expectInBothWorlds(["gone", "told"]) { world in
      var dying: (any ObservedModel)? = world.makeModel()
      let m = world.makeModel()
      world.track({ _ = (dying?.a ?? 0) + m.a }, onChange: { world.journal.note("told") })
      dying = nil
      world.journal.note("gone")
      m.a = 1
      m.a = 2
    }
  }

  @Test func continuousObservationGoesOnUntilCancelled() {
    expectInBothWorlds(["will 0", "did 1", "will 1", "did 2", "will 2", "end"]) { world in
      let m = world.makeModel()
      world.watch(
        { _ = m.a },
        willSet: { cancel in
          world.journal.note("will \(m.a)")
          if m.a == 2 { cancel() }
        }, didSet: { _ in world.journal.note("did \(m.a)") })
      for value in 1...4 { m.a = value }
      world.journal.note("end")
    }
  }

  @Test func readingInACallbackDuringARunCountsForThatRun() {
    expectInBothWorlds(["told", "by the callback's read"]) { world in
      let m = world.makeModel()
      let n = world.makeModel()
      world.track(
        { _ = m.a },
        onChange: {
          world.journal.note("told")
          _ = n.a
        })
      world.track({ m.a = 1 }, onChange: { world.journal.note("by the callback's read") })
      n.a = 1
    }
  }
}

/// Records its deallocation in a journal, to detect when a callback is dropped.
private final class Token {
  private let journal: Journal
  private let name: String

  init(_ journal: Journal, _ name: String) {
    self.journal = journal
    self.name = name
  }

  deinit { journal.note(name) }

  func touch() {}
}
