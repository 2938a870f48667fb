import Testing

@Test func inClosures() {
  let numbers = [1, 2, 3]
  for n in numbers where n > 1 { #expect(n == 2) }
  numbers.forEach { #expect($0 < 3) }
  let check = { (n: Int) in #expect(n == 0, "checked \(n)") }
  check(1)
}

@Test func generic() {
  func same<T: Equatable>(_ a: T, _ b: T) { #expect(a == b) }
  same(1, 2)
  same("a", "b")
  same([1], [1])
}

@Test func multiline() {
  let a = 1
  #expect(
    a
      == 2)
  #expect(
    [1, 2, 3]
      .map { $0 * 2 }
      .contains(a),
    "none")
  #expect(
    a == 3  // not that many
  )
}

@Test func control() throws {
  let value = 3
  guard value == 3 else { return }
  defer { #expect(value == 4) }
  switch value {
  case 3: #expect(value == 5)
  default: Issue.record("no")
  }
}
