/// Builtins of `String`, which work with UTF-8 byte offsets: a `String.Index` is such an offset.
enum StringBuiltins {
  static let rows: [Builtin] = making + reading + indexing + changing + searching

  private static let making: [Builtin] = [
    Builtin("string.fromCharacter") { call in
      call.machine.makeString(String(call[0].asCharacter))
    },
    Builtin("string.fromSubstring") { call in text(of: call[0], call.machine) },
    Builtin("substring.text") { call in text(of: call.receiver, call.machine) },
    Builtin("string.fromScalar") { call in
      .string(Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].asInt)).map(String.init) ?? "")
    },
    Builtin("string.repeating") { call throws(Fault) in
      let count = call[1].asInt
      guard count >= 0 else { throw .fatal("Negative count not allowed") }
      let text = call[0].asString
      try call.machine.memory.require(count, of: max(text.utf8.count, 1))
      return .string(String(repeating: text, count: count))
    },
    Builtin("string.uppercased") { call in .string(call.receiver.asString.uppercased()) },
    Builtin("string.lowercased") { call in .string(call.receiver.asString.lowercased()) },
  ]

  private static let reading: [Builtin] = [
    Builtin("string.count") { call in .int(call.receiver.characterCount) },
    Builtin("string.byteCount") { call in .int(call.receiver.byteCount) },
    Builtin("string.character") { call throws(Fault) in
      let offset = call[0].asInt
      if let byte = call.receiver.plainByte(at: offset) {
        return Value(.character, bits: UInt64(byte))
      }
      let text = call.receiver.asString
      guard offset >= 0, offset < text.utf8.count else {
        throw .fatal("String index is out of bounds")
      }
      return .character(text[text.characterIndex(offset)])
    },
    Builtin("string.slice") { call in
      text(of: call.receiver, from: call[0].asInt, to: call[1].asInt, call.machine)
    },
    Builtin("string.byte") { call throws(Fault) in
      let text = call.receiver.asString
      let offset = call[0].asInt
      guard offset >= 0, offset < text.utf8.count else {
        throw .fatal("String index is out of bounds")
      }
      return .integer(Int(text.utf8[text.byteIndex(offset)]), .uint8)
    },
    Builtin("string.scalar") { call throws(Fault) in
      let text = call.receiver.asString
      let offset = call[0].asInt
      guard offset >= 0, offset < text.utf8.count else {
        throw .fatal("String index is out of bounds")
      }
      return .integer(Int(text.unicodeScalars[text.byteIndex(offset)].value), .uint32)
    },
    Builtin("string.findBefore") { call in
      let parts = TextSplit(
        call.receiver.asString, Range(uncheckedBounds: (call[1].asInt, call[2].asInt)),
        at: call[0].asString)
      return .int(parts.separator(from: call[1].asInt)?.lowerBound ?? -1)
    },
    Builtin("string.split") { call throws(Fault) in
      let text = call.receiver
      var parts = TextSplit(
        text.asString, Range(uncheckedBounds: (call[1].asInt, call[2].asInt)),
        at: call[0].asString, maxSplits: call[3].asInt, omitsEmpty: call[4].asBool)
      let types = call.machine.types
      let array = ArrayObject(type: types.array(of: types.substring), capacity: 8)
      while let range = parts.next() {
        if array.count % 1000 == 0 { try call.requireElements(array.count + 1000) }
        array.append(call.machine.makeSubstring(of: text, range))
      }
      return .array(array)
    },
    Builtin("string.utf16") { call in
      let type = call.machine.types.array(of: call.machine.types.type(named: "UInt16", []))
      return .array(type, call.receiver.asString.utf16.map { Value.integer(Int($0), .uint16) })
    },
  ]

  /// The part of a string between two byte offsets.
  private static func text(
    of base: Value, from start: Int, to end: Int, _ machine: Machine
  ) -> Value {
    if base.kind == .string, let part = base.shortText.part(from: start, to: end) {
      return Value(part)
    }
    if base.kind == .longString,
      let part = base.withStringObject({ object in
        object.withPart(from: start, to: end) { machine.makeString($0) }
      })
    {
      return part
    }
    let text = base.asString
    if start == 0, end == text.utf8.count { return base.retained() }
    return machine.makeString(String(text[text.byteIndex(start)..<text.byteIndex(end)]))
  }

  /// The text of a `Substring`.
  private static func text(of part: Value, _ machine: Machine) -> Value {
    let fields = part.fields
    return text(of: fields[0], from: fields[1].asInt, to: fields[2].asInt, machine)
  }

  private static let indexing: [Builtin] = [
    Builtin("string.after") { call throws(Fault) in
      let offset = call[0].asInt
      if call.receiver.plainByte(at: offset) != nil { return .int(offset + 1) }
      let text = call.receiver.asString
      guard offset >= 0, offset < text.utf8.count else {
        throw .fatal("String index is out of bounds")
      }
      return .int(text.byteOffset(text.index(after: text.characterIndex(offset))))
    },
    Builtin("string.before") { call throws(Fault) in
      let text = call.receiver.asString
      let offset = call[0].asInt
      guard offset > 0, !text.isEmpty else { throw .fatal("String index is out of bounds") }
      return .int(text.byteOffset(text.index(before: text.byteIndex(offset))))
    },
    Builtin("string.advance") { call in
      let text = call.receiver.asString
      let distance = call[1].asInt
      let moved = text.index(
        text.byteIndex(call[0].asInt), offsetBy: distance,
        limitedBy: distance < 0 ? text.startIndex : text.endIndex)
      return .int(moved.map(text.byteOffset) ?? -1)
    },
    Builtin("string.distance") { call in
      let text = call.receiver.asString
      return .int(
        text.distance(from: text.byteIndex(call[0].asInt), to: text.byteIndex(call[1].asInt)))
    },
    Builtin("string.offsetOfUTF16") { call in
      let (text, offset) = (call.receiver.asString, call[0].asInt)
      return .int((offset >= 0 ? advanced(0, by: offset, in: text) : nil) ?? text.utf8.count)
    },
    Builtin("string.advanceUTF16") { call in
      .int(advanced(call[0].asInt, by: call[1].asInt, in: call.receiver.asString) ?? -1)
    },
    Builtin("string.utf16Offset") { call in
      let text = call.receiver.asString
      return .int(text.byteIndex(call[0].asInt).utf16Offset(in: text))
    },
  ]

  /// The byte offset that is some units of UTF-16 away from another; nil if that is outside of the text.
  private static func advanced(_ offset: Int, by distance: Int, in text: String) -> Int? {
    let start = text.byteIndex(offset)
    let isSecond = start.samePosition(in: text.unicodeScalars) == nil
    let unit = isSecond ? text.utf16.index(after: text.byteIndex(offset - 1)) : start
    guard
      let place = text.utf16.index(
        unit, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex)
    else { return nil }
    let isFirst = place.samePosition(in: text.unicodeScalars) != nil
    return isFirst ? text.byteOffset(place) : text.byteOffset(text.utf16.index(before: place)) + 1
  }

  private static let changing: [Builtin] = [
    Builtin("string.appendCharacter") { call in
      call.receiver.append(call[0])
      return .void
    },
    Builtin("string.replace") { call throws(Fault) in
      let (start, end) = (call[0].asInt, call[1].asInt)
      let added = call[2].asString
      guard start >= 0, start <= end, end <= call.receiver.asString.utf8.count else {
        throw .fatal("String index is out of bounds")
      }
      call.receiver.replaceText(from: start, to: end, with: added)
      return .void
    },
  ]

  private static let searching: [Builtin] = [
    Builtin("string.hasPrefix") { call in
      .bool(call.receiver.asString.hasPrefix(call[0].asString))
    },
    Builtin("string.hasSuffix") { call in
      .bool(call.receiver.asString.hasSuffix(call[0].asString))
    },
    Builtin("string.find") { call in
      let found = TextSearch(call[0].asString).first(
        in: call.receiver.asString, from: call[1].asInt)
      return .int(found?.lowerBound ?? -1)
    },
    Builtin("string.findEnd") { call in
      let found = TextSearch(call[0].asString).first(
        in: call.receiver.asString, from: call[1].asInt)
      return .int(found?.upperBound ?? -1)
    },
  ]
}

extension String {
  /// The index at a byte offset, clamped to the text.
  func byteIndex(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
  }

  func characterIndex(_ offset: Int) -> Index { byteIndex(offset) }

  func byteOffset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}

/// Finds a string in another, comparing by characters.
struct TextSearch {
  private let target: String
  /// The target's bytes, if there are any and all are plain ASCII.
  let plain: [UInt8]?

  init(_ target: String) {
    self.target = target
    plain =
      target.utf8.allSatisfy(ASCIISearch.isPlain) && !target.isEmpty ? Array(target.utf8) : nil
  }

  /// The bytes of the first occurrence that begins at or after `start`.
  func first(in text: String, from start: Int = 0) -> Range<Int>? {
    if let plain, let found = ASCIISearch.first(plain, in: text, from: start) {
      return found.start.map { $0..<($0 + plain.count) }
    }
    var index = text.byteIndex(start)
    while true {
      if let end = match(in: text, at: index) {
        return text.byteOffset(index)..<text.byteOffset(end)
      }
      if index == text.endIndex { return nil }
      index = text.index(after: index)
    }
  }

  private func match(in text: String, at start: String.Index) -> String.Index? {
    var index = start
    for expected in target {
      guard index < text.endIndex else { return nil }
      guard text[index] == expected else { return nil }
      index = text.index(after: index)
    }
    return index
  }
}
