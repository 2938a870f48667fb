// One name for a function that waits and for one that does not.
struct Page<Value> {
  var value: Value
  var values: Once<Value> { Once(value: value) }
}

struct Once<Value>: AsyncSequence, AsyncIteratorProtocol {
  var value: Value
  var isDone = false
  mutating func next() async throws -> Value? {
    if isDone { return nil }
    isDone = true
    return value
  }
  func makeAsyncIterator() -> Once { self }
}

struct Missing: Error {}

protocol Searching {
  func search(_ word: String) -> Page<[Int]>
}

extension Searching {
  // The one that is asked for gives what has values.
  func search(_ word: String) async throws -> [Int] {
    for try await found in search(word).values { return found }
    throw Missing()
  }
}

struct Engine: Searching {
  func search(_ word: String) -> Page<[Int]> { Page(value: [word.count]) }
}

extension Page { func shown() -> String { "page \(value)" } }
enum State<Value> { case loaded(Value) }

func plain(_ engine: any Searching) -> [String] { ["a", "bb"].map { engine.search($0).shown() } }
func loaded(_ engine: any Searching) async throws -> State<[Int]> {
  .loaded(try await engine.search("abc"))
}

let engine: any Searching = Engine()
print(plain(engine))
print(try await loaded(engine))
print(try await Engine().search("abc").map { $0 + 1 })
let numbers: [Int] = try await engine.search("abcd")
print(numbers, try await engine.search("x") as [Int])

struct Counter {
  func count(_ word: String) -> Int? { word.count }
  func count(_ word: String) async -> [Int] { [word.count] }
}
let counts: [Int] = await Counter().count("five!")
let count: Int? = Counter().count("six")
print(counts, count as Any)
