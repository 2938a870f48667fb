import Testing

import Tally

enum Weekday: String, CaseIterable, CustomTestStringConvertible {
  case monday, tuesday

  var testDescription: String { rawValue.prefix(2).uppercased() }
}

@Suite(.serialized) struct ParameterTests {
  @Test(arguments: Weekday.allCases) func days(_ day: Weekday) {
    #expect(day == .monday)
  }

  @Test("Names", arguments: ["a", "", "b"]) func names(name: String) throws {
    var tally = Tally()
    try tally.add(name)
    #expect(tally.total == 1)
  }

  @Test(arguments: [1, 2], ["x", "y"]) func pairs(number: Int, text: String) {
    #expect(number < 2 || text == "x")
  }

  @Test(arguments: zip([1, 2], [2, 4])) func zipped(number: Int, double: Int) {
    #expect(number * 2 == double)
  }

  @Test(arguments: [(1, Optional("one")), (2, nil)]) func tuples(number: Int, text: String?) throws {
    #expect(try #require(text).count == 3)
  }

  @Test(.disabled("later"), arguments: [1, 2]) func none(number: Int) {}
}
