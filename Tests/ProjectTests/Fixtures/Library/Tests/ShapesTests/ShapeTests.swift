import Testing

@testable import Shapes

@Suite struct ShapeTests {
  @Test(arguments: [1.0, 2, 3])
  func aSquareHasTheAreaOfItsSides(_ side: Double) {
    #expect(Square(side: side).area == side * side)
  }

  @Test func largerShapesAreLarger() {
    #expect(Circle(radius: 2).isLarger(than: unit))
    #expect(unit.doubled == 2)
    #expect(origin.area == 0)
    #expect(origin.title == "a round circle")
    #expect(origin.note == "Circle, with an area")
  }

  @Test(.disabled("later")) func notYet() {}

  @Test func somethingFails() {
    #expect(unit.area == 2)
  }
}

@Test func freeFunctionsAreTests() async throws {
  let area = try #require([unit].first).area
  #expect(area == 1)
}
