import Glibc

/// What the system answered to a call that failed.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The failure of the call that was made last.
  package static var last: SystemError { SystemError(code: errno) }

  /// In the system's words, such as `No such file or directory`.
  package var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  package var isBrokenPipe: Bool { code == EPIPE }
  package var isMissingFile: Bool { code == ENOENT }
}
