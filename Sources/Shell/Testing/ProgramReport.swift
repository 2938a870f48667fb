import SourceText

/// How it went with the tests of Swift files or of a project, which are one program.
package struct ProgramReport {
  /// The files, or the folder of the project.
  let files: [String]
  let hasPassed: Bool
  /// What the tests and their runner have printed.
  let lines: [String]
  /// What is wrong with the files themselves.
  let diagnostics: [Diagnostic]
  let tests: [TestLog.Entry]
}
