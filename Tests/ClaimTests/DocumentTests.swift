import Foundation
import Session
import SourceText
import Testing

/// The Swift blocks of the documents in the folder that `BINDERY_DOCS` names, pasted one after the
/// other, a session for each document.
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
    let text = try String(contentsOfFile: "\(Self.folder ?? "")/\(document)", encoding: .utf8)
    let session = Session(Configuration())
    let blocks = Self.blocks(of: text)
    try #require(!blocks.isEmpty)
    for (index, block) in blocks.enumerated() {
      let source = Source(name: "block \(index + 1)", text: block)
      let (inputs, problems) = session.prepare(source, hasCommands: false)
      #expect(!inputs.isEmpty || !problems.isEmpty)
      for input in inputs {
        let outcome = session.evaluate(input)
        // Whatever is refused is refused with a reason, at a place.
        #expect(outcome.ending == .accepted || outcome.diagnostics.contains(where: \.isError))
      }
      // The session goes on after each block.
      let after = session.evaluate(Source(name: "after", text: "let checkpoint = \(index)"))
      #expect(after.ending == .accepted)
    }
  }

  /// What stands between fences.
  static func blocks(of text: String) -> [String] {
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
  /// The names in a folder, in order; none where it cannot be read.
  fileprivate func contents(in folder: String) -> [String] {
    ((try? contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
