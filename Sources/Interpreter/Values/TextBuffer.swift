/// A stack of strings under construction: while a part of one is being described, another can be
/// started above it.
final class TextBuffer {
  private var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256
  /// The position of the next byte.
  private(set) var end = 0

  deinit { bytes.deallocate() }

  func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  @inline(__always)
  func append(_ text: ShortText) {
    reserve(16)
    text.write(to: bytes + end)
    end += text.count
  }

  /// Appends the text of a string, character or substring.
  @inline(__always)
  func append(textOf value: Value) {
    if value.kind == .string { append(value.shortText) } else { append(value.text) }
  }

  /// Appends the decimal digits of a number.
  func append(_ number: Int) {
    reserve(20)
    var rest = number.magnitude
    var digits = 1
    var bound: UInt = 10
    while digits < 19, rest >= bound {
      digits += 1
      bound &*= 10
    }
    if digits == 19, rest >= bound { digits = 20 }
    if number < 0 {
      bytes[end] = UInt8(ascii: "-")
      end += 1
    }
    var position = end + digits
    end = position
    repeat {
      position -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
    } while rest != 0
  }

  /// Makes something of the bytes from a position on and removes them from the buffer.
  @inline(__always)
  func take<Result>(
    from start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let result = body(UnsafeBufferPointer(start: bytes + start, count: end - start))
    end = start
    if start == 0, capacity > TextBuffer.largestKept { shrink() }
    return result
  }

  /// The largest capacity that is kept for the next text.
  private static let largestKept = 0x10000

  private func shrink() {
    bytes.deallocate()
    capacity = 256
    bytes = .allocate(capacity: capacity)
  }

  /// Removes everything from a position on.
  func drop(from start: Int) { end = start }

  private func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    reserve(text.count)
    (bytes + end).update(from: source, count: text.count)
    end += text.count
  }

  private func reserve(_ count: Int) {
    guard end + count + 1 > capacity else { return }
    capacity = max(capacity * 2, end + count + 1)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: bytes, count: end)
    bytes.deallocate()
    bytes = grown
  }
}
