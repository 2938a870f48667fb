import CLibEdit
import CTerminal
import Glibc

/// Reads lines from a descriptor, in large chunks.
struct DescriptorLines {
  enum Outcome {
    /// A line without its break.
    case line(String)
    case interrupted
    /// The other descriptor can be read.
    case woken
    case endOfFile
    case failed(SystemError)
  }

  private static let chunk = 1 << 16

  private let descriptor: Int32
  private let beforeWaiting: () -> Void
  /// Whether a line that is no UTF-8 is a failure.
  private let isStrict: Bool
  private var buffer: [UInt8] = []
  /// Where the next line begins in `buffer`.
  private var start = 0
  /// The position up to which `buffer` was searched for a line break.
  private var searched = 0
  private var isAtEnd = false
  /// The number of the next line, from 1.
  private(set) var number = 1

  /// - Parameters:
  ///   - isStrict: Whether a line that is no UTF-8 is a failure; otherwise U+FFFD stands for what is not.
  ///   - beforeWaiting: Called when no byte is there yet.
  init(descriptor: Int32, isStrict: Bool, beforeWaiting: @escaping () -> Void) {
    self.descriptor = descriptor
    self.isStrict = isStrict
    self.beforeWaiting = beforeWaiting
  }

  /// The next line, as soon as it is complete.
  ///
  /// - Parameter other: A descriptor that ends waiting; negative for none.
  mutating func next(beside other: Int32 = -1) -> Outcome {
    while true {
      if let range = nextRange() {
        let isPlain = !isStrict || buffer[range].allSatisfy { $0 < 0x80 }
        let wrong = isPlain ? nil : InvalidText(in: buffer[range], firstLine: number)
        let line = text(range)
        take(range)
        return wrong.map { .failed(SystemError($0)) } ?? .line(line)
      }
      if isAtEnd { return .endOfFile }
      var answer = bindery_wait(descriptor, 0)
      if answer == 0 {
        beforeWaiting()
        answer = bindery_wait_beside(descriptor, other, -1)
      }
      if answer == -2 { return .woken }
      if answer < 0 { return .interrupted }
      if let error = fill() { return .failed(error) }
    }
  }

  /// The next line without consuming it, if it is available within the time.
  mutating func peek(milliseconds: Int32) -> String? {
    while true {
      if let end = lineEnd() { return text(start..<end) }
      if isAtEnd { return start < buffer.count ? text(start..<buffer.count) : nil }
      if bindery_wait(descriptor, milliseconds) != 1 || fill() != nil { return nil }
    }
  }

  /// Continues after the end: Ctrl-D at a terminal ends an input, and more may follow.
  mutating func goOnAfterEnd() { isAtEnd = false }

  /// The complete bytes of the next line; at the end of the input, the rest even without a line
  /// break.
  private mutating func nextRange() -> Range<Int>? {
    if let end = lineEnd() { return start..<end }
    return isAtEnd && start < buffer.count ? start..<buffer.count : nil
  }

  private mutating func take(_ line: Range<Int>) {
    start = min(line.upperBound + 1, buffer.count)
    searched = start
    number += 1
  }

  private mutating func lineEnd() -> Int? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, searched < bytes.count else { return nil }
      let place = memchr(base + searched, 10, bytes.count - searched)
      return place.map { base.distance(to: UnsafeRawPointer($0)) }
    }
    searched = found ?? buffer.count
    return found
  }

  private func text(_ range: Range<Int>) -> String {
    var end = range.upperBound
    if end > range.lowerBound, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return buffer.withUnsafeBufferPointer { bytes in
      var line = bytes[range.lowerBound..<end]
      // A byte order mark is not part of the first line.
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  private mutating func fill() -> SystemError? {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: DescriptorLines.chunk))
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + old }, DescriptorLines.chunk)
      }
    } while count < 0 && (errno == EINTR || errno == EAGAIN)
    let error: SystemError? = count < 0 ? .last : nil
    buffer.removeSubrange((old + max(count, 0))...)
    if count == 0 { isAtEnd = true }
    return error
  }
}
