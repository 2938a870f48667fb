import Testing

@testable import Session

/// Inputs that share their code with earlier ones of the same shape.
@Suite struct PreparedInputTests {
  private static let declarations = [
    """
    @Observable class Shelf {
      var title = ""
      var count = 1
      var price = 1.5
      var list: [Int] = []
      var last: String? = nil
      func find(_ number: Int, in name: String = "x") -> String { "\\(name) \\(count / number)" }
    }
    """,
    "let shelf = Shelf()", "watch shelf.title", "watch shelf.count",
  ]

  private static let inputs = [
    // Literals of other lengths, and writes that change nothing.
    "shelf.title = \"a\"", "shelf.title = \"bb\"", "shelf.title = \"ccc\"",
    "shelf.title = \"ccc\"", "shelf.title = \"\"", "why watch#1", "log",
    "shelf.count = 3", "shelf.count = 40", "shelf.count = 500", "shelf.count += 7",
    "shelf.count += 8", "shelf.count += 99", "shelf.price = 2", "shelf.price = 3",
    "shelf.price = 45", "shelf.price = 2.5", "shelf.price = 2.75", "shelf.price = 13.25",
    "shelf.last = \"x\"", "shelf.last = \"yy\"", "shelf.last = \"zzz\"", "undo", "shelf.last",
    // Values, and faults with their places.
    "shelf.list.append(1)", "shelf.list.append(22)", "shelf.list.append(333)", "shelf.list[0]",
    "shelf.list[1]", "shelf.list[2]", "shelf.list[1]", "shelf.list[17]", "shelf.list[1]",
    "shelf.find(1)", "shelf.find(2)", "shelf.find(3, in: \"a\")", "shelf.find(4, in: \"bb\")",
    "shelf.find(5, in: \"ccc\")", "shelf.find(0, in: \"ccc\")", "shelf.find(6, in: \"d\")",
    // What is an error of the text stays one.
    "7 / 1", "7 / 2", "7 / 3", "7 / 0", "999999999 * 2", "999999999 * 3", "999999999 * 4",
    "shelf.count = 9 * 9", "shelf.count = 8 * 8", "shelf.count = \"no\"", "shelf.count = 5",
    // A declaration changes what a text means.
    "func f(_ number: Int) -> Int { number + 1 }", "f(1)", "f(2)", "f(3)",
    "func f(_ number: Int) -> Int { number * 100 }", "f(4)", "f(5)", "f(6)",
    "func f(_ number: Double) -> String { \"double\" }", "f(7)", "f(8)", "f(9)", "f(9.5)",
    "print(\"x\", 1)", "print(\"yy\", 22)", "print(\"zzz\", 333)",
    "precondition(shelf.count > 1, \"a\")", "precondition(shelf.count > 2, \"b\")",
    "precondition(shelf.count > 30000, \"c\")", "undo 3", "redo", "shelf.count = 6", "log", "stats",
  ]

  @Test(arguments: [false, true]) func nothingElseIsSeen(namesResults: Bool) {
    let prepared = SessionFixture(namesResults: namesResults)
    let checked = SessionFixture(namesResults: namesResults, preparesInputs: false)
    for input in Self.declarations + Self.inputs {
      #expect(prepared.transcript(input) == checked.transcript(input), "\(input)")
    }
    for input in Self.inputs {
      #expect(prepared.facts(input) == checked.facts(input), "\(input)")
    }
  }

  @Test func aThirdInputOfAShapeRunsTheCodeOfTheSecond() {
    let fixture = SessionFixture(namesResults: false)
    func isPrepared(_ input: String) -> Bool {
      fixture.session.world.preparedInputs.find(Array(input.utf8)) != nil
    }
    for input in Self.declarations { fixture.evaluate(input) }
    fixture.evaluate("shelf.title = \"a\"")
    #expect(!isPrepared("shelf.title = \"b\""))
    fixture.evaluate("shelf.title = \"b\"")
    #expect(isPrepared("shelf.title = \"c\""))
    #expect(!isPrepared("shelf.title = 1"))
    #expect(!isPrepared("shelf.title = \"\\n\""))
    fixture.evaluate("let other = 1")
    #expect(!isPrepared("shelf.title = \"c\""))
  }
}
