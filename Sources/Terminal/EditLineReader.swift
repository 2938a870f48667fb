import CLibEdit
import CTerminal
import Glibc

/// Reads inputs at a terminal with a line editor: a whole block in one buffer, history, completion.
///
/// There is one per program, because the editor below it owns the terminal.
package final class EditLineReader: LineReader {
  /// The language-specific functions that the editor uses.
  package struct Language {
    /// The completions at a UTF-8 offset of a text.
    package let complete: (String, Int, CompletionList.Purpose) -> CompletionList
    /// Loads a part of what completion needs; whether there is more.
    package let prepare: () -> Bool
    /// The indentation of the line after a text.
    package let indentation: (String) -> String
    /// The number of blanks to delete before the cursor when a closing bracket is typed after a
    /// text.
    package let outdent: (String) -> Int
    /// The documentation of the name before a UTF-8 offset of a text, as lines.
    package let explain: (String, Int) -> [String]
    /// The appearance of a text with the cursor at a UTF-8 offset.
    package let outline: (String, Int) -> TextHighlighting
    /// Lets the user change a text in their own editor; nil on failure.
    package let edit: (String) -> String?

    package init(
      complete: @escaping (String, Int, CompletionList.Purpose) -> CompletionList,
      prepare: @escaping () -> Bool = { false },
      indentation: @escaping (String) -> String, outdent: @escaping (String) -> Int,
      explain: @escaping (String, Int) -> [String] = { _, _ in [] },
      outline: @escaping (String, Int) -> TextHighlighting = { _, _ in TextHighlighting() },
      edit: @escaping (String) -> String? = { _ in nil }
    ) {
      self.complete = complete
      self.prepare = prepare
      self.indentation = indentation
      self.outdent = outdent
      self.explain = explain
      self.outline = outline
      self.edit = edit
    }
  }

  /// The position of Up and Down in the history.
  struct Walk {
    /// The index of the shown entry; the number of entries for the typed text.
    var index: Int
    /// The text typed before the first Up.
    var draft = ""
    /// The prefix of the entries to show.
    var start = ""
    /// The entry in the editor; after it is changed, the next Up starts anew.
    var shown: String?
  }

  /// A Tab that had nothing to insert.
  struct Tab {
    let text: String
    /// How often Tab was pressed before.
    var count: Int
  }

  let language: Language
  var history: History
  var walk: Walk
  /// The last Tab that had nothing to insert: the next one lists, and one more explains.
  var lastTab: Tab?
  /// The text that completion has looked at while keys rested.
  var preparedText = ""
  /// The changes of the text that is edited.
  var steps = EditSteps()
  /// What was cut last.
  var cut = ""
  var screen = EditorScreen()
  /// The prompt of a search in progress.
  var searchPrompt: String?
  /// The text at the last Ctrl-D that had nothing to delete: the next one exits.
  var lastEnd: String?
  /// The initial text of the next input.
  var draft = ""
  /// Decides whether the current input is complete.
  var isWhole: (String) -> Continuation = { _ in .whole }
  var prompt = Prompt()
  private(set) var editor: OpaquePointer?
  private var style: String?

  /// Opens the editor on standard input and output; nil if the terminal cannot be used.
  ///
  /// - Parameter terminal: the name under which the terminal's description is installed.
  package init?(terminal: String, historyFile: String?, language: Language) {
    self.language = language
    history = History(path: historyFile)
    walk = Walk(index: history.entries.count)
    let own = getenv("TERM").map { String(cString: $0) }
    // Only libedit uses the name, and only here.
    if own != terminal { setenv("TERM", terminal, 1) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    editor = bindery_editor_open("bindery", context, EditLineReader.screenFunctions)
    if let own, own != terminal { setenv("TERM", own, 1) }
    guard let editor else { return nil }
    addKeys(to: editor)
    bindKeys(of: editor)
  }

  /// Sets `emacs` or `vi`; nil keeps the user's settings.
  private func setStyle(_ style: String?, of editor: OpaquePointer) {
    guard let style, style != self.style else { return }
    self.style = style
    guard (style == "vi") != (bindery_editor_is_vi(editor) != 0) else { return }
    bindery_editor_style(editor, style)
    bindKeys(of: editor)
  }

  /// Pressed keys wait for the prompt, which shows them.
  package var echoesKeys: Bool { false }

  package func nextInput(
    _ prompt: Prompt, isWhole: (String) -> Continuation
  ) -> ReadResult {
    guard let editor else { return .endOfFile }
    self.prompt = prompt
    walk = Walk(index: history.entries.count)
    lastTab = nil
    lastEnd = nil
    steps = EditSteps()
    setStyle(prompt.keys, of: editor)
    screen.forget()
    screen.keptRows = 0
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

  package func close() {
    bindery_editor_close()
  }
}
