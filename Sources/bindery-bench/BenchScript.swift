/// A script of about a hundred lines that tries out observation; valid for both bindery and swift.
enum BenchScript {
  static let text: String = {
    var text = "import Observation\n"
    for (index, name) in ["Book", "Author", "Shelf", "Reader", "Library"].enumerated() {
      text += """
        @Observable
        class \(name) {
          var title: String
          var count = \(index)
          var isOpen = true
          var tags: [String] = []
          init(title: String) {
            self.title = title
          }
          var summary: String {
            isOpen ? "\\(title): \\(count)" : "\\(title) is closed"
          }
          func add(_ tag: String) {
            tags.append(tag)
            count += 1
          }
        }

        """
    }
    text += """
      let book = Book(title: "Dune")
      let author = Author(title: "Frank Herbert")
      let shelf = Shelf(title: "Science fiction")
      let reader = Reader(title: "Ann")
      let library = Library(title: "Town")
      print(book.summary)
      book.add("classic")
      book.add("desert")
      author.add("novelist")
      shelf.count += 10
      reader.isOpen = false
      library.title = "Town hall"
      for tag in book.tags where tag.hasPrefix("c") {
        print(tag)
      }
      print(author.summary, shelf.summary)
      print(reader.summary, library.summary)
      let total = [book.count, author.count, shelf.count].reduce(0, +)
      print("total \\(total)")
      if total > 10 {
        print("many")
      } else {
        print("few")
      }

      """
    return text
  }()
}
