import SourceText

/// The sample models that are available in every session.
///
/// They are declared when one of their names is first mentioned. A declaration of the program
/// replaces them.
enum StartingModels {
  static let names: Set<String> = ["Book", "Author", "Library"]

  static let source = Source(
    name: "<models>",
    text: """
      @Observable
      class Author: Identifiable {
        var name: String

        init(name: String = "Unknown Author") {
          self.name = name
        }
      }

      @Observable
      class Book: Identifiable {
        var title: String
        var author: Author
        var isAvailable: Bool

        init(
          title: String = "Untitled", author: Author = Author(), isAvailable: Bool = true
        ) {
          self.title = title
          self.author = author
          self.isAvailable = isAvailable
        }
      }

      @Observable
      class Library {
        var books: [Book]

        init(books: [Book] = []) {
          self.books = books
        }

        var availableBooksCount: Int {
          books.filter(\\.isAvailable).count
        }
      }

      """, isSample: true)
}
