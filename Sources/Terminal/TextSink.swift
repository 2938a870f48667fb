import Glibc

/// The destination of output: a buffered descriptor, or memory.
package final class TextSink {
  private enum Target {
    case descriptor(Int32)
    case memory
  }

  private static let capacity = 1 << 16

  private let target: Target
  private let flushesLines: Bool
  private let onFailure: (SystemError) -> Void
  private var buffer: [UInt8] = []

  /// The first write that failed; nothing is written after it.
  package private(set) var failure: SystemError?

  /// A sink that writes to a descriptor.
  ///
  /// - Parameters:
  ///   - flushesLines: Whether a person reads along, so that whole lines must not wait.
  ///   - onFailure: Called once, at the first write that fails; it may end the program.
  package init(
    descriptor: Int32, flushesLines: Bool, onFailure: @escaping (SystemError) -> Void = { _ in }
  ) {
    target = .descriptor(descriptor)
    self.flushesLines = flushesLines
    self.onFailure = onFailure
    buffer.reserveCapacity(TextSink.capacity)
  }

  /// A sink that stores its output in memory.
  package init() {
    target = .memory
    flushesLines = false
    onFailure = { _ in }
  }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil, !bytes.isEmpty else { return }
    buffer.append(contentsOf: bytes)
    guard case .descriptor = target else { return }
    if buffer.count >= TextSink.capacity || (flushesLines && bytes.last == UInt8(ascii: "\n")) {
      flush()
    }
  }

  /// Writes the buffered output.
  package func flush() {
    guard case .descriptor(let descriptor) = target, !buffer.isEmpty else { return }
    let error = buffer.withUnsafeBytes { writeAll($0, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
    if let error, failure == nil {
      failure = error
      onFailure(error)
    }
  }

  /// The output stored since the last call.
  package func takeText() -> String {
    defer { buffer.removeAll(keepingCapacity: true) }
    return String(decoding: buffer, as: UTF8.self)
  }
}

/// Writes bytes to a descriptor, with as many calls as needed.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(
      descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      // Another program left the descriptor non-blocking.
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}
