import Session
import Testing

/// Names in reports are completed where they can be typed.
@Suite struct LiveNameCompletionTests {
  private func candidates(_ text: String) -> [String] {
    let fixture = SessionFixture()
    fixture.evaluate(#"let dune = Book(title: "Dune")"#)
    fixture.evaluate(
      "struct BookView: View { let book: Book; @State var isOpen = false; "
        + "var body: some View { Text(book.title) } }")
    fixture.evaluate("mount BookView(book: dune)")
    return fixture.session.completer.completion(in: text, at: text.utf8.count).candidates.map(
      \.text)
  }

  @Test func objectsAndViewsAreOffered() {
    #expect(candidates("Book#") == ["Book#1"])
    #expect(candidates("show BookView") == ["BookView", "BookView#1"])
    #expect(candidates("print(Book#") == ["Book#1"])
  }

  @Test func membersOfWhatTheyNameAreOffered() {
    #expect(candidates("Book#1.ti") == ["title"])
    #expect(candidates("readers BookView#1.is") == ["isOpen"])
  }

  @Test func commandsThatTakeViewsOfferThem() {
    #expect(candidates("tree Book") == ["BookView#1"])
    #expect(candidates("tap Book") == ["BookView#1"])
  }
}
