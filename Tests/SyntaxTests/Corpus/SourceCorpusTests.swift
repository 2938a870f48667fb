import Foundation
import SourceText
import Testing

@testable import Syntax

/// Texts that were not written as tests.
@Suite struct SourceCorpusTests {
  /// Every Swift file of this package parses without errors, because the compiler accepts them. The
  /// library's files, whose native functions have no bodies, have a test of their own.
  @Test func thePackagesOwnFilesAreWithoutErrors() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let name as String in files ?? .init()
      where name.hasSuffix(".swift") && !name.hasPrefix("Library/") {
        let path = root.appending(path: folder).appending(path: name)
        let text = try String(contentsOf: path, encoding: .utf8)
        let row = ParsingRow(text: text, expected: "")
        #expect(row.problems == "", "\(name)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  /// The Swift blocks of the documents in the folder that `BINDERY_DOCS` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["BINDERY_DOCS"] != nil))
  func blocksOfDocumentsAreReadButForTheirTypos() throws {
    let folder = URL(
      filePath: ProcessInfo.processInfo.environment["BINDERY_DOCS"] ?? "",
      directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var broken: [String] = []
    for name in names where name.hasSuffix(".txt") || name.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for (index, block) in Self.blocks(of: text).enumerated() {
        let problems = ParsingRow(text: block, expected: "").problems
        if !problems.isEmpty { broken.append("\(name.prefix(3)).\(index + 1)") }
      }
    }
    #expect(broken == ["003.12", "004.1", "004.5", "004.8"])
  }

  private static func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if let lines = current { blocks.append(lines.joined(separator: "\n")) }
        current = current == nil ? [] : nil
      } else {
        current?.append(line)
      }
    }
    return blocks
  }
}
