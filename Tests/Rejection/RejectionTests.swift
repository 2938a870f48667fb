import Session
import SourceText
import Terminal
import Testing

/// Invalid programs are rejected where the compiler rejects them. The records beside the programs
/// are made by `Tests/Rejection/record`.
@Suite struct RejectionTests {
  @Test func thereAreEnough() {
    let programs = RejectionTopic.all.flatMap(\.programs)
    #expect(programs.count >= 200)
    #expect(Set(programs.map(\.text)).count == programs.count)
    for program in programs {
      #expect(!program.expected.isEmpty, "\(program.title) has no record")
    }
  }

  @Test(arguments: RejectionTopic.all)
  func isRefusedAsCompiled(_ topic: RejectionTopic) {
    for program in topic.programs {
      let found = Refusal.lines(of: program.text)
      #expect(
        found == program.expected,
        "\(topic.name), \(program.title): \(found.joined(separator: "\n"))"
      )
    }
  }

  /// Where bindery's wording differs, the compiler's is recorded, too.
  @Test func mostAreInTheWordsOfTheCompiler() {
    let compared = RejectionTopic.all.filter { !$0.isWrittenByHand }.flatMap(\.programs)
    let same = compared.filter { $0.own.isEmpty }.count
    #expect(same * 100 >= compared.count * 85, "\(same) of \(compared.count)")
    for program in compared where !program.own.isEmpty {
      #expect(program.own != program.said, "\(program.title) needs no words of its own")
    }
  }

  /// An error in one declaration does not hide those in the next.
  @Test func everyDeclarationIsLookedAt() {
    let found = Refusal.lines(
      of: """
        struct A {
          var a: Missing
        }
        struct B {
          var b = 1
          var b = 2
        }
        enum C: Int {
          case c = 1, d = 1
        }
        func f() -> Int { "x" }
        let n: Int = "y"
        """)
    #expect(
      found
        == [
          "2:10: cannot find type 'Missing' in scope",
          "6:7: invalid redeclaration of 'b'",
          "9:19: raw value for enum case is not unique",
          "11:19: cannot convert return expression of type 'String' to return type 'Int'",
          "12:14: cannot convert value of type 'String' to specified type 'Int'",
        ])
  }
}

/// The errors that `bindery -n` reports for a program.
enum Refusal {
  /// `LINE:COLUMN: MESSAGE` for each distinct error, sorted by location.
  static func lines(of text: String) -> [String] {
    let session = Session(Configuration())
    let found = session.fileChecker.check(
      Source(name: "main.swift", text: text), hasCommands: false)
    let errors = found.filter(\.isError).map { diagnostic in
      (
        place: LineMap(diagnostic.source).position(of: Int(diagnostic.span.start)),
        message: diagnostic.message
      )
    }
    var result: [String] = []
    func order(_ error: (offset: Int, element: (place: LineMap.Position, message: String)))
      -> (Int, Int, Int)
    {
      let place = error.element.place
      return (place.line, place.column, error.offset)
    }
    for error in errors.enumerated().sorted(by: { order($0) < order($1) }) {
      let place = error.element.place
      let line = "\(place.line):\(place.column): \(error.element.message)"
      if result.last != line { result.append(line) }
    }
    return result
  }
}
