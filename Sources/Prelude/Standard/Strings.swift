extension PreludeLibrary {
  static let string = PreludeChunk(
    names: ["String"],
    text: #"""
      @_builtin
      struct String: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
        ExpressibleByStringInterpolation, CustomDebugStringConvertible, TextOutputStream, Sendable,
        CVarArg
      {
        typealias Element = Character
        typealias SubSequence = Substring
        typealias Indices = DefaultIndices<String>
        typealias StringInterpolation = DefaultStringInterpolation
        struct Index: Hashable, Comparable {
          let _offset: Int
          init(_offset: Int) { self._offset = _offset }
          init(utf16Offset offset: Int, in text: String) {
            _offset = text._offset(ofUTF16: offset)
          }
          func utf16Offset(in text: String) -> Int {
            let isHalf = _offset < text._byteCount && text.utf16._isHalf(_offset)
            return text._utf16Offset(_offset) + (isHalf ? 1 : 0)
          }
          /// Nil within a character.
          init?(_ position: Index, within text: String) {
            if text._byteCount < position._offset
              || text._before(text._after(position._offset)) != position._offset
                && position._offset != text._byteCount
            {
              return nil
            }
            self = position
          }
          func samePosition(in text: String) -> Index? { Index(self, within: text) }
          func samePosition(in view: UTF8View) -> Index? { self }
          func samePosition(in view: UnicodeScalarView) -> Index? { self }
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
        typealias UTF8View = Substring.UTF8View
        /// The second half of a pair stands one byte behind the first.
        struct UTF16View: BidirectionalCollection, CustomStringConvertible,
          CustomDebugStringConvertible
        {
          typealias Element = UInt16
          typealias SubSequence = Slice<String.UTF16View>
          typealias Indices = DefaultIndices<String.UTF16View>
          typealias Index = String.Index
          let _base: String
          let _start: Int
          let _end: Int
          var _string: String { _base._slice(_start, _end) }
          var startIndex: Index { Index(_offset: _start) }
          var endIndex: Index { Index(_offset: _end) }
          var count: Int { _string._utf16Units.count }
          func makeIterator() -> IndexingIterator<[UInt16]> { _string._utf16Units.makeIterator() }
          func _isHalf(_ offset: Int) -> Bool { _base._byte(offset) & 0xC0 == 0x80 }
          func index(after i: Index) -> Index {
            let byte = _base._byte(i._offset)
            let width = byte < 0x80 ? 1 : byte < 0xC0 ? 3 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 1
            return Index(_offset: i._offset + width)
          }
          func index(before i: Index) -> Index {
            var offset = i._offset - 1
            while offset > _start && _isHalf(offset) { offset -= 1 }
            return Index(_offset: i._offset - offset == 4 ? offset + 1 : offset)
          }
          subscript(i: Index) -> UInt16 {
            let isHalf = _isHalf(i._offset)
            let value = _base._scalar(isHalf ? i._offset - 1 : i._offset)
            if value < 0x1_0000 { return UInt16(value) }
            let pair = value - 0x1_0000
            return UInt16(isHalf ? 0xDC00 + (pair & 0x3FF) : 0xD800 + (pair >> 10))
          }
          var description: String { _string }
          var debugDescription: String { "StringUTF16(\(String(reflecting: _string)))" }
        }
        struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
          typealias Element = Unicode.Scalar
          typealias Index = String.Index
          typealias SubSequence = Slice<String.UnicodeScalarView>
          typealias Indices = DefaultIndices<String.UnicodeScalarView>
          typealias Iterator = IndexingIterator<String.UnicodeScalarView>
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
      extension String {
        init() { self = "" }
        init(stringLiteral value: String) { self = value }
        init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
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
        init<C: Collection>(decoding units: C, as encoding: Unicode.UTF16.Type)
        where C.Element == UInt16 {
          self = ""
          var high: UInt32?
          for unit in units.map({ UInt32($0) }) {
            if let before = high, unit >> 10 == 0x37 {
              _append((before - 0xD800) << 10 + (unit - 0xDC00) + 0x1_0000)
              high = nil
              continue
            }
            if high != nil { _append(0xFFFD) }
            high = unit >> 10 == 0x36 ? unit : nil
            if high == nil { _append(unit >> 10 == 0x37 ? 0xFFFD : unit) }
          }
          if high != nil { _append(0xFFFD) }
        }
        mutating func _append(_ scalar: UInt32) {
          append(Unicode.Scalar(_value: scalar)._string)
        }
        var utf8CString: ContiguousArray<CChar> {
          ContiguousArray(utf8.map { CChar(bitPattern: $0) } + [0])
        }
        init?<C: Collection>(validating units: C, as encoding: Unicode.UTF8.Type)
        where C.Element == UInt8 {
          let bytes = Array(units)
          let text = String._decode(bytes)
          if Array(text.utf8) != bytes { return nil }
          self = text
        }
        var isContiguousUTF8: Bool { true }
        mutating func makeContiguousUTF8() {}
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
        @available(
          *, unavailable, message: "cannot subscript String with an Int, use a String.Index instead."
        )
        subscript(i: Int) -> Character { _character(i) }
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
        var utf16: UTF16View { UTF16View(_base: self, _start: 0, _end: _byteCount) }
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

  /// What writes itself to a stream.
  static let textWriting = PreludeChunk(
    members: ["write"],
    text: ["String", "Substring", "Character", "Unicode.Scalar", "Double", "Float"].map { type in
      """
      extension \(type): TextOutputStreamable {
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
      }
      """
    }.joined(separator: "\n"))
}
