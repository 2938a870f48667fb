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
