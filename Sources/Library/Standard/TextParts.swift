/// The parts of a text between separators, made one after the other: what a loop over `split` iterates.
struct _TextParts: Sequence, IteratorProtocol {
  var _text: String
  var _separator: String
  /// The byte offset of the next part; -1 after the last one.
  var _start: Int
  var _end: Int
  var _splits: Int
  var _omitsEmpty: Bool

  mutating func next() -> Substring? {
    while _start >= 0 {
      let first = _start
      let found = _splits > 0 ? _text._find(_separator, first, before: _end) : -1
      if found < 0 {
        _start = -1
        return first < _end || !_omitsEmpty
          ? Substring(_base: _text, _start: first, _end: _end) : nil
      }
      _start = _text._findEnd(_separator, found)
      if first != found || !_omitsEmpty {
        _splits -= 1
        return Substring(_base: _text, _start: first, _end: found)
      }
    }
    return nil
  }
}
