import Testing

@Test func flags() throws {
  let n = 2
  try #require(n == 2)
  try #require(n == 3)
  Issue.record("not reached")
}

@Test func commented() throws {
  let n = 2
  try #require(n > 3, "too small")
}

@Test func optionals() throws {
  let present: Int? = 4
  let absent: Int? = nil
  let value = try #require(present)
  #expect(value == 5)
  _ = try #require(absent)
}

@Test func members() throws {
  let list: [String] = []
  let first = try #require(list.first, "nothing in it")
  #expect(first == "a")
}

@Test func dictionary() throws {
  let ages = ["Ada": 36]
  let age = try #require(ages["Ada"])
  #expect(age == 37)
  _ = try #require(ages["Bob"])
}

@Test func casts() throws {
  let value: Any = 3
  let number = try #require(value as? Int)
  #expect(number == 3)
  _ = try #require(value as? String)
}

@Test func calls() throws {
  _ = try #require(Int("12"))
  _ = try #require(Int("x1"))
}

@Test func unwrapsBool() throws {
  let flag: Bool? = false
  let value = try #require(flag)
  #expect(value)
}
