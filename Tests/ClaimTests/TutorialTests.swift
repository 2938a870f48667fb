import Foundation
import Reports
import Session
import SourceText
import Testing

/// Documents as people write them: their blocks are pasted one after the other, and what the session
/// answers stands behind each block, to the letter.
///
/// A block ```` ```swift ```` is pasted. A block ```` ```console ```` behind it holds the answer, and
/// inputs of its own behind `bindery> `. Without such a block nothing is to be answered.
/// `BINDERY_UPDATE_DOCUMENTS=1` writes the answers into the documents, to be read before they stay.
@Suite struct TutorialTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Documents"

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  static let isUpdating = ProcessInfo.processInfo.environment["BINDERY_UPDATE_DOCUMENTS"] != nil

  @Test func thereAreDocuments() { #expect(Self.files.count >= 30) }

  @Test(arguments: files) func everyBlockIsAnsweredSo(_ file: String) throws {
    try compare("\(Self.folder)/\(file)", makesStubs: false)
  }

  /// Documents that leave out the declarations of most of what they name.
  @Test(arguments: [
    "at-first-sight.md", "calls-and-effects.md", "conformances.md", "later-and-elsewhere.md",
    "members-of-types.md", "names-in-views.md", "types-over-blocks.md",
    "values-and-identity.md", "wrappers.md",
  ]) func namesAreStoodInFor(_ file: String) throws {
    try compare("\(Self.folder)/LeftOut/\(file)", makesStubs: true)
  }

  private func compare(_ path: String, makesStubs: Bool) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let answered = PastedDocument(text).answered(makesStubs: makesStubs)
    if Self.isUpdating {
      try answered.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(answered == text)
    }
  }
}
