import Terminal

/// Runs the user's own editor and pager.
enum ExternalProgram {
  /// Shows a text with `$PAGER` or `less`; returns whether that succeeded.
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

  /// Edits a text with `$VISUAL`, `$EDITOR` or `vi`, and returns what was saved.
  ///
  /// Nil if the editor cannot be run or fails.
  static func edit(_ text: String, in environment: ProcessEnvironment) -> String? {
    let command = environment.nonEmpty("VISUAL") ?? environment.nonEmpty("EDITOR") ?? "vi"
    do throws(SystemError) {
      let path = try FileAccess.makeTemporary(text + "\n", suffix: ".bindery")
      defer { FileAccess.remove(path) }
      // The variable may contain options, such as `code --wait`.
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
