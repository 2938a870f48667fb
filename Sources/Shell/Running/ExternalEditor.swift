import Terminal

/// The person's own editor: `$VISUAL`, `$EDITOR`, or `vi`.
enum ExternalEditor {
  /// The text as it was saved; nil where the editor cannot be run, or ends with a failure.
  static func edit(_ text: String, in environment: ProcessEnvironment) -> String? {
    let command = environment.nonEmpty("VISUAL") ?? environment.nonEmpty("EDITOR") ?? "vi"
    do throws(SystemError) {
      let path = try FileAccess.makeTemporary(text + "\n", suffix: ".bindery")
      defer { FileAccess.remove(path) }
      // The variable may hold options, as `code --wait`.
      let status = try ChildProcess.runAtTerminal("sh", ["-c", "\(command) \"$1\"", "sh", path])
      guard status == 0 else { return nil }
      var changed = try FileAccess.read(path)
      while changed.hasSuffix("\n") { changed.removeLast() }
      return changed
    } catch {
      return nil
    }
  }
}
