import CLibEdit
import CTerminal
import Glibc

/// Reads inputs at a terminal with a line editor: a whole block in one buffer, history, completion.
///
/// There is one per program, because the editor below it owns the terminal.
package final class EditLineReader: LineReader {
  /// What the editor asks of those who know the language.
  package struct Language {
    /// What could stand at a UTF-8 offset of a text.
    package let complete: (String, Int) -> CompletionList
    /// The blanks that begin the line after a text.
    package let indentation: (String) -> String
    /// How many blanks before the cursor go away when a closing bracket is typed after a text.
    package let outdent: (String) -> Int
    /// The documentation of what stands before a UTF-8 offset of a text, line by line.
    package let explain: (String, Int) -> [String]
    /// How a text looks with the cursor at a UTF-8 offset.
    package let outline: (String, Int) -> TextLook
    /// Lets a person change a text in an editor of their own; nil where that did not work.
    package let edit: (String) -> String?

    package init(
      complete: @escaping (String, Int) -> CompletionList,
      indentation: @escaping (String) -> String, outdent: @escaping (String) -> Int,
      explain: @escaping (String, Int) -> [String] = { _, _ in [] },
      outline: @escaping (String, Int) -> TextLook = { _, _ in TextLook() },
      edit: @escaping (String) -> String? = { _ in nil }
    ) {
      self.complete = complete
      self.indentation = indentation
      self.outdent = outdent
      self.explain = explain
      self.outline = outline
      self.edit = edit
    }
  }

  /// Where Up and Down are in the history.
  struct Walk {
    /// The entry that is shown; the count of entries for what was typed.
    var index: Int
    /// What was typed before the walk began.
    var draft = ""
    /// What the entries begin with that are shown.
    var start = ""
    /// The entry that is in the editor; once it is changed, the walk begins anew.
    var shown: String?
  }

  /// A Tab that had nothing to insert.
  struct Tab {
    let text: String
    /// How often it was pressed before.
    var count: Int
  }

  let language: Language
  var history: History
  var walk: Walk
  /// The last Tab that had nothing to insert: another one lists, and one more explains.
  var lastTab: Tab?
  /// The text that completion has looked at while keys rested.
  var preparedText = ""
  /// What was cut last.
  var cut = ""
  var screen = EditorScreen()
  /// The prompt of a search that goes on.
  var searchPrompt: String?
  /// The text at the last Ctrl-D that found nothing to delete: another one leaves.
  var lastEnd: String?
  /// What the next input begins with.
  var draft = ""
  /// The judge of the input that is being read.
  var isWhole: (String) -> Continuation = { _ in .whole }
  var prompt = Prompt()
  private(set) var editor: OpaquePointer?
  private var style: String?

  /// Opens the editor on standard input and output; nil where the terminal cannot be used.
  ///
  /// - Parameter terminal: The name under which the terminal's description is installed.
  package init?(terminal: String, historyFile: String?, language: Language) {
    self.language = language
    history = History(path: historyFile)
    walk = Walk(index: history.entries.count)
    let own = getenv("TERM").map { String(cString: $0) }
    // Only libedit reads the name, and only now.
    if own != terminal { setenv("TERM", terminal, 1) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    editor = bindery_editor_open("bindery", context, EditLineReader.screenFunctions)
    if let own, own != terminal { setenv("TERM", own, 1) }
    guard let editor else { return nil }
    addKeys(to: editor)
    bindKeys(of: editor)
  }

  /// Sets `emacs` or `vi`; nil for what the person's own settings say.
  private func setStyle(_ style: String?, of editor: OpaquePointer) {
    guard let style, style != self.style else { return }
    self.style = style
    guard (style == "vi") != (bindery_editor_is_vi(editor) != 0) else { return }
    bindery_editor_style(editor, style)
    bindKeys(of: editor)
  }

  /// They wait for the prompt, which shows them.
  package var echoesKeys: Bool { false }

  package func nextInput(
    _ prompt: Prompt, isWhole: (String) -> Continuation
  ) -> ReadResult {
    guard let editor else { return .endOfFile }
    self.prompt = prompt
    walk = Walk(index: history.entries.count)
    lastTab = nil
    lastEnd = nil
    setStyle(prompt.keys, of: editor)
    screen.forget()
    return withoutActuallyEscaping(isWhole) { judge in
      self.isWhole = judge
      defer { self.isWhole = { _ in .whole } }
      return read(from: editor)
    }
  }

  private func read(from editor: OpaquePointer) -> ReadResult {
    var count: Int32 = 0
    if !draft.isEmpty { bindery_editor_restore(editor) }
    let line = bindery_editor_read(editor, &count)
    if count == -2 { return .woken }
    if count < 0 { return .interrupted }
    guard count > 0, let line else { return .endOfFile }
    var bytes = UnsafeRawBufferPointer(start: line, count: Int(count))[...]
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    history.add(text)
    return .input(text, firstLine: 1)
  }

  package func watch(_ descriptor: Int32?) { bindery_editor_watch(descriptor ?? -1) }

  package func clearInput() { screen.clearTaken() }

  package func takePastedRest() -> String {
    var count = 0
    guard let bytes = bindery_editor_waiting(&count), count > 0 else { return "" }
    let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n")
    let isText = lines.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
    guard isText, lines.contains("\n") else { return "" }
    bindery_editor_drop_waiting()
    return lines
  }

  package func takeHistoryProblem() -> String? { history.takeProblem() }

  package func putBack(_ text: String) { draft = text }

  /// Gives the terminal back as it was.
  package func close() {
    bindery_editor_close()
  }
}
