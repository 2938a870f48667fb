import Testing

@Test func once() async {
  await confirmation { confirm in confirm() }
  await confirmation { _ in }
  await confirmation("clicked") { _ in }
}

@Test func counted() async {
  await confirmation(expectedCount: 2) { confirm in
    confirm()
    confirm()
  }
  await confirmation(expectedCount: 2) { confirm in confirm() }
  await confirmation("events", expectedCount: 1) { confirm in
    confirm(count: 3)
  }
  await confirmation(expectedCount: 0) { _ in }
  await confirmation(expectedCount: 0) { confirm in confirm() }
}

@Test func ranged() async {
  await confirmation(expectedCount: 1...3) { confirm in confirm() }
  await confirmation(expectedCount: 2...) { confirm in confirm() }
  await confirmation("few", expectedCount: 2...3) { confirm in
    for _ in 0..<5 { confirm() }
  }
}

@Test func value() async throws {
  let n = await confirmation { confirm in
    confirm()
    return 3
  }
  #expect(n == 4)
}
