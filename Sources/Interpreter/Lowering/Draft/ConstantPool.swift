/// The constants of a function that is being lowered, which its code takes over.
///
/// - Invariant: A text is one constant, however often it is used.
struct ConstantPool {
  private(set) var values: [Value] = []
  /// The constants of texts by a hash of their bytes: equal strings may have different encodings.
  private var texts: [Int: [Int]] = [:]

  /// Adds a constant; returns its index.
  mutating func add(_ value: Value) -> Int {
    values.append(value)
    return values.count - 1
  }

  mutating func index(of text: String) -> Int {
    var hash = 5381
    for byte in text.utf8 { hash = hash &* 33 &+ Int(byte) }
    let known = texts[hash, default: []].first {
      values[$0].asString.utf8.elementsEqual(text.utf8)
    }
    if let known { return known }
    let index = add(.string(text))
    texts[hash, default: []].append(index)
    return index
  }
}
