import Glibc

/// The inputs of this and earlier sessions, newest last, and the file that stores them.
package struct History {
  /// The number of entries read from the file; a file of twice as many is truncated to this.
  private static let limit = 10_000

  package private(set) var entries: [String]
  private let path: String?
  /// Why the file could not be written, until it has been reported.
  private var problem: SystemError?
  private var hasProblem = false

  /// - Parameter path: the file; nil to store nothing beyond the session.
  package init(path: String?) {
    self.path = path
    entries = []
    guard let path, let bytes = try? FileAccess.bytes(path) else { return }
    // A history that was damaged is still of use.
    let text = String(decoding: bytes, as: UTF8.self)
    entries = text.split(separator: "\n").map { History.unescaped($0) }
    if entries.count > 2 * History.limit { shorten(path) }
    entries = entries.suffix(History.limit)
  }

  /// Adds an input, unless it is blank, begins with a blank, or repeats the last one.
  package mutating func add(_ entry: String) {
    guard let first = entry.first, first != " ", entry != entries.last else { return }
    guard entry.contains(where: { !$0.isWhitespace }) else { return }
    entries.append(entry)
    guard let path else { return }
    if let slash = path.lastIndex(of: "/") { FileAccess.makeDirectory(String(path[..<slash])) }
    let failure = History.withLocked(path, flags: O_APPEND) { descriptor in
      History.write([entry], to: descriptor)
    }
    if let failure, !hasProblem { (problem, hasProblem) = (failure, true) }
  }

  /// The message for the user, once, if the history cannot be stored.
  package mutating func takeProblem() -> String? {
    guard let path, let failure = problem else { return nil }
    problem = nil
    return "the history cannot be written to '\(path)': \(failure.message)"
  }

  private func shorten(_ path: String) {
    // Written in place, under a lock: another session may have the file open for appending.
    History.withLocked(path, flags: 0) { descriptor in
      guard ftruncate(descriptor, 0) == 0 else { return .last }
      return History.write(Array(entries.suffix(History.limit)), to: descriptor)
    }
  }

  @discardableResult
  private static func withLocked(
    _ path: String, flags: Int32, _ body: (Int32) -> SystemError?
  ) -> SystemError? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { return .last }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { return .last }
    return body(descriptor)
  }

  private static func write(_ entries: [String], to descriptor: Int32) -> SystemError? {
    var text = entries.map { escaped($0) + "\n" }.joined()
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// An entry as one line: `\n` for a line break, `\\` for a backslash.
  package static func escaped(_ entry: String) -> String {
    var result = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The entry for a line of the file.
  package static func unescaped(_ line: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
