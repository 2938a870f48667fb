extension PreludeLibrary {
  static let string = PreludeChunk(
    names: ["String"],
    text: #"""
      @_builtin
      struct String: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
        ExpressibleByStringInterpolation, CustomDebugStringConvertible, TextOutputStream, Sendable,
        CVarArg
      {
        struct Index: Hashable, Comparable {
          let _offset: Int
          init(_offset: Int) { self._offset = _offset }
          init(utf16Offset offset: Int, in text: String) {
            _offset = text._offset(ofUTF16: offset)
          }
          func utf16Offset(in text: String) -> Int { text._utf16Offset(_offset) }
          static func == (lhs: Index, rhs: Index) -> Bool { lhs._offset == rhs._offset }
          static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
        }
        struct Iterator: IteratorProtocol {
          let _text: String
          var _offset = 0
          init(_text: String) { self._text = _text }
          mutating func next() -> Character? {
            if _offset >= _text._byteCount { return nil }
            let character = _text._character(_offset)
            _offset = _text._after(_offset)
            return character
          }
        }
        init() { self = "" }
        init(stringLiteral value: String) { self = value }
        init(_ string: String) { self = string }
        init(_ substring: Substring) { self = substring._string }
        @_native("string.fromCharacter") init(_ character: Character)
        init(_ scalar: Unicode.Scalar) { self = scalar._string }
        init(_ scalars: UnicodeScalarView) { self = scalars._string }
        init(_ units: Substring.UTF8View) { self = units._string }
        init<S: Sequence>(_ characters: S) where S.Element == Character {
          var result = ""
          for character in characters { result.append(character) }
          self = result
        }
        init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
        init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) {
          self = String._integer(value._bits, T.isSigned, radix, uppercase)
        }
        @_native("integer.text")
        static func _integer(_ bits: Int, _ signed: Bool, _ radix: Int, _ uppercase: Bool) -> String
        @_native("string.describing") init<Subject>(describing instance: Subject)
        @_native("string.reflecting") init<Subject>(reflecting subject: Subject)
        @_native("string.repeating") init(repeating repeatedValue: String, count: Int)
        init(repeating repeatedValue: Character, count: Int) {
          self.init(repeating: String(repeatedValue), count: count)
        }
        init<C: Collection>(decoding units: C, as encoding: Unicode.UTF8.Type)
        where C.Element == UInt8 {
          self = String._decode(Array(units))
        }
        @_native("string.decode") static func _decode(_ units: [UInt8]) -> String

        var _string: String { self }
        var _byteCount: Int { @_native("string.byteCount") get }
        @_native("string.after") func _after(_ offset: Int) -> Int
        @_native("string.before") func _before(_ offset: Int) -> Int
        @_native("string.advance") func _advance(_ offset: Int, _ distance: Int) -> Int
        @_native("string.distance") func _distance(_ start: Int, _ end: Int) -> Int
        @_native("string.character") func _character(_ offset: Int) -> Character
        @_native("string.slice") func _slice(_ start: Int, _ end: Int) -> String
        @_native("string.byte") func _byte(_ offset: Int) -> UInt8
        @_native("string.offsetOfUTF16") func _offset(ofUTF16 offset: Int) -> Int
        @_native("string.utf16Offset") func _utf16Offset(_ offset: Int) -> Int
        @_native("string.replace")
        mutating func _replace(_ start: Int, _ end: Int, _ text: String)
        @_native("string.find")
        func _find(_ other: String, _ start: Int, _ options: Int) -> Int
        @_native("string.findEnd")
        func _findEnd(_ other: String, _ start: Int, _ options: Int) -> Int
        @_native("string.findLast")
        func _findLast(_ other: String, _ options: Int) -> Int

        var count: Int { @_native("string.count") get }
        var isEmpty: Bool { @_instruction("string.isEmpty") get }
        var startIndex: Index { Index(_offset: 0) }
        var endIndex: Index { Index(_offset: _byteCount) }
        func makeIterator() -> Iterator { Iterator(_text: self) }
        func index(after i: Index) -> Index { Index(_offset: _after(i._offset)) }
        func index(before i: Index) -> Index { Index(_offset: _before(i._offset)) }
        func index(_ i: Index, offsetBy distance: Int) -> Index {
          let offset = _advance(i._offset, distance)
          if offset < 0 { _fault("String index is out of bounds") }
          return Index(_offset: offset)
        }
        func distance(from start: Index, to end: Index) -> Int {
          _distance(start._offset, end._offset)
        }
        subscript(i: Index) -> Character {
          if i._offset >= _byteCount { _fault("String index is out of bounds") }
          return _character(i._offset)
        }
        subscript(bounds: Range<Index>) -> Substring {
          if bounds.upperBound._offset > _byteCount { _fault("String index is out of bounds") }
          return Substring(
            _base: self, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
        }
        var first: Character? { isEmpty ? nil : _character(0) }
        var last: Character? { isEmpty ? nil : _character(_before(_byteCount)) }

        @_native("string.appendCharacter") mutating func append(_ c: Character)
        @_native("string.append") mutating func append(_ other: String)
        mutating func append(_ other: Substring) { append(other._string) }
        mutating func append<S: Sequence>(contentsOf newElements: S)
        where S.Element == Character {
          for character in newElements { append(character) }
        }
        mutating func append(contentsOf other: String) { append(other) }
        mutating func write(_ string: String) { append(string) }
        mutating func insert(_ newElement: Character, at i: Index) {
          _replace(i._offset, i._offset, String(newElement))
        }
        mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
        where C.Element == Character {
          _replace(i._offset, i._offset, String(newElements))
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: Range<Index>, with newElements: C
        ) where C.Element == Character {
          if subrange.upperBound._offset > _byteCount { _fault("String index is out of bounds") }
          _replace(
            subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
        }
        @discardableResult
        mutating func remove(at i: Index) -> Character {
          if i._offset >= _byteCount { _fault("String index is out of bounds") }
          let character = _character(i._offset)
          _replace(i._offset, _after(i._offset), "")
          return character
        }
        mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
        mutating func reserveCapacity(_ n: Int) {}

        @_instruction("string.concat") static func + (lhs: String, rhs: String) -> String
        static func += (lhs: inout String, rhs: String) { lhs.append(rhs) }
        @_instruction("string.eq") static func == (lhs: String, rhs: String) -> Bool
        @_instruction("string.ne") static func != (lhs: String, rhs: String) -> Bool
        @_instruction("string.lt") static func < (lhs: String, rhs: String) -> Bool
        @_native("string.uppercased") func uppercased() -> String
        @_native("string.lowercased") func lowercased() -> String
        @_native("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
        @_native("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
          var result = ""
          for character in self { if try isIncluded(character) { result.append(character) } }
          return result
        }
        var utf8: UTF8View { UTF8View(_base: self, _start: 0, _end: _byteCount) }
        var utf16: UTF16View { UTF16View(_units: _utf16Units) }
        var _utf16Units: [UInt16] { @_native("string.utf16") get }
        var unicodeScalars: UnicodeScalarView {
          get { UnicodeScalarView(_text: self) }
          set { self = newValue._text }
        }
        @_native("string.scalar") func _scalar(_ offset: Int) -> UInt32
        var hash: Int { hashValue }
        func hash(into hasher: inout Hasher) { hasher._combine(_hash) }
        var _hash: Int { @_native("any.hash") get }
        var description: String { self }
        var debugDescription: String { _debugDescription(self) }
        @_native("string.reversed") func _reversed() -> String
        typealias UTF8View = Substring.UTF8View
        struct UTF16View: RandomAccessCollection {
          let _units: [UInt16]
          var startIndex: Int { 0 }
          var endIndex: Int { _units.count }
          func index(after i: Int) -> Int { i + 1 }
          func index(before i: Int) -> Int { i - 1 }
          subscript(i: Int) -> UInt16 { _units[i] }
        }
        struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
          var _text: String
          init() { _text = "" }
          init(_text: String) { self._text = _text }
          var _string: String { _text }
          var startIndex: Index { Index(_offset: 0) }
          var endIndex: Index { Index(_offset: _text._byteCount) }
          func index(after i: Index) -> Index {
            let value = _text._scalar(i._offset)
            return Index(
              _offset: i._offset + (value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4))
          }
          func index(before i: Index) -> Index {
            var offset = i._offset - 1
            while offset > 0 && _text._byte(offset) & 0xC0 == 0x80 { offset -= 1 }
            return Index(_offset: offset)
          }
          subscript(i: Index) -> Unicode.Scalar { Unicode.Scalar(_value: _text._scalar(i._offset)) }
          mutating func append(_ scalar: Unicode.Scalar) { _text += scalar._string }
          mutating func replaceSubrange<C: Collection>(
            _ subrange: Range<Index>, with newElements: C
          ) where C.Element == Unicode.Scalar {
            var text = ""
            for scalar in newElements { text += scalar._string }
            _text._replace(subrange.lowerBound._offset, subrange.upperBound._offset, text)
          }
        }
      }
      """#)

  static let stringProtocol = PreludeChunk(
    names: ["StringProtocol"],
    text: #"""
      protocol StringProtocol: BidirectionalCollection, Hashable, Comparable,
        CustomStringConvertible, ExpressibleByStringLiteral
      where Element == Character, Index == String.Index {
        var _string: String { get }
      }
      extension StringProtocol {
        func uppercased() -> String { _string.uppercased() }
        func lowercased() -> String { _string.lowercased() }
        func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool {
          _string.hasPrefix(prefix._string)
        }
        func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool {
          _string.hasSuffix(suffix._string)
        }
        func contains<T: StringProtocol>(_ other: T) -> Bool {
          _string._find(other._string, 0, 0) >= 0
        }
        func contains(_ element: Character) -> Bool {
          _string._find(String(element), 0, 4) >= 0
        }
        func split(
          separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [SubSequence] {
          split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: { $0 == separator })
        }
        func split<T: StringProtocol>(
          separator: T, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [Substring] {
          let text = _string
          let separator = separator._string
          var result: [Substring] = []
          var start = 0
          while result.count < maxSplits {
            let found = text._find(separator, start, 0)
            if found < 0 { break }
            if found > start || !omittingEmptySubsequences {
              result.append(Substring(_base: text, _start: start, _end: found))
            }
            start = found + separator._byteCount
          }
          if start < text._byteCount || !omittingEmptySubsequences {
            result.append(Substring(_base: text, _start: start, _end: text._byteCount))
          }
          return result
        }
        func replacing<T: StringProtocol, U: StringProtocol>(
          _ other: T, with replacement: U, maxReplacements: Int = Int.max
        ) -> String {
          let text = _string
          let target = other._string
          if target.isEmpty { return text }
          var result = ""
          var start = 0
          var replaced = 0
          while replaced < maxReplacements {
            let found = text._find(target, start, 0)
            if found < 0 { break }
            result += text._slice(start, found)
            result += replacement._string
            start = found + target._byteCount
            replaced += 1
          }
          return result + text._slice(start, text._byteCount)
        }
        func firstRange<T: StringProtocol>(of other: T) -> Range<String.Index>? {
          let target = other._string
          let found = _string._find(target, 0, 0)
          if found < 0 { return nil }
          let base = startIndex._offset + found
          return String.Index(_offset: base)..<String.Index(_offset: base + target._byteCount)
        }
        func ranges<T: StringProtocol>(of other: T) -> [Range<String.Index>] {
          let text = _string
          let target = other._string
          var result: [Range<String.Index>] = []
          var start = 0
          while !target.isEmpty {
            let found = text._find(target, start, 0)
            if found < 0 { break }
            start = found + target._byteCount
            let base = startIndex._offset
            result.append(
              String.Index(_offset: base + found)..<String.Index(_offset: base + start))
          }
          return result
        }
        func trimmingPrefix(_ prefix: String) -> SubSequence {
          if _string.hasPrefix(prefix) { return dropFirst(prefix.count) }
          return self[startIndex..<endIndex]
        }
        static func + (lhs: Self, rhs: Self) -> String { lhs._string + rhs._string }
      }
      """#)

  static let substring = PreludeChunk(
    names: ["Substring"],
    text: #"""
      struct Substring: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
        CustomDebugStringConvertible, TextOutputStream, Sendable
      {
        var _base: String
        var _start: Int
        var _end: Int
        init() { self.init("") }
        init(_base: String, _start: Int, _end: Int) {
          self._base = _base
          self._start = _start
          self._end = _end
        }
        init(_ text: String) {
          _base = text
          _start = 0
          _end = text._byteCount
        }
        init(stringLiteral value: String) { self.init(value) }
        init<S: Sequence>(_ characters: S) where S.Element == Character {
          self.init(String(characters))
        }
        var _string: String { _base._slice(_start, _end) }
        var base: String { _base }
        var startIndex: String.Index { String.Index(_offset: _start) }
        var endIndex: String.Index { String.Index(_offset: _end) }
        var isEmpty: Bool { _start == _end }
        var count: Int { _base._distance(_start, _end) }
        func index(after i: String.Index) -> String.Index { _base.index(after: i) }
        func index(before i: String.Index) -> String.Index { _base.index(before: i) }
        subscript(i: String.Index) -> Character {
          if i._offset < _start || i._offset >= _end { _fault("String index is out of bounds") }
          return _base._character(i._offset)
        }
        subscript(bounds: Range<String.Index>) -> Substring {
          if bounds.lowerBound._offset < _start || bounds.upperBound._offset > _end {
            _fault("Substring index range is out of bounds")
          }
          return Substring(
            _base: _base, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
        }
        mutating func replaceSubrange<C: Collection>(
          _ subrange: Range<String.Index>, with newElements: C
        ) where C.Element == Character {
          let before = _base._byteCount
          _base._replace(
            subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
          _end += _base._byteCount - before
        }
        mutating func append(_ c: Character) { append(String(c)) }
        mutating func append(_ other: String) {
          let before = _base._byteCount
          _base._replace(_end, _end, other)
          _end += _base._byteCount - before
        }
        mutating func write(_ string: String) { append(string) }
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
          try _string.filter(isIncluded)
        }
        static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._string == rhs._string }
        static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._string < rhs._string }
        static func == (lhs: Substring, rhs: String) -> Bool { lhs._string == rhs }
        static func == (lhs: String, rhs: Substring) -> Bool { lhs == rhs._string }
        static func + (lhs: Substring, rhs: String) -> String { lhs._string + rhs }
        static func + (lhs: String, rhs: Substring) -> String { lhs + rhs._string }
        static func += (lhs: inout String, rhs: Substring) { lhs.append(rhs._string) }
        func hash(into hasher: inout Hasher) { _string.hash(into: &hasher) }
        var description: String { _string }
        var debugDescription: String { _debugDescription(_string) }
        var utf8: UTF8View { UTF8View(_base: _base, _start: _start, _end: _end) }
        var utf16: String.UTF16View { _string.utf16 }
        var unicodeScalars: String.UnicodeScalarView { _string.unicodeScalars }
        struct UTF8View: BidirectionalCollection {
          let _base: String
          let _start: Int
          let _end: Int
          var _string: String { _base._slice(_start, _end) }
          var startIndex: String.Index { String.Index(_offset: _start) }
          var endIndex: String.Index { String.Index(_offset: _end) }
          var count: Int { _end - _start }
          func index(after i: String.Index) -> String.Index {
            String.Index(_offset: i._offset + 1)
          }
          func index(before i: String.Index) -> String.Index {
            String.Index(_offset: i._offset - 1)
          }
          subscript(i: String.Index) -> UInt8 { _base._byte(i._offset) }
        }
      }
      """#)

  static let character = PreludeChunk(
    names: ["Character"],
    text: #"""
      @_builtin
      struct Character: Hashable, Comparable, LosslessStringConvertible,
        CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, Sendable
      {
        @_native("character.fromString") init(_ text: String)
        init(_ scalar: Unicode.Scalar) { self.init(scalar._string) }
        init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
        @_instruction("any.eq") static func == (lhs: Character, rhs: Character) -> Bool
        @_instruction("any.ne") static func != (lhs: Character, rhs: Character) -> Bool
        @_instruction("any.lt") static func < (lhs: Character, rhs: Character) -> Bool
        @_native("character.is") func _is(_ property: Int) -> Bool
        var isASCII: Bool { _is(0) }
        var isLetter: Bool { _is(1) }
        var isNumber: Bool { _is(2) }
        var isWhitespace: Bool { _is(3) }
        var isNewline: Bool { _is(4) }
        var isPunctuation: Bool { _is(5) }
        var isSymbol: Bool { _is(6) }
        var isUppercase: Bool { _is(7) }
        var isLowercase: Bool { _is(8) }
        var isCased: Bool { _is(9) }
        var isHexDigit: Bool { _is(10) }
        var isWholeNumber: Bool { _is(11) }
        var isMathSymbol: Bool { _is(12) }
        var isCurrencySymbol: Bool { _is(13) }
        var wholeNumberValue: Int? { @_native("character.wholeNumberValue") get }
        var hexDigitValue: Int? { @_native("character.hexDigitValue") get }
        var asciiValue: UInt8? { @_native("character.asciiValue") get }
        func uppercased() -> String { String(self).uppercased() }
        func lowercased() -> String { String(self).lowercased() }
        var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
        var utf8: Substring.UTF8View { String(self).utf8 }
        var utf16: String.UTF16View { String(self).utf16 }
        var _hash: Int { @_native("any.hash") get }
        func hash(into hasher: inout Hasher) { hasher._combine(_hash) }
        var description: String { String(self) }
        var debugDescription: String { _debugDescription(self) }
      }
      """#)

  static let unicode = PreludeChunk(
    names: ["Unicode", "UnicodeScalar", "UTF8", "UTF16"],
    text: #"""
      typealias UnicodeScalar = Unicode.Scalar
      typealias UTF8 = Unicode.UTF8
      typealias UTF16 = Unicode.UTF16
      enum Unicode {
        enum UTF8 {}
        enum UTF16 {}
        struct Scalar: Hashable, Comparable, CustomStringConvertible,
          CustomDebugStringConvertible, ExpressibleByUnicodeScalarLiteral
        {
          let value: UInt32
          init(_value: UInt32) { value = _value }
          init(_ value: UInt8) { self.value = UInt32(_bits: value._bits) }
          init?(_ value: UInt32) {
            if value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil }
            self.value = value
          }
          init?(_ value: Int) {
            if value < 0 || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil }
            self.value = UInt32(_bits: value)
          }
          init(unicodeScalarLiteral value: String) { self.value = value._scalar(0) }
          var isASCII: Bool { value < 0x80 }
          var _string: String { Scalar._text(value) }
          @_native("string.fromScalar") static func _text(_ value: UInt32) -> String
          static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
          static func == (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value == rhs.value }
          var properties: Properties { Properties(_character: Character(_string)) }
          var description: String { _string }
          var debugDescription: String { _debugDescription(_string) }
          struct Properties {
            let _character: Character
            var isAlphabetic: Bool { _character.isLetter }
            var isWhitespace: Bool { _character.isWhitespace }
            var isUppercase: Bool { _character.isUppercase }
            var isLowercase: Bool { _character.isLowercase }
            var isEmoji: Bool { _character._is(14) }
            var isEmojiPresentation: Bool { _character._is(15) }
          }
        }
      }
      """#)

  static let textOutput = PreludeChunk(
    names: ["TextOutputStream", "TextOutputStreamable"],
    text: #"""
      protocol TextOutputStream {
        mutating func write(_ string: String)
      }
      protocol TextOutputStreamable {
        func write<Target: TextOutputStream>(to target: inout Target)
      }
      """#)
}
