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

  static let files = documents(in: folder)
  static let filesLeavingOut = documents(in: "\(folder)/LeftOut")

  private static func documents(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".md") }.sorted()
  }

  static let isUpdating = ProcessInfo.processInfo.environment["BINDERY_UPDATE_DOCUMENTS"] != nil

  @Test func thereAreDocuments() {
    #expect(Self.files.count >= 30)
    #expect(Self.filesLeavingOut.count >= 30)
  }

  @Test(arguments: files) func everyBlockIsAnsweredSo(_ file: String) throws {
    try compare("\(Self.folder)/\(file)", makesStubs: false)
  }

  /// Documents that omit the declarations of most names they use.
  @Test(arguments: filesLeavingOut) func namesAreStoodInFor(_ file: String) throws {
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
