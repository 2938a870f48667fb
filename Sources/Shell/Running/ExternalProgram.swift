import Terminal

/// The person's own editor and pager.
enum ExternalProgram {
  /// Shows a text with `$PAGER`, or `less`; whether that worked.
  static func page(_ text: String, in environment: ProcessEnvironment) -> Bool {
    let command = environment.nonEmpty("PAGER") ?? "less -FRX"
    do throws(SystemError) {
      let path = try FileAccess.makeTemporary(text, suffix: ".txt")
      defer { FileAccess.remove(path) }
      return try ChildProcess.runAtTerminal("sh", ["-c", "\(command) < \"$1\"", "sh", path]) == 0
    } catch {
      return false
    }
  }

  /// Opens a text with `$VISUAL`, `$EDITOR` or `vi`; the text as it was saved, or nil where the editor
  /// cannot be run or ends with a failure.
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
