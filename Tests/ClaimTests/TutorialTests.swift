import Foundation
import Reports
import Session
import SourceText
import Testing

/// Documents as people write them: their blocks are pasted in order, and each is followed by the
/// session's exact answers.
///
/// A ```` ```swift ```` block is pasted. A ```` ```console ```` block after it contains the
/// answers, and further inputs after `bindery> `. Without such a block no answer is expected.
/// `BINDERY_UPDATE_DOCUMENTS=1` writes the answers into the documents; read them before committing.
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

  /// Documents that omit the declarations of most names they use.
  @Test(arguments: [
    "at-first-sight.md", "calls-and-effects.md", "cases-and-instances.md",
    "closures-left-out.md", "colors-and-fonts.md", "conformances.md", "enums-and-values.md",
    "formats-and-styles.md", "further-down.md", "grown-and-generic.md", "kinds-and-names.md",
    "later-and-elsewhere.md", "members-left-out.md", "members-of-types.md", "misspelt-names.md",
    "mistakes-beside-stubs.md", "names-in-views.md", "nearest-meanings.md", "nested-types.md",
    "ordinary-screens.md", "own-names.md", "passed-on.md", "presented-values.md",
    "shared-and-shown.md", "shown-by-modifiers.md", "shown-in-parts.md", "told-by-parts.md",
    "types-of-functions.md", "types-over-blocks.md", "types-that-conform.md",
    "values-and-identity.md", "what-does-not-fit.md", "what-names-say.md",
    "what-uses-require.md", "what-values-tell.md", "wrappers.md",
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
