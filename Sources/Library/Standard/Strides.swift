func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  if stride == 0 { _fault("Stride size must not be zero") }
  return StrideTo(_start: start, _end: end, _stride: stride)
}
func stride<T: Strideable>(
  from start: T, through end: T, by stride: T.Stride
) -> StrideThrough<T> {
  if stride == 0 { _fault("Stride size must not be zero") }
  return StrideThrough(_start: start, _end: end, _stride: stride)
}
func stride(from start: Double, to end: Double, by stride: Double) -> StrideTo<Double> {
  if stride == 0 { _fault("Stride size must not be zero") }
  return StrideTo(_start: start, _end: end, _stride: stride)
}
func stride(
  from start: Double, through end: Double, by stride: Double
) -> StrideThrough<Double> {
  if stride == 0 { _fault("Stride size must not be zero") }
  return StrideThrough(_start: start, _end: end, _stride: stride)
}
extension StrideTo: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["from": _start, "to": _end, "by": _stride])
  }
}
extension StrideThrough: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["from": _start, "through": _end, "by": _stride])
  }
}
struct StrideTo<Element: Strideable>: Sequence {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> Iterator {
    Iterator(_start: _start, _end: _end, _stride: _stride)
  }
  var underestimatedCount: Int {
    var iterator = makeIterator()
    var count = 0
    while iterator.next() != nil { count += 1 }
    return count
  }
  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    var _current: Element
    var _index: Int = 0
    init(_start: Element, _end: Element, _stride: Element.Stride) {
      self._start = _start
      self._end = _end
      self._stride = _stride
      self._current = _start
    }
    mutating func next() -> Element? {
      let result = _current
      if _stride > 0 ? result >= _end : result <= _end { return nil }
      _index += 1
      _current = result._strided(from: _start, index: _index, by: _stride)
      return result
    }
  }
}
struct StrideThrough<Element: Strideable>: Sequence {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> Iterator {
    Iterator(_start: _start, _end: _end, _stride: _stride)
  }
  var underestimatedCount: Int {
    var iterator = makeIterator()
    var count = 0
    while iterator.next() != nil { count += 1 }
    return count
  }
  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    var _current: Element
    var _index: Int = 0
    var _didReturnEnd = false
    init(_start: Element, _end: Element, _stride: Element.Stride) {
      self._start = _start
      self._end = _end
      self._stride = _stride
      self._current = _start
    }
    mutating func next() -> Element? {
      let result = _current
      if _stride > 0 ? result >= _end : result <= _end {
        if result == _end && !_didReturnEnd {
          _didReturnEnd = true
          return result
        }
        return nil
      }
      _index += 1
      _current = result._strided(from: _start, index: _index, by: _stride)
      return result
    }
  }
}
