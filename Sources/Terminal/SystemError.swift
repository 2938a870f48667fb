import Glibc

/// The error of a failed system call.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last failed call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message, such as `No such file or directory`.
  package var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  package var isBrokenPipe: Bool { code == EPIPE }
  package var isMissingFile: Bool { code == ENOENT }
}
