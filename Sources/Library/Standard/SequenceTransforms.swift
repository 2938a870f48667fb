// Loads by member

extension Sequence {
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try transform(element)) }
    return result
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    for element in self { result = try nextPartialResult(result, element) }
    return result
  }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }
  func compactMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] {
    var result: [ElementOfResult] = []
    for element in self { if let value = try transform(element) { result.append(value) } }
    return result
  }
  func flatMap<SegmentOfResult: Sequence>(
    _ transform: (Element) throws -> SegmentOfResult
  ) rethrows -> [SegmentOfResult.Element] {
    var result: [SegmentOfResult.Element] = []
    for element in self {
      for inner in try transform(element) { result.append(inner) }
    }
    return result
  }
  /// The former name of `compactMap`.
  @_disfavoredOverload func flatMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] { try compactMap(transform) }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self { if try predicate(element) { return element } }
    return nil
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try predicate(element) { return true } }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if !(try predicate(element)) { return false } }
    return true
  }
}
extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    for candidate in self { if candidate == element { return true } }
    return false
  }
}
