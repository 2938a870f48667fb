import Testing

struct Point: Equatable {
  var x = 0
  var y = 0
}

@Test func equality() {
  let a = 1
  let b = 2
  #expect(a == b)
  #expect(a + 1 == b * 2)
  #expect(1 + 1 == 3)
  #expect(a != 1)
  #expect(2 == a)
  #expect("one" == "two")
  #expect((a + b) == 4)
}

@Test func order() {
  let low = 1.5
  let high = 2.0
  #expect(low > high)
  #expect(low >= high)
  #expect(high < low)
  #expect(high <= low)
  #expect(-low > 0)
}

@Test func logic() {
  let yes = true
  let no = false
  #expect(yes && no)
  #expect(no || no)
  #expect(!yes)
  #expect(no)
  #expect(!(yes || no))
  #expect(no ? yes : no)
  #expect(Bool(false))
  #expect(1 == 2 && 3 == 3)
}

@Test func values() {
  let point = Point(x: 1)
  let text: String? = nil
  let count: Int? = 3
  #expect(point == Point())
  #expect(text == "a")
  #expect(count == nil)
  #expect(count == 4)
  #expect(text != nil)
  #expect([1, 2, 3] == [1, 3])
  #expect(point.x...3 == 1...4)
}

@Test func holds() {
  let a = 1
  #expect(a == 1)
  #expect(a != 2 && a < 3)
  #expect(true)
}
