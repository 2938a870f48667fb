import Testing

/// What `help` says of types and their members.
@Suite struct TypeHelpTests {
  private static let models = [
    """
    /// A row of the list.
    struct Line: View {
      let book: Book
      /// How far it is moved in.
      var indent = 0
      static let usual = 2
      func moved(by steps: Int) -> Line { self }
      var body: some View { Text(book.title) }
    }
    """,
    "enum Side { case left, right(Int) }",
  ]

  private func help(_ input: String) -> String {
    let fixture = SessionFixture()
    for model in Self.models { fixture.evaluate(model) }
    return fixture.transcript(input)
  }

  @Test(arguments: ["help Book", "Book?"]) func aClass(input: String) {
    #expect(
      help(input) == """
        class Book
          Book(title: String, author: Author, isAvailable: Bool)
          .author       Author
          .isAvailable  Bool
          .title        String
        · types Book shows its source; Tab behind a dot lists all members
        """)
  }

  @Test func aView() {
    #expect(
      help("help Line") == """
        struct Line
          A row of the list.
          Line(book: Book, indent: Int)
          .body       some View
          .book       Book
          .indent     Int
          .moved      (by: Int) -> Line
          Line.usual  Int
        · mount Line(…) shows one; types Line shows its source
        """)
  }

  @Test func anEnum() {
    #expect(
      help("help Side") == """
        enum Side
          Side.left
          Side.right
        · types Side shows its source; Tab behind a dot lists all members
        """)
  }

  @Test func membersByTheirType() {
    #expect(help("help Line.indent") == "indent: Int\n  How far it is moved in.")
    #expect(help("help Line.usual") == "usual: Int")
    #expect(help("help Book.title") == "title: String")
    let answer = "error: there is no member 'Book.tilte'; did you mean 'Book.title'?"
    #expect(help("help Book.tilte") == answer)
    #expect(help("help Book.pages.x") == "error: type 'Book' has no member 'pages'")
  }

  @Test func whatIsNeitherAFolderNorAURL() {
    #expect(
      help("open nowhere")
        == "error: there is no folder 'nowhere'; 'open' takes the folder of a project, or a URL such as shop://items/1"
    )
  }
}
