import Observation

/// A book that can be lent.
@Observable final class Volume {
  /// What it is called.
  var title: String = "Dune"
  var pages = 3  // how many
  let id = 1
  var author: String?
  private(set) var score = 0
  var pair: (Int, name: String) = (1, "a")
  var tags = ["a": [1.5]]
  // What has a value of its own.
  var total: Int { pages * 2 }
  var half: Int {
    get { pages / 2 }
    set { pages = newValue * 2 }
  }
  static var count = 0
  class func reset() { count = 0 }
  @ObservationIgnored var cache = 0
  @ObservationIgnored lazy var summary = "\(title), \(pages)"
  func rate() { score += 1 }
}

@Observable class Plain {}

@Observable class OneLine { var a = 1; var b: Int; init(b: Int) { self.b = b } }

do {
  let book = Volume()
  func follow<T>(_ name: String, _ read: @autoclosure () -> T) {
    withObservationTracking { _ = read() } onChange: { print("\(name) changes") }
  }
  follow("title", book.title)
  book.title = "Dune"
  book.title = "Emma"
  follow("pages", book.total)
  book.half = 4
  follow("score", book.score)
  book.rate()
  follow("pair", book.pair)
  book.pair = book.pair
  follow("tags", book.tags)
  book.tags["a"]?.append(2)
  follow("author", book.author)
  book.author = nil
  book.author = "Austen"
  follow("cache", book.cache)
  book.cache = 1
  print(book.title, book.pages, book.author ?? "nobody", book.score, book.pair, book.tags, book.summary)
  print(Mirror(reflecting: book).children.compactMap(\.label))
  let one = OneLine(b: 2)
  follow("b", one.b)
  one.b += 0
  print(one.a, one.b, Plain() is any Observable)
}
