extension PreludeLibrary {
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
        typealias Element = Character
        typealias Index = String.Index
        typealias SubSequence = Substring
        typealias Indices = DefaultIndices<Substring>
        typealias Iterator = IndexingIterator<Substring>
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
          typealias Element = UInt8
          typealias Index = String.Index
          typealias SubSequence = Slice<Substring.UTF8View>
          typealias Indices = DefaultIndices<Substring.UTF8View>
          typealias Iterator = IndexingIterator<Substring.UTF8View>
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
}
