/// The constants of a function that is being lowered, which its code takes over.
///
/// - Invariant: A text is one constant, however often it is used.
struct ConstantPool {
  private(set) var values: [Value] = []
  /// The constants of texts by their bytes: equal strings may have different encodings.
  private var texts: [[UInt8]: Int] = [:]

  /// Adds a constant; returns its index.
  mutating func add(_ value: Value) -> Int {
    values.append(value)
    return values.count - 1
  }

  mutating func index(of text: String) -> Int {
    let bytes = Array(text.utf8)
    if let known = texts[bytes] { return known }
    let index = add(.string(text))
    texts[bytes] = index
    return index
  }
}
