import Observation
import Testing

@Observable final class Library {
  var books: [String] = []
  var count: Int { books.count }
  func add(_ book: String) { books.append(book) }
}

@Suite("Library") struct LibraryTests {
  let library = Library()

  @Test func startsEmpty() {
    #expect(library.books.isEmpty)
    #expect(library.count == 0)
  }

  @Test("adds a book") func adds() {
    library.add("Dune")
    #expect(library.books == ["Dune"])
    #expect(library.count == 2)
  }

  @Test func tracks() {
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = library.count
    } onChange: {
      changes += 1
    }
    library.add("Emma")
    #expect(changes == 1)
    #expect(library.books.contains("Dune"))
  }
}
