import Testing

@Test func prints() {
  print("from a test")
  #expect(1 == 2)
  print("after")
}

@Test func stops() throws {
  print("one")
  try #require(1 == 2)
  print("two")
}

struct Loud {
  init() { print("init") }
  @Test func a() { print("a") }
}

final class Torn {
  deinit { print("deinit") }
  @Test func b() { print("b") }
}
