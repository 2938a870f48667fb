import Semantics
import Testing

@testable import Interpreter

/// The journal: the writes of a transaction, merged by place, and its rollback.
@Suite struct JournalTests {
  private let stage = InterpreterStage()

  private static let program = """
    @Observable final class Book {
      var title = "Dune"
      var copies = 1
    }
    let book = Book()
    var visits = 0
    """

  /// The records of a transaction, in order.
  private func records(of text: String) throws -> [String] {
    stage.machine.journal.begin()
    try stage.run(text)
    var lines: [String] = []
    var records: [WriteRecord] = []
    stage.machine.journal.commit { records.append($0) }
    for record in records {
      lines.append(
        "\(record.property) \(try stage.machine.describer.describe(record.old)) -> \(try stage.machine.describer.describe(record.new))"
          + " \(record.kind)")
      record.release()
    }
    stage.checker.commit()
    return lines
  }

  init() throws {
    stage.machine.journal.begin()
    try stage.run(Self.program)
    stage.machine.journal.commit()
    stage.checker.commit()
  }

  @Test func writesToAPlaceAreOneRecord() throws {
    let records = try records(
      of: "book.copies = 5; book.title = \"Emma\"; book.copies = 7; visits += 1")
    #expect(
      records == [
        "copies 1 -> 7 assign", "title Dune -> Emma assign", "visits 0 -> 1 assign",
      ])
  }

  @Test func aWriteOfTheSameValueIsARecord() throws {
    let records = try records(of: "book.copies = 1")
    #expect(records == ["copies 1 -> 1 assign"])
  }

  @Test func objectsMadeByTheTransactionAreNotToldOf() throws {
    let records = try records(of: "do { let other = Book(); other.title = \"Emma\" }")
    #expect(records == [])
  }

  @Test func rollingBackRestoresEveryPlace() throws {
    let before = stage.machine.dump
    stage.machine.journal.begin()
    try stage.run("book.copies = 5; book.title += \"!\"; visits = 9; book.copies = 6")
    stage.machine.journal.rollback()
    #expect(stage.machine.dump == before)
    #expect(stage.result(of: "(book.title, book.copies, visits)") == "(\"Dune\", 1, 0)")
  }
}
