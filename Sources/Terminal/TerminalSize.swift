import CTerminal

/// The window that standard output is shown in.
package enum TerminalSize {
  package static var columns: Int { Int(bindery_editor_columns()) }
  package static var rows: Int { Int(bindery_editor_rows()) }
}
