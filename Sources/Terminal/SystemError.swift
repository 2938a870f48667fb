import Glibc

/// The error of a failed system call.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32
  /// Where a text is wrong, for `EILSEQ`.
  private let place: InvalidText?

  package init(code: Int32) {
    self.code = code
    place = nil
  }

  /// That a text is no UTF-8.
  package init(_ place: InvalidText) {
    code = EILSEQ
    self.place = place
  }

  /// The error of the last failed call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's message, such as `No such file or directory`.
  package var message: String {
    if let place { return "line \(place.line), byte \(place.column) is not UTF-8" }
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  package var isBrokenPipe: Bool { code == EPIPE }
  package var isMissingFile: Bool { code == ENOENT }
}
