@Observable final class Book {
  var title = ""
  var copies = 0
  @ObservationIgnored var note = ""
}

func rename(_ book: Book) -> String {
  book.title = "Emma"
  book.copies += 1
  book.note = book.title
  return book.note
}

@Observable final class Shelf {
  var first: Book? { didSet { print(oldValue == nil) } }
}

func place(_ book: Book, on shelf: Shelf) { shelf.first = book }
