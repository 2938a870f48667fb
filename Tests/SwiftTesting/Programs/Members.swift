import Testing

struct Book {
  var title: String
  var pages = 10
  var tags: [String] = []
  var next: [Book] = []
  var author: String?
  static let limit = 5
  func isLonger(than count: Int) -> Bool { pages > count }
  func matches(_ word: String, exactly: Bool) -> Bool { exactly ? title == word : false }
  subscript(index: Int) -> Bool { index == 0 }
}

func isSmall(_ n: Int) -> Bool { n < 3 }
func isOver(limit: Int, _ n: Int) -> Bool { n > limit }
func double(_ n: Int) -> Int { n * 2 }

@Test func properties() {
  let book = Book(title: "Dune")
  #expect(book.title == "Emma")
  #expect(book.title.isEmpty)
  #expect(book.tags.count == 2)
  #expect(Book.limit == 6)
  #expect(book.author?.isEmpty == true)
  #expect(book.author != nil)
  #expect(!book.tags.isEmpty)
  #expect(book.tags.first == "a")
}

@Test func methods() {
  let book = Book(title: "Dune", tags: ["a", "b"])
  #expect(book.isLonger(than: 20))
  #expect(book.matches("Dun", exactly: true))
  #expect(!book.isLonger(than: 5))
  #expect(book.tags.contains("c"))
  #expect(book.title.hasPrefix("E"))
  #expect(book.tags.contains { $0 == "z" })
  #expect(book.tags.contains(where: { $0 == "z" }))
  #expect(book.tags.allSatisfy { $0 == "a" })
  #expect(book[1])
  #expect(book.title.uppercased() == "DUNe")
  #expect(book.tags.map { $0.uppercased() } == ["A"])
  #expect(book.author?.hasPrefix("x") ?? false)
}

@Test func functions() {
  #expect(isSmall(5))
  #expect(isSmall(double(2)))
  #expect(isOver(limit: 3, 2))
  #expect(double(2) == 5)
  #expect(!isSmall(1))
  #expect(isSmall(2 + 3))
  #expect([3, 1].sorted() == [3, 1])
  #expect(max(1, 2) == 3)
  #expect(Int("x") == 1)
}
