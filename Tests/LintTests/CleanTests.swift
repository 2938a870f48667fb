import Lint
import Session
import SourceText
import Testing

/// Code that resembles a pitfall but is correct: no rule may report it.
@Suite struct CleanTests {
  private func messages(_ text: String) -> [String] {
    Session(Configuration()).lint([Source(name: "a.swift", text: text)], hasCommands: false)
      .map(\.message)
  }

  @Test(arguments: [
    // Closures without captures are equal.
    """
    struct Tap: View {
      let action: () -> Void
      var body: some View { Button("Tap", action: action) }
    }
    struct Page: View {
      @State private var number = 1
      var body: some View { Text("\\(number)"); Tap { print("tapped") } }
    }
    """,
    // A view with an == ignores its closures.
    """
    struct Tap: View, Equatable {
      let number: Int
      let action: () -> Void
      var body: some View { Button("\\(number)", action: action) }
      static func == (left: Tap, right: Tap) -> Bool { left.number == right.number }
    }
    struct Page: View {
      @State private var number = 1
      var body: some View { Tap(number: number) { number += 1 } }
    }
    """,
    // Rows whose closures capture nothing of the body are kept.
    """
    @Observable class Message: Identifiable { let id = UUID(); var likes = 0 }
    struct Bubble: View {
      let onLike: () -> Void
      var body: some View { Button("Like", action: onLike) }
    }
    struct Chat: View {
      let messages: [Message]
      @State private var isWide = false
      var body: some View {
        Toggle("Wide", isOn: $isWide)
        ForEach(messages) { message in Bubble { message.likes += 1 } }
      }
    }
    """,
    // Controls of the library compare bindings made from closures correctly.
    """
    struct Switch: View {
      @State private var number = 1
      var body: some View {
        Toggle("On", isOn: Binding(get: { number > 0 }, set: { number = $0 ? 1 : 0 }))
      }
    }
    """,
    // A binding that is never written changes no identity.
    """
    struct Counts: View {
      @State private var counts = [1, 2]
      var body: some View { ForEach($counts, id: \\.self) { $count in Text("\\(count)") } }
    }
    """,
    // Identities of models are created once, with the model.
    """
    struct Item: Identifiable { let id = UUID(); var name = "" }
    struct Items: View {
      @State private var items = [Item(), Item()]
      var body: some View { ForEach(items) { item in Text(item.name) } }
    }
    """,
    // A constant collection loses no element.
    """
    struct Days: View {
      let days = ["Mo", "Tu"]
      var body: some View { ForEach(days.indices, id: \\.self) { Text(days[$0]) } }
    }
    """,
    // A root view is initialized once.
    """
    @Observable class Model { var count = 0 }
    struct Root: View {
      @State private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }
    """,
    // A draft copies an external value on purpose.
    """
    struct Editor: View {
      @State var text: String
      var body: some View { TextField("Text", text: $text) }
    }
    struct Notes: View {
      @State private var note = "a"
      var body: some View { Button("Next") { note += "b" }; Editor(text: note) }
    }
    """,
    // Each row looks up its own element.
    """
    @Observable class Book: Identifiable { let id: Int; var tags: Set<String> = []; init(_ id: Int) { self.id = id } }
    struct Row: View {
      let book: Book
      var body: some View { Text(book.tags.contains("new") ? "new" : "") }
    }
    struct Books: View {
      let books: [Book]
      var body: some View { ForEach(books) { book in Row(book: book) } }
    }
    """,
    // A computed property over tracked properties.
    """
    @Observable class Sums {
      private var stored = [1]
      var first: Int {
        get { stored[0] }
        set { stored[0] = newValue }
      }
    }
    """,
    // An object that is stored but not shown.
    """
    class Cache { var values: [Int: String] = [:] }
    struct Numbers: View {
      @State private var cache = Cache()
      @State private var number = 1
      var body: some View {
        Button("\\(number)") { cache.values[number] = "seen"; number += 1 }
      }
    }
    """,
    // Rows of one view each, whatever they show.
    """
    struct Chore: Identifiable { let id: Int; var isDone = false }
    struct Chores: View {
      @State private var chores = [Chore(id: 1)]
      var body: some View {
        List(chores) { chore in
          if chore.isDone { Text("done") } else { Text("open") }
        }
      }
    }
    """,
    // A view that is only a thin wrapper may read a value for its child.
    """
    @Observable class Store { var count = 0 }
    struct Count: View {
      let count: Int
      var body: some View { Text("\\(count)") }
    }
    struct Screen: View {
      let store: Store
      var body: some View { Count(count: store.count) }
    }
    """,
    // A value that the view itself reads, too.
    """
    @Observable class Store { var count = 0 }
    struct Count: View {
      let count: Int
      var body: some View { Text("\\(count)") }
    }
    struct Screen: View {
      let store: Store
      var body: some View { VStack { Text("\\(store.count)"); Count(count: store.count) } }
    }
    """,
  ])
  func whatIsNoPitfallIsNoneHere(text: String) {
    #expect(messages(text) == [])
  }
}
