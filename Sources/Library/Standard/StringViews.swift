// The views of strings, and of substrings, which are slices of the former.
//
// Loads by member

extension String {
  var utf8: UTF8View {
    get { UTF8View(_base: self) }
    set { self = newValue._base }
  }
  var utf16: UTF16View {
    get { UTF16View(_base: self) }
    set { self = newValue._base }
  }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_base: self) }
    set { self = newValue._base }
  }
  struct UTF8View: BidirectionalCollection, CustomStringConvertible,
    CustomDebugStringConvertible, _TextUnits
  {
    typealias Element = UInt8
    typealias SubSequence = Substring.UTF8View
    typealias Indices = DefaultIndices<String.UTF8View>
    typealias Iterator = IndexingIterator<String.UTF8View>
    typealias Index = String.Index
    let _base: String
    var _part: Substring { Substring(_base) }
    func _admits(_ offset: Int) -> Bool { true }
    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
      try Array(self).withUnsafeBufferPointer(body)
    }
    var startIndex: Index { _base.startIndex }
    var endIndex: Index { _base.endIndex }
    var count: Int { _base._byteCount }
    func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
    func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
    func index(_ i: Index, offsetBy n: Int) -> Index { Index(_offset: i._offset + n) }
    func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
    subscript(i: Index) -> UInt8 {
      if i._offset >= _base._byteCount { _fault("String index is out of bounds") }
      return _base._byte(i._offset)
    }
    var description: String { _base }
    var debugDescription: String { "UTF8View(\(_debugDescription(_base)))" }
  }
  /// The second unit of a surrogate pair has the index of the byte after the first.
  struct UTF16View: BidirectionalCollection, CustomStringConvertible,
    CustomDebugStringConvertible, _TextUnits
  {
    typealias Element = UInt16
    typealias SubSequence = Substring.UTF16View
    typealias Indices = DefaultIndices<String.UTF16View>
    typealias Iterator = IndexingIterator<[UInt16]>
    typealias Index = String.Index
    let _base: String
    var _part: Substring { Substring(_base) }
    func _admits(_ offset: Int) -> Bool { _base._beginsScalar(offset) }
    var startIndex: Index { _base.startIndex }
    var endIndex: Index { _base.endIndex }
    var count: Int { _base._utf16Offset(_base._byteCount) }
    func index(_ i: Index, offsetBy n: Int) -> Index {
      let offset = _base._advanceUTF16(i._offset, n)
      if offset < 0 { _fault("String index is out of bounds") }
      return Index(_offset: offset)
    }
    func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
      let reach = distance(from: i, to: limit)
      if n >= 0 ? reach >= 0 && reach < n : reach <= 0 && reach > n { return nil }
      return index(i, offsetBy: n)
    }
    func distance(from start: Index, to end: Index) -> Int {
      end.utf16Offset(in: _base) - start.utf16Offset(in: _base)
    }
    func makeIterator() -> IndexingIterator<[UInt16]> { _base._utf16Units.makeIterator() }
    func index(after i: Index) -> Index {
      if i._offset >= _base._byteCount { _fault("String index is out of bounds") }
      let byte = _base._byte(i._offset)
      let width = byte < 0x80 ? 1 : byte < 0xC0 ? 3 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 1
      return Index(_offset: i._offset + width)
    }
    func index(before i: Index) -> Index {
      if i._offset <= 0 || i._offset > _base._byteCount {
        _fault("String index is out of bounds")
      }
      var offset = i._offset - 1
      while !_base._beginsScalar(offset) { offset -= 1 }
      return Index(_offset: i._offset - offset == 4 ? offset + 1 : offset)
    }
    subscript(i: Index) -> UInt16 {
      if i._offset >= _base._byteCount { _fault("String index is out of bounds") }
      let isHalf = !_base._beginsScalar(i._offset)
      let value = _base._scalar(isHalf ? i._offset - 1 : i._offset)
      if value < 0x1_0000 { return UInt16(value) }
      let pair = value - 0x1_0000
      return UInt16(isHalf ? 0xDC00 + (pair & 0x3FF) : 0xD800 + (pair >> 10))
    }
    var description: String { _base }
    var debugDescription: String { "StringUTF16(\(_debugDescription(_base)))" }
  }
  var _utf16Units: [UInt16] { @_native("string.utf16") get }
  struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection,
    CustomStringConvertible, CustomDebugStringConvertible, _TextView
  {
    typealias Element = Unicode.Scalar
    typealias SubSequence = Substring.UnicodeScalarView
    typealias Indices = DefaultIndices<String.UnicodeScalarView>
    typealias Index = String.Index
    struct Iterator: IteratorProtocol {
      let _text: String
      let _end: Int
      var _offset = 0
      mutating func next() -> Unicode.Scalar? {
        if _offset == _end { return nil }
        let value = _text._scalar(_offset)
        _offset += value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
        return Unicode.Scalar(_value: value)
      }
    }
    func makeIterator() -> Iterator { Iterator(_text: _base, _end: _base._byteCount) }
    var _base: String
    init() { _base = "" }
    init(_base: String) { self._base = _base }
    var _part: Substring { Substring(_base) }
    func _admits(_ offset: Int) -> Bool { _base._beginsScalar(offset) }
    var startIndex: Index { _base.startIndex }
    var endIndex: Index { _base.endIndex }
    func index(after i: Index) -> Index {
      if i._offset >= _base._byteCount { _fault("String index is out of bounds") }
      let value = _base._scalar(i._offset)
      return Index(
        _offset: i._offset + (value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4))
    }
    func index(before i: Index) -> Index {
      if i._offset <= 0 || i._offset > _base._byteCount {
        _fault("String index is out of bounds")
      }
      var offset = i._offset - 1
      while !_base._beginsScalar(offset) { offset -= 1 }
      return Index(_offset: offset)
    }
    subscript(i: Index) -> Unicode.Scalar {
      if i._offset >= _base._byteCount { _fault("String index is out of bounds") }
      return Unicode.Scalar(_value: _base._scalar(i._offset))
    }
    mutating func append(_ scalar: Unicode.Scalar) { _base += scalar._string }
    mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<Index>, with newElements: C
    ) where C.Element == Unicode.Scalar {
      var text = ""
      for scalar in newElements { text += scalar._string }
      _base._replace(subrange.lowerBound._offset, subrange.upperBound._offset, text)
    }
    var description: String { _base }
    var debugDescription: String { "StringUnicodeScalarView(\(_debugDescription(_base)))" }
  }
}
extension Substring {
  struct UTF8View: BidirectionalCollection, _TextUnits {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    typealias Indices = DefaultIndices<Substring.UTF8View>
    typealias Iterator = IndexingIterator<Substring.UTF8View>
    var _slice: Slice<String.UTF8View>
    init(_slice: Slice<String.UTF8View>) { self._slice = _slice }
    var _part: Substring {
      Substring(
        _base: _slice._base._base, _start: startIndex._offset, _end: endIndex._offset)
    }
    func _admits(_ offset: Int) -> Bool { _slice._base._admits(offset) }
    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    func index(after i: Index) -> Index { _slice._base.index(after: i) }
    func index(before i: Index) -> Index { _slice._base.index(before: i) }
    var count: Int { endIndex._offset - startIndex._offset }
    func index(_ i: Index, offsetBy n: Int) -> Index { Index(_offset: i._offset + n) }
    func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
    subscript(i: Index) -> UInt8 { _slice[i] }
    subscript(bounds: Range<Index>) -> Substring.UTF8View {
      Substring.UTF8View(_slice: _slice[bounds])
    }

  }
  var utf8: UTF8View {
    UTF8View(
      _slice: _base.utf8._sliced(Range(uncheckedBounds: (lower: startIndex, upper: endIndex))))
  }
}
extension String.UTF8View {
  func _sliced(_ bounds: Range<String.Index>) -> Slice<String.UTF8View> {
    if bounds.upperBound._offset > _base._byteCount {
      _fault("String index is out of bounds")
    }
    return Slice(base: self, bounds: bounds)
  }
  subscript(bounds: Range<String.Index>) -> Substring.UTF8View {
    Substring.UTF8View(_slice: _sliced(bounds))
  }
}
extension Substring {
  struct UTF16View: BidirectionalCollection, _TextUnits {
    typealias Element = UInt16
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    typealias Indices = DefaultIndices<Substring.UTF16View>
    typealias Iterator = IndexingIterator<Substring.UTF16View>
    var _slice: Slice<String.UTF16View>
    init(_slice: Slice<String.UTF16View>) { self._slice = _slice }
    var _part: Substring {
      Substring(
        _base: _slice._base._base, _start: startIndex._offset, _end: endIndex._offset)
    }
    func _admits(_ offset: Int) -> Bool { _slice._base._admits(offset) }
    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    func index(after i: Index) -> Index { _slice._base.index(after: i) }
    func index(before i: Index) -> Index { _slice._base.index(before: i) }
    func index(_ i: Index, offsetBy n: Int) -> Index { _slice._base.index(i, offsetBy: n) }
    func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
      _slice._base.index(i, offsetBy: n, limitedBy: limit)
    }
    func distance(from start: Index, to end: Index) -> Int {
      _slice._base.distance(from: start, to: end)
    }
    var count: Int { distance(from: startIndex, to: endIndex) }
    subscript(i: Index) -> UInt16 { _slice[i] }
    subscript(bounds: Range<Index>) -> Substring.UTF16View {
      Substring.UTF16View(_slice: _slice[bounds])
    }

  }
  var utf16: UTF16View {
    UTF16View(
      _slice: _base.utf16._sliced(Range(uncheckedBounds: (lower: startIndex, upper: endIndex))))
  }
}
extension String.UTF16View {
  func _sliced(_ bounds: Range<String.Index>) -> Slice<String.UTF16View> {
    if bounds.upperBound._offset > _base._byteCount {
      _fault("String index is out of bounds")
    }
    return Slice(base: self, bounds: bounds)
  }
  subscript(bounds: Range<String.Index>) -> Substring.UTF16View {
    Substring.UTF16View(_slice: _sliced(bounds))
  }
}
extension Substring {
  struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, _TextView {
    typealias Element = Unicode.Scalar
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    typealias Indices = DefaultIndices<Substring.UnicodeScalarView>
    typealias Iterator = IndexingIterator<Substring.UnicodeScalarView>
    var _slice: Slice<String.UnicodeScalarView>
    init(_slice: Slice<String.UnicodeScalarView>) { self._slice = _slice }
    var _part: Substring {
      Substring(
        _base: _slice._base._base, _start: startIndex._offset, _end: endIndex._offset)
    }
    func _admits(_ offset: Int) -> Bool { _slice._base._admits(offset) }
    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    func index(after i: Index) -> Index { _slice._base.index(after: i) }
    func index(before i: Index) -> Index { _slice._base.index(before: i) }
    subscript(i: Index) -> Unicode.Scalar { _slice[i] }
    subscript(bounds: Range<Index>) -> Substring.UnicodeScalarView {
      Substring.UnicodeScalarView(_slice: _slice[bounds])
    }
    init() { self.init(_slice: "".unicodeScalars._sliced("".startIndex..<"".endIndex)) }
    mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<Index>, with newElements: C
    ) where C.Element == Unicode.Scalar {
      var base = _slice._base
      let before = base._base._byteCount
      base.replaceSubrange(subrange, with: newElements)
      let end = Index(_offset: endIndex._offset + base._base._byteCount - before)
      _slice = Slice(base: base, bounds: startIndex..<end)
    }
  }
  var unicodeScalars: UnicodeScalarView {
    UnicodeScalarView(
      _slice: _base.unicodeScalars._sliced(
        Range(uncheckedBounds: (lower: startIndex, upper: endIndex))))
  }
}
extension String.UnicodeScalarView {
  func _sliced(_ bounds: Range<String.Index>) -> Slice<String.UnicodeScalarView> {
    if bounds.upperBound._offset > _base._byteCount {
      _fault("String index is out of bounds")
    }
    return Slice(base: self, bounds: bounds)
  }
  subscript(bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
    Substring.UnicodeScalarView(_slice: _sliced(bounds))
  }
}
