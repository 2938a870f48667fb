import Session
import Testing

@Suite struct CompletionTests {
  private func completions(_ fixture: SessionFixture, _ text: String) -> [String] {
    fixture.session.completion(in: text, at: text.utf8.count).candidates
      .map { $0.detail.isEmpty ? $0.text : "\($0.text): \($0.detail)" }
  }

  @Test func membersComeWithTheirTypes() {
    let fixture = SessionFixture()
    fixture.evaluate("let dune = Book(title: \"Dune\")")
    fixture.evaluate("let books = [dune]")
    #expect(
      completions(fixture, "dune.")
        == [
          "access: (keyPath: KeyPath<Book, Member>) -> ()", "author: Author",
          "id: ObjectIdentifier", "isAvailable: Bool", "title: String",
          "withMutation: (keyPath: KeyPath<Book, Member>, () throws -> T) -> T",
        ])
    #expect(
      completions(fixture, "books.first").prefix(2) == [
        "first: Book?", "firstIndex: (where: (Book) throws -> Bool) -> Int?",
      ])
    #expect(completions(fixture, "dune.title.isE") == ["isEmpty: Bool"])
  }

  @Test func keyPathsLeadThroughProperties() {
    let fixture = SessionFixture()
    #expect(
      completions(fixture, "let path = \\Book.")
        == ["author: Author", "id: ObjectIdentifier", "isAvailable: Bool", "title: String"])
    #expect(completions(fixture, "[Book()].map(\\Book.author.na") == ["name: String"])
    #expect(completions(fixture, "env set \\.locale").first == "locale: Locale")
  }

  @Test func theEnvironmentHasFormsViewsAndFrames() {
    let fixture = SessionFixture()
    fixture.evaluate("env push sheet")
    fixture.evaluate("watch 1 + 1 as sum")
    #expect(completions(fixture, "env ") == ["push", "pop", "set", "unset", "get", "sum"])
    #expect(completions(fixture, "env p") == ["push", "pop"])
    #expect(completions(fixture, "env set \\.locale x in ") == ["sheet", "root"])
    #expect(completions(fixture, "env unset \\.locale in s") == ["sheet"])
  }

  @Test func manyVariablesAreNoHindrance() {
    let fixture = SessionFixture()
    fixture.evaluate((0..<2000).map { "let v\($0) = \($0)" }.joined(separator: "; "))
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = completions(fixture, "print(v1") }
    #expect(found.count == 1111)
    #expect(found.first == "v1: Int")
    #expect(time < .seconds(1))
  }
}
