/// Texts: short ones lie in the value, all others in a `StringObject`.
///
/// - Invariant: a text that can lie in a value does.
extension Value {
  @inline(__always)
  init(_ text: ShortText) {
    self.init(.string, bits: text.low, typeID: UInt32(truncatingIfNeeded: text.high))
  }

  /// A text of the program.
  package static func string(_ text: String) -> Value {
    ShortText(text).map(Value.init) ?? Value(.longString, StringObject(text))
  }

  package var isString: Bool { kind.isString }

  /// Whether both have the same kind; short and long texts are both strings.
  package func hasSameKind(as other: Value) -> Bool {
    kind == other.kind || isString && other.isString
  }

  /// The text of a value of kind `string`.
  @inline(__always)
  var shortText: ShortText { ShortText(low: bits, high: UInt64(typeID)) }

  /// The text of a string or character.
  package var asString: String {
    switch kind {
    case .string: shortText.string
    case .longString: longText
    default: String(asCharacter)
    }
  }

  /// The text of a string that is no optional; nil of other values.
  @inline(__always)
  var exactString: String? { depth == 0 && kind.isString ? asString : nil }

  /// The text of a `StringObject`, without retaining the object.
  @inline(__always)
  private var longText: String { withStringObject { $0.string } }

  /// Accesses the object of a long text without retaining it.
  @inline(__always)
  func withStringObject<Result>(_ body: (StringObject) -> Result) -> Result {
    withObject(body)
  }

  /// Whether the value is a `Substring`, which stores its base string and two byte offsets.
  var isSubstring: Bool {
    kind == .structure && fields[0].isString
      && header.pointee.type?.takeUnretainedValue().walkForm == .substring
  }

  /// The text of a string, substring or character.
  var text: String {
    guard kind == .structure else { return asString }
    let text = fields[0].asString
    return String(text[text.byteIndex(fields[1].asInt)..<text.byteIndex(fields[2].asInt)])
  }

  /// The number of bytes of a string, substring or character.
  var byteCount: Int {
    switch kind {
    case .string: shortText.count
    case .longString: withStringObject { $0.byteCount }
    case .structure: fields[2].asInt - fields[1].asInt
    default: asString.utf8.count
    }
  }

  /// The number of characters of a string or character.
  var characterCount: Int {
    switch kind {
    case .string: shortText.count
    case .longString: withStringObject { $0.characterCount }
    default: 1
    }
  }

  /// Reads the character of a string at a byte offset; returns the offset behind it, or nil at the
  /// end.
  @inline(__always)
  func character(at offset: Int, into element: inout Value) -> Int? {
    guard kind == .string else {
      return withStringObject { $0.character(at: offset, into: &element) }
    }
    guard let byte = shortText.byte(at: offset) else { return nil }
    element = Value(.character, bits: UInt64(byte))
    return offset + 1
  }

  /// The byte of a string at an offset; nil behind the end.
  func byte(at offset: Int) -> UInt8? {
    kind == .string ? shortText.byte(at: offset) : withStringObject { $0.byte(at: offset) }
  }

  /// The byte at an offset if it is a character of its own; nil otherwise, and of characters.
  @inline(__always)
  func plainByte(at offset: Int) -> UInt8? {
    switch kind {
    case .string: shortText.byte(at: offset)
    case .longString: withStringObject { $0.plainByte(at: offset) }
    default: nil
    }
  }

  /// Appends a string or character to a string, in place if nothing else refers to its object.
  mutating func append(_ added: Value) {
    let end = added.textToAppend
    if kind == .string, let end, let whole = shortText.appending(end) {
      return replaceText(with: Value(whole))
    }
    guard kind == .longString else {
      return replaceText(with: .string(asString + added.asString))
    }
    if let end {
      makeUnique()
      return withStringObject { $0.append(end) }
    }
    // The text may be the string's own: it is read before the string is touched.
    let text = added.asString
    makeUnique()
    withStringObject { $0.string += text }
  }

  /// The text of a string or character, if it is short.
  @inline(__always)
  private var textToAppend: ShortText? {
    switch kind {
    case .string: shortText
    case .character where bits < 0x80 && bits != 0x0D && bits != 0: ShortText(low: bits, high: 0)
    default: nil
    }
  }

  /// Replaces a range of bytes of a string.
  mutating func replaceText(from start: Int, to end: Int, with added: String) {
    guard kind == .longString else {
      var text = asString
      text.replaceSubrange(text.byteIndex(start)..<text.byteIndex(end), with: added)
      return replaceText(with: .string(text))
    }
    makeUnique()
    let short = withStringObject { object in
      let range = object.string.byteIndex(start)..<object.string.byteIndex(end)
      object.string.replaceSubrange(range, with: added)
      return ShortText(object.string)
    }
    if let short { replaceText(with: Value(short)) }
  }

  /// Replaces the text; takes ownership of the new one.
  private mutating func replaceText(with text: Value) {
    let old = self
    self = Value(bits: text.bits, meta: text.meta | old.meta & Value.depthMask)
    old.release()
  }
}
