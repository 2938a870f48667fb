import Session
import SourceText
import Testing

/// Notes with the remedy at errors about wrappers and bindings.
@Suite struct DataFlowAdviceTests {
  private static let models = [
    "@Observable class Book2 { var title = \"a\" }",
    "class Old: ObservableObject { @Published var title = \"a\" }",
  ]

  /// The message of the first error of a view, and its note.
  private func advice(_ view: String) -> [String] {
    let fixture = SessionFixture()
    for model in Self.models { fixture.evaluate(model) }
    guard let error = fixture.evaluate(view).diagnostics.first else { return [] }
    return [error.message] + error.notes.map(\.message)
  }

  @Test(arguments: [
    (
      "let book: Book2", "TextField(\"t\", text: $book.title)", "cannot find '$book' in scope",
      "'@Bindable var book' makes bindings to its properties"
    ),
    (
      "@Environment(Book2.self) private var book", "TextField(\"t\", text: $book.title)",
      "cannot find '$book' in scope",
      "bindings to its properties need '@Bindable var book = book' in the body"
    ),
    (
      "let old: Old", "TextField(\"t\", text: $old.title)", "cannot find '$old' in scope",
      "'@ObservedObject var old' makes bindings to its properties, and observes it"
    ),
    (
      "let name: String", "TextField(\"t\", text: $name)", "cannot find '$name' in scope",
      "'@State private var name' keeps a value of its own; '@Binding var name' changes one of the view above"
    ),
    (
      "@StateObject var book = Book2()", "Text(book.title)",
      "generic struct 'StateObject' requires that 'Book2' conform to 'ObservableObject'",
      "'Book2' is @Observable: keep it in '@State'"
    ),
    (
      "@EnvironmentObject var book: Book2", "Text(book.title)",
      "generic struct 'EnvironmentObject' requires that 'Book2' conform to 'ObservableObject'",
      "'Book2' is @Observable: read it with '@Environment(Book2.self)'"
    ),
    (
      "@Environment(Old.self) var old", "Text(old.title)",
      "no exact matches in call to initializer",
      "'Old' is an ObservableObject: read it with '@EnvironmentObject var', without an argument"
    ),
    (
      "let n = 0", "Text(\"a\").environmentObject(Book2())",
      "instance method 'environmentObject' requires that 'Book2' conform to 'ObservableObject'",
      "'Book2' is @Observable: pass it with '.environment(_:)'"
    ),
    (
      "var n = 0", "Button(\"a\") { n += 1 }",
      "left side of mutating operator isn't mutable: 'self' is immutable",
      "a view's properties are constants: declare what it changes '@State private var'"
    ),
  ]) func remediesOfErrors(property: String, body: String, error: String, remedy: String) {
    #expect(
      advice("struct Page: View { \(property); var body: some View { \(body) } }") == [
        error, remedy,
      ])
  }
}
