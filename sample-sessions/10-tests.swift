// Tests that mount views. `bindery --test sample-sessions/10-tests.swift` runs them.
import Bindery
import SwiftUI
import Testing

@Observable final class Book: Identifiable {
  let title: String
  var isLent = false
  init(title: String) { self.title = title }
}

struct BookView: View {
  @Bindable var book: Book
  var body: some View {
    Text(book.isLent ? "\(book.title) is lent" : book.title)
    Toggle("Lent", isOn: $book.isLent)
  }
}

struct ShelfView: View {
  let books: [Book]
  var body: some View {
    List(books) { book in BookView(book: book) }
      .navigationTitle("\(books.count) books")
  }
}

@MainActor @Suite struct ShelfTests {
  let books = [Book(title: "Dune"), Book(title: "Emma")]

  @Test func showsItsBooks() {
    let host = ViewHost(ShelfView(books: books))
    #expect(host.texts == ["Dune", "Emma"])
  }

  @Test func lendingUpdatesTheRowAlone() {
    let host = ViewHost(ShelfView(books: books))
    books[1].isLent = true
    #expect(host.updates == ["BookView#2"])
    #expect(host.texts == ["Dune", "Emma is lent"])
  }

  @Test func aTapReachesTheModel() {
    let host = ViewHost(BookView(book: books[0]))
    host.toggle("Lent")
    #expect(books[0].isLent)
    #expect(host.value(of: "Lent") == "on")
  }

  @Test("What a book says", arguments: [true, false])
  func whatABookSays(isLent: Bool) {
    books[0].isLent = isLent
    let host = ViewHost(BookView(book: books[0]))
    #expect(host.texts == [isLent ? "Dune is lent" : "Dune"])
  }
}
