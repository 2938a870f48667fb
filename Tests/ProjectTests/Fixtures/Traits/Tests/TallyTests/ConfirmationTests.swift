import Testing

@testable import Tally

@Suite struct ConfirmationTests {
  @Test func eachNameIsConfirmed() async {
    await confirmation("names", expectedCount: 2) { confirm in
      for await _ in Tally().names(["a", "b"]) { confirm() }
    }
  }

  @Test func oneIsMissing() async {
    await confirmation("names", expectedCount: 3) { confirm in
      for await _ in Tally().names(["a", "b"]) { confirm() }
    }
  }

  @Test func rangesOfCounts() async {
    await confirmation(expectedCount: 1...2) { confirm in confirm(count: 2) }
    await confirmation(expectedCount: 2...) { confirm in confirm() }
  }

  @Test func nothingHappens() async {
    await confirmation("never", expectedCount: 0) { confirm in confirm() }
  }

  @Test func tasksCount() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for step in 1...3 { group.addTask { await counter.increment(by: step) } }
    }
    #expect(await counter.value == 6)
  }
}
