import Foundation
import Reports
import Session
import SourceText
import Testing

/// The Swift blocks of the documents in the folder `BINDERY_DOCS`, pasted in order, in a session
/// for each document.
@Suite struct DocumentTests {
  static let folder = ProcessInfo.processInfo.environment["BINDERY_DOCS"]

  static let documents: [String] = {
    guard let folder else { return [] }
    return FileManager.default.contents(in: folder).filter {
      $0.hasSuffix(".txt") || $0.hasSuffix(".md")
    }
  }()

  @Test(.enabled(if: folder != nil, "BINDERY_DOCS names no folder"), arguments: documents)
  func everyBlockIsAnswered(_ document: String) throws {
    let session = DocumentSession()
    let blocks = try Self.blocks(of: document)
    try #require(!blocks.isEmpty)
    for (index, block) in blocks.enumerated() {
      for outcome in session.paste(block) {
        // A rejected input has an error with a location.
        #expect(outcome.ending == .accepted || outcome.diagnostics.contains(where: \.isError))
      }
      #expect(session.answers("let checkpoint = \(index)").isEmpty)
    }
  }

  @Test(.enabled(if: folder != nil, "BINDERY_DOCS names no folder"), arguments: expectations)
  func everyBlockIsAnsweredSo(_ expectation: DocumentExpectation) throws {
    let name = try #require(Self.documents.first { $0.hasPrefix(expectation.document) })
    let blocks = try Self.blocks(of: name)
    try #require(blocks.count == expectation.count)
    let session = DocumentSession()
    for (index, block) in blocks.enumerated() {
      let number = index + 1
      for given in expectation.given[number] ?? [] {
        #expect(session.answers(given) == [], "what block \(number) needs")
      }
      #expect(
        session.answers(expectation.repaired(block, number)) == expectation.answers[number] ?? [],
        "block \(number)")
    }
    for (input, answer) in expectation.afterwards {
      #expect(session.answers(input) == answer, "\(input)")
    }
  }

  static func blocks(of document: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(folder ?? "")/\(document)", encoding: .utf8)
    var blocks: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.drop(while: { $0 == " " }).hasPrefix("```") else {
        open?.append(line)
        continue
      }
      if let lines = open { blocks.append(lines.joined(separator: "\n")) }
      open = open == nil ? [] : nil
    }
    return blocks
  }
}

extension FileManager {
  /// The names in a folder, sorted; empty if it cannot be read.
  fileprivate func contents(in folder: String) -> [String] {
    ((try? contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

/// A session into which blocks are pasted.
private final class DocumentSession {
  private let session: Session

  init() {
    var configuration = Configuration()
    configuration.keepsGoing = true
    session = Session(configuration)
  }

  func paste(_ block: String) -> [Outcome] {
    let (inputs, _) = session.preparation.prepare(
      Source(name: "block", text: block), hasCommands: false)
    return inputs.map { session.evaluate($0) }
  }

  /// The answers to a text, in order: each line with its location.
  func answers(_ text: String) -> [String] {
    let (inputs, _) = session.preparation.prepare(
      Source(name: "block", text: text), hasCommands: true)
    return inputs.flatMap { input in
      let outcome = session.evaluate(input)
      return outcome.answer.map(\.plain) + (outcome.value.map { [$0.line.plain] } ?? [])
        + outcome.diagnostics.map { diagnostic in
          let place = LineMap(diagnostic.source).position(of: Int(diagnostic.span.start))
          return "\(place.line):\(place.column): \(diagnostic.severity): \(diagnostic.message)"
        }
    }
  }
}
