import Foundation
import Testing

/// Everything that documents use, in rows: each heading in the files of `Coverage` names what its
/// programs contain, and the programs are answered exactly, each row in a session of its own. Rows
/// that need no views are in `Tests/Parity/Programs/Coverage`, which the toolchain answers.
///
/// `BINDERY_UPDATE_DOCUMENTS=1` writes the answers into the files; read them before committing.
@Suite struct CoverageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let name: String
    let text: String
    var testDescription: String { "\(file): \(name)" }
  }

  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Coverage"

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  static let rows: [Row] = files.flatMap { file in
    let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
    return parts(of: text).dropFirst().map { part in
      Row(file: file, name: String(part.dropFirst(3).prefix { $0 != "\n" }), text: part)
    }
  }

  /// The text before the first heading, then each row with its heading.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { parts.append("") }
      parts[parts.count - 1] += line + "\n"
    }
    // The last newline ends the file, or precedes the next heading.
    parts[parts.count - 1].removeLast()
    return parts
  }

  /// A row of `Coverage/names.tsv`: the page that covers a name, the name as documents use it, and
  /// its spelling in the page's inputs if that differs.
  struct Name: CustomTestStringConvertible, Sendable {
    let file: String
    let name: String
    let text: String
    var testDescription: String { "\(file): \(name)" }
  }

  static let names: [Name] =
    ((try? String(contentsOfFile: "\(folder)/names.tsv", encoding: .utf8)) ?? "")
    .split(separator: "\n").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return Name(file: columns[0], name: columns[1], text: columns[columns.count - 1])
    }

  static let inputs: [String: String] = Dictionary(
    uniqueKeysWithValues: files.map { file in
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      return (file, PastedDocument(text).inputs)
    })

  /// Every name that documents use remains in the page that covers it, so that no row can be
  /// dropped unnoticed.
  @Test(arguments: names) func standsInItsPage(_ name: Name) {
    let found = Self.inputs[name.file]?.ranges(of: name.text).contains { range in
      Self.isWhole(range, in: Self.inputs[name.file]!)
    }
    #expect(found == true, "\(name.text)")
  }

  @Test func everyPageIsNamed() { #expect(Set(Self.names.map(\.file)) == Set(Self.files)) }

  /// Whether a range is not part of a longer identifier.
  private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    func joins(_ left: Character?, _ right: Character?) -> Bool {
      left.map(isPart) == true && right.map(isPart) == true
    }
    let (before, inside, after) = (
      text[..<range.lowerBound], text[range], text[range.upperBound...]
    )
    return !joins(before.last, inside.first) && !joins(inside.last, after.first)
  }

  /// Guards against tests that pass because there is nothing to answer.
  @Test func everyFileHasRows() {
    #expect(Set(Self.rows.map(\.file)) == Set(Self.files))
    #expect(!Self.files.isEmpty)
  }

  @Test(.enabled(if: !TutorialTests.isUpdating), arguments: rows)
  func isAnsweredSo(_ row: Row) {
    #expect(PastedDocument(row.text).answered() == row.text)
  }

  @Test(.enabled(if: TutorialTests.isUpdating), arguments: files)
  func update(_ file: String) throws {
    let path = "\(Self.folder)/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let parts = Self.parts(of: text)
    let answered = [parts[0]] + parts.dropFirst().map { PastedDocument($0).answered() }
    try answered.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The names in a heading occur in its programs.
  @Test(arguments: rows) func namesWhatItHolds(_ row: Row) {
    let code = row.text.split(separator: "\n").dropFirst().joined(separator: "\n")
    for name in row.name.split(separator: " ") where name.first == "@" || name.contains("(") {
      let head = name.prefix { $0 != "(" && $0 != "{" }
      #expect(code.contains(head), "\(name) is not in \(row.testDescription)")
    }
  }
}
