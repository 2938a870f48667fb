// Asynchronous sequences.

@rethrows public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws(Failure) -> Element?
}

@rethrows public protocol AsyncSequence<Element, Failure> {
  associatedtype Element
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  associatedtype Failure: Error = AsyncIterator.Failure
  func makeAsyncIterator() -> AsyncIterator
}

/// A sequence derived from another one by a function that makes its `next`.
public struct _AsyncAdapter<Element, Failure: Error>: AsyncSequence {
  let _make: () -> () async throws -> Element?
  public func makeAsyncIterator() -> _AsyncAdapter<Element, Failure>.Iterator {
    Iterator(_next: _make())
  }
  public struct Iterator: AsyncIteratorProtocol {
    let _next: () async throws -> Element?
    public mutating func next() async throws(Failure) -> Element? {
      do {
        return try await _next()
      } catch {
        throw error as! Failure
      }
    }
  }
}

extension AsyncSequence {
  public func map<T>(
    _ transform: @escaping (Element) async -> T
  ) -> _AsyncAdapter<T, Failure> {
    _map(transform)
  }
  public func map<T>(
    _ transform: @escaping (Element) async throws -> T
  ) -> _AsyncAdapter<T, any Error> {
    _map(transform)
  }
  func _map<T, F: Error>(
    _ transform: @escaping (Element) async throws -> T
  ) -> _AsyncAdapter<T, F> {
    _AsyncAdapter<T, F>(_make: {
      var iterator = self.makeAsyncIterator()
      return {
        guard let element = try await iterator.next() else { return nil }
        return try await transform(element)
      }
    })
  }
  public func compactMap<T>(
    _ transform: @escaping (Element) async -> T?
  ) -> _AsyncAdapter<T, Failure> {
    _compactMap(transform)
  }
  public func compactMap<T>(
    _ transform: @escaping (Element) async throws -> T?
  ) -> _AsyncAdapter<T, any Error> {
    _compactMap(transform)
  }
  func _compactMap<T, F: Error>(
    _ transform: @escaping (Element) async throws -> T?
  ) -> _AsyncAdapter<T, F> {
    _AsyncAdapter<T, F>(_make: {
      var iterator = self.makeAsyncIterator()
      return {
        while let element = try await iterator.next() {
          if let value = try await transform(element) { return value }
        }
        return nil
      }
    })
  }
  public func filter(
    _ isIncluded: @escaping (Element) async -> Bool
  ) -> _AsyncAdapter<Element, Failure> {
    _filter(isIncluded)
  }
  public func filter(
    _ isIncluded: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, any Error> {
    _filter(isIncluded)
  }
  func _filter<F: Error>(
    _ isIncluded: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, F> {
    _AsyncAdapter<Element, F>(_make: {
      var iterator = self.makeAsyncIterator()
      return {
        while let element = try await iterator.next() {
          if try await isIncluded(element) { return element }
        }
        return nil
      }
    })
  }
  public func flatMap<S: AsyncSequence>(
    _ transform: @escaping (Element) async -> S
  ) -> _AsyncAdapter<S.Element, Failure> where S.Failure == Failure {
    _flatMap(transform)
  }
  public func flatMap<S: AsyncSequence>(
    _ transform: @escaping (Element) async throws -> S
  ) -> _AsyncAdapter<S.Element, any Error> {
    _flatMap(transform)
  }
  func _flatMap<S: AsyncSequence, F: Error>(
    _ transform: @escaping (Element) async throws -> S
  ) -> _AsyncAdapter<S.Element, F> {
    _AsyncAdapter<S.Element, F>(_make: {
      var iterator = self.makeAsyncIterator()
      var inner: S.AsyncIterator?
      return {
        while true {
          if inner != nil {
            if let element = try await inner!.next() { return element }
            inner = nil
          }
          guard let element = try await iterator.next() else { return nil }
          inner = try await transform(element).makeAsyncIterator()
        }
      }
    })
  }
  public func prefix(_ count: Int) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var left = count
      return {
        if left == 0 { return nil }
        left -= 1
        return try await iterator.next()
      }
    })
  }
  public func prefix(
    while predicate: @escaping (Element) async -> Bool
  ) -> _AsyncAdapter<Element, Failure> {
    _prefixWhile(predicate)
  }
  public func prefix(
    while predicate: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, any Error> {
    _prefixWhile(predicate)
  }
  func _prefixWhile<F: Error>(
    _ predicate: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, F> {
    _AsyncAdapter<Element, F>(_make: {
      var iterator = self.makeAsyncIterator()
      var isOver = false
      return {
        if isOver { return nil }
        if let element = try await iterator.next() {
          if try await predicate(element) { return element }
        }
        isOver = true
        return nil
      }
    })
  }
  public func dropFirst(_ count: Int = 1) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var left = count
      return {
        while left > 0 {
          left -= 1
          if try await iterator.next() == nil { return nil }
        }
        return try await iterator.next()
      }
    })
  }
  public func drop(
    while predicate: @escaping (Element) async -> Bool
  ) -> _AsyncAdapter<Element, Failure> {
    _dropWhile(predicate)
  }
  public func drop(
    while predicate: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, any Error> {
    _dropWhile(predicate)
  }
  func _dropWhile<F: Error>(
    _ predicate: @escaping (Element) async throws -> Bool
  ) -> _AsyncAdapter<Element, F> {
    _AsyncAdapter<Element, F>(_make: {
      var iterator = self.makeAsyncIterator()
      var isDropping = true
      return {
        while let element = try await iterator.next() {
          if isDropping {
            isDropping = try await predicate(element)
          }
          if !isDropping { return element }
        }
        return nil
      }
    })
  }
  public func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self {
      result = try await nextPartialResult(result, element)
    }
    return result
  }
  public func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self { try await updateAccumulatingResult(&result, element) }
    return result
  }
  public func contains(
    where predicate: (Element) async throws -> Bool
  ) async rethrows -> Bool {
    for try await element in self where try await predicate(element) { return true }
    return false
  }
  public func allSatisfy(
    _ predicate: (Element) async throws -> Bool
  ) async rethrows -> Bool {
    for try await element in self {
      if !(try await predicate(element)) { return false }
    }
    return true
  }
  public func first(
    where predicate: (Element) async throws -> Bool
  ) async rethrows -> Element? {
    for try await element in self {
      if try await predicate(element) { return element }
    }
    return nil
  }
  public func min(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var least: Element?
    for try await element in self {
      if let known = least {
        if try await areInIncreasingOrder(element, known) { least = element }
      } else {
        least = element
      }
    }
    return least
  }
  public func max(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var greatest: Element?
    for try await element in self {
      if let known = greatest {
        if try await areInIncreasingOrder(known, element) { greatest = element }
      } else {
        greatest = element
      }
    }
    return greatest
  }
}
extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool {
    for try await element in self {
      if element == search { return true }
    }
    return false
  }
}
extension AsyncSequence where Element: Comparable {
  public func min() async rethrows -> Element? { try await self.min(by: { $0 < $1 }) }
  public func max() async rethrows -> Element? { try await self.max(by: { $0 < $1 }) }
}
