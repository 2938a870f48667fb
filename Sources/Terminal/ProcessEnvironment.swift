import CLibEdit
import CTerminal
import Glibc

/// The environment of the process.
package struct ProcessEnvironment {
  private let lookUp: (String) -> String?

  package init(_ lookUp: @escaping (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The environment of this process.
  package static var current: ProcessEnvironment {
    ProcessEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// A variable; nil if it is not set.
  package subscript(name: String) -> String? { lookUp(name) }

  /// A variable; nil if it is not set or empty.
  package func nonEmpty(_ name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }

  /// A path of this program's file in an XDG directory; nil without a home directory.
  package func file(_ name: String, in variable: String, otherwise directory: String) -> String? {
    // The specification tells programs to ignore relative paths.
    if let base = nonEmpty(variable), base.hasPrefix("/") { return base + "/bindery/" + name }
    return nonEmpty("HOME").map { "\($0)/\(directory)/bindery/\(name)" }
  }

  /// The history file; nil if the history is off.
  package var historyFile: String? {
    if let path = lookUp("BINDERY_HISTORY") { return path.isEmpty ? nil : path }
    return file("history", in: "XDG_STATE_HOME", otherwise: ".local/state")
  }

  /// The file that runs at the start of an interactive session.
  package var startFile: String? {
    file("init.bindery", in: "XDG_CONFIG_HOME", otherwise: ".config")
  }
}

/// Makes the C library read and write UTF-8, whatever the locale is.
package func adoptUTF8Locale() {
  setlocale(LC_CTYPE, "")
  guard let codes = nl_langinfo(Int32(CODESET)), String(cString: codes) != "UTF-8" else { return }
  setlocale(LC_CTYPE, "C.UTF-8")
}

/// Handling of SIGINT while code runs.
package enum Interrupt {
  /// Installs the signal handlers of a shell.
  package static func start(hasPrompt: Bool) {
    bindery_signals_start(hasPrompt ? 1 : 0)
  }

  /// Whether Ctrl-C was pressed since the last `clear`.
  package static var isPending: Bool { bindery_interrupted() != 0 }

  package static func clear() { bindery_interrupt_clear() }

  /// Ends the program by SIGINT, which a calling shell sees as status 130.
  package static func die() { bindery_die_of_interrupt() }
}
