import Terminal
import Testing

/// What a project's code sees of the disk: its own folder, which it cannot change.
@Suite struct ProjectFileTests {
  @Test func theProjectsOwnFilesAreRead() throws {
    let folder = try TemporaryFolder([
      "Notes/Package.swift": """
      import PackageDescription
      let package = Package(name: "Notes", targets: [.testTarget(name: "NotesTests")])
      """,
      "Notes/Tests/NotesTests/Samples/one.txt": "first",
      "Notes/Tests/NotesTests/Samples/.hidden": "h",
      "Notes/Tests/NotesTests/NotesTests.swift": """
      import Foundation
      import Testing
      let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
      @Test func samplesAreRead() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: samples.path).sorted() == [".hidden", "back", "one.txt"])
        #expect(try String(contentsOf: samples.appending(path: "one.txt"), encoding: .utf8) == "first")
        #expect(FileManager.default.fileExists(atPath: "Package.swift"))
        #expect(!FileManager.default.fileExists(atPath: "/etc/passwd"))
      }
      @Test func linksAreNotFollowed() {
        let all = FileManager.default.enumerator(atPath: "Tests")?.compactMap { $0 as? String } ?? []
        #expect(all.sorted() == ["NotesTests", "NotesTests/NotesTests.swift", "NotesTests/Samples",
          "NotesTests/Samples/.hidden", "NotesTests/Samples/back", "NotesTests/Samples/one.txt"])
      }
      @Test func whatIsWrittenIsFoundAgain() throws {
        let one = samples.appending(path: "one.txt")
        try "second".write(to: one, atomically: true, encoding: .utf8)
        #expect(try String(contentsOf: one, encoding: .utf8) == "second")
        #expect(throws: (any Error).self) { try FileManager.default.removeItem(at: samples) }
      }
      """,
      "passwd": "outside",
    ])
    try folder.link("Notes/Tests/NotesTests/Samples/back", to: "..")
    let run = try ProjectRun(["--test", folder.path + "/Notes"])
    #expect(
      run.lines == [
        folder.path + "/Notes/Tests/NotesTests/Samples/back: warning: a symbolic link leads back "
          + "to a folder around it; it is not followed",
        "◇ Test run started.", "◇ Test samplesAreRead() started.",
        "✔ Test samplesAreRead() passed.", "◇ Test linksAreNotFollowed() started.",
        "✔ Test linksAreNotFollowed() passed.", "◇ Test whatIsWrittenIsFoundAgain() started.",
        "✔ Test whatIsWrittenIsFoundAgain() passed.",
        "✔ Test run with 3 tests in 0 suites passed.",
      ])
    #expect(
      try FileAccess.read(folder.path + "/Notes/Tests/NotesTests/Samples/one.txt") == "first")
  }
}
