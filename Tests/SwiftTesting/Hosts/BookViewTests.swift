import Bindery
import Observation
import SwiftUI
import Testing

@Observable final class Book {
  var title = "Dune"
  var isLent = false
  var pages = 10
}

struct BookView: View {
  @Bindable var book: Book
  @State private var note = ""
  @State private var count = 0
  var body: some View {
    VStack {
      Text(book.title)
      Text("\(count) notes")
      TextField("Note", text: $note).onSubmit { count += 1 }
      Toggle("Lent", isOn: $book.isLent)
      Button("Lend") { book.isLent = true }
      if book.isLent { Text("out") }
    }
  }
}

struct Row: View {
  var number: Int
  var body: some View { Text("\(number)") }
}

struct Shelf: View {
  @State private var numbers: [Int] = []
  @State private var level = 0.0
  @State private var steps = 7
  @State private var size = "small"
  var body: some View {
    ForEach(numbers, id: \.self) { Row(number: $0) }
    Button("Add") { numbers.append(numbers.count) }
    Button("Clear") { numbers = [] }
    Slider(value: $level, in: 0...10)
    Stepper("Steps", value: $steps)
    Picker("Size", selection: $size) {
      Text("small").tag("small")
      Text("big").tag("big")
    }
  }
}

@MainActor @Suite struct BookViewTests {
  let book = Book()

  @Test func updates() {
    let host = ViewHost(BookView(book: book))
    #expect(host.name == "BookView#1")
    #expect(host.updates.isEmpty)
    book.title = "Emma"
    #expect(host.updates == ["BookView#1"])
    book.pages = 11
    #expect(host.updates == [])
    host.tap("Lend")
    #expect(host.updates == ["BookView#1"])
    #expect(host.texts == ["Emma", "0 notes", "out"])
    #expect(host.value(of: "Lent") == "on")
    host.toggle("Lent")
    #expect(!book.isLent)
    #expect(host.texts == ["Emma", "0 notes"])
    host.type("hello", into: "Note")
    host.submit("Note")
    #expect(host.updates == ["BookView#1", "BookView#1", "BookView#1"])
    book.title = "A"
    book.isLent = true
    #expect(host.updates == ["BookView#1"])
    #expect(
      host.tree == """
        BookView#1
          VStack
            Text "A"
            Text "1 notes"
            TextField "Note" "hello"
            Toggle "Lent" on
            Button "Lend"
            Text "out"
        """)
    #expect(
      host.reads == ["Book#1.title", "BookView#1.count", "Book#1.isLent", "BookView#1.note"])
  }

  @Test func changesTwice() {
    let host = ViewHost(BookView(book: book))
    for title in ["A", "B", "C"] {
      book.title = title
      #expect(host.updates == ["BookView#1"], "a transaction for each read")
    }
    book.title = "D"
    book.title = "E"
    #expect(host.updates == ["BookView#1"], "one for all writes before it")
  }

  @Test func comesAndGoes() {
    let host = ViewHost(Shelf())
    #expect(host.appeared == [])
    host.tap("Add")
    #expect(host.appeared == ["Row#1"])
    host.tap("Add")
    host.tap("Clear")
    #expect(host.disappeared == ["Row#1", "Row#2"])
    #expect(host.texts == [])
    host.slide(to: 7)
    host.increment("Steps")
    host.decrement("Steps")
    host.select("big", in: "Size")
    #expect(host.value(of: "Size") == "big")
    #expect(host.value(of: "Missing") == nil)
  }

  @Test func fails() {
    let host = ViewHost(BookView(book: book))
    #expect(host.name == "BookView#1")
    host.tap("Buy")
    #expect(Bool(false), "not reached")
  }

  @Test func traps() {
    let list = [1]
    #expect(list[3] == 2)
  }

  @Test func again() async {
    let host = ViewHost(BookView(book: book))
    Task { book.title = "Later" }
    #expect(host.texts.first == "Later")
    #expect(host.updates == ["BookView#1"])
    host.unmount()
    book.title = "Never"
    #expect(host.updates == [])
  }
}
