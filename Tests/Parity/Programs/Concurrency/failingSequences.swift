struct Count: AsyncSequence {
  typealias Element = Int
  struct Iterator: AsyncIteratorProtocol { var n = 0; mutating func next() async -> Int? { n += 1; return n < 4 ? n : nil } }
  func makeAsyncIterator() -> Iterator { Iterator() }
}
struct Bad: Error {}
struct Fails: AsyncSequence {
  typealias Element = Int
  struct Iterator: AsyncIteratorProtocol { mutating func next() async throws -> Int? { throw Bad() } }
  func makeAsyncIterator() -> Iterator { Iterator() }
}
print(await Count().reduce(0, +))
print(await Count().map { $0 * 2 }.reduce(0, +))
print(await Count().contains(3), await Count().max() ?? 0)
do { print(try await Fails().reduce(0, +)) } catch { print(error) }
do { print(try await Fails().filter { $0 > 1 }.first { $0 > 2 } as Any) } catch { print(error) }
let s = AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() }
print(await s.reduce(0, +))
let f = AsyncThrowingStream<Int, any Error> { c in c.yield(1); c.finish(throwing: Bad()) }
let t = Task { try await f.reduce(0, +) }
print(type(of: t))
do { print(try await t.value) } catch { print(error) }
func total<S: AsyncSequence>(_ s: S) async rethrows -> Int where S.Element == Int { try await s.reduce(0, +) }
print(await total(Count()))
do { print(try await total(Fails())) } catch { print(error) }
let u = Task { await Count().reduce(0, +) }
print(type(of: u), await u.value)

let group = Task { try await withThrowingTaskGroup(of: Int.self) { g in
  g.addTask { throw Bad() }
  return try await g.reduce(0, +)
} }
do { print(try await group.value) } catch { print(type(of: error)) }
