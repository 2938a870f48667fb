import Lint
import Session
import SourceText
import Testing

/// Code that resembles a pitfall but is correct: no rule may report it.
@Suite struct CleanTests {
  private func messages(_ text: String) -> [String] {
    Session(Configuration()).linting.lint([Source(name: "a.swift", text: text)], hasCommands: false)
      .map(\.message)
  }

  @Test(arguments: [
    // Objects that are equal are one object.
    """
    @Observable final class Item: Identifiable, Equatable {
      var title = ""
      static func == (left: Item, right: Item) -> Bool { left === right }
    }
    @Observable final class Shop { var item: Item? = Item() }
    struct ItemView: View {
      let item: Item
      var body: some View { Text(item.title) }
    }
    """,
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
    // A schedule tells its dates itself; a range that begins now limits, and a state begins with the time of then.
    """
    struct Planner: View {
      @State private var day = Date()
      let formatter: DateFormatter
      var body: some View {
        TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) }
        DatePicker("Day", selection: $day, in: Date()...)
        Text(day, style: .date)
        Text(formatter.string(from: day))
      }
    }
    """,
    // A list selects the value of a link.
    """
    struct Mailboxes: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) { NavigationLink("One", value: 1) }
        } detail: {
          Text("\\(chosen ?? 0)")
        }
      }
    }
    """,
    // The destination stands in another view.
    """
    struct Links: View { var body: some View { NavigationLink("One", value: 1) } }
    struct Home: View {
      var body: some View {
        NavigationStack { Links().navigationDestination(for: Int.self) { Text("\\($0)") } }
      }
    }
    """,
    // A timer of a view that is made once; a notification center is the same each time.
    """
    struct Clock: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var seconds = 0
      var body: some View { Text("\\(seconds)").onReceive(timer) { _ in seconds += 1 } }
    }
    struct Kid: View {
      let saved = NotificationCenter.default.publisher(for: Notification.Name("saved")).map { _ in 1 }
      @State private var count = 0
      var body: some View { Text("\\(count)").onReceive(saved) { count += $0 } }
    }
    struct Top: View {
      @State private var number = 1
      var body: some View { Button("\\(number)") { number += 1 }; Kid() }
    }
    """,
    // The library asks these for a body, and connects what they hold.
    """
    struct Wide: ViewModifier {
      @State private var isWide = false
      func body(content: Content) -> some View { content.onTapGesture { isWide.toggle() } }
    }
    struct Round: ButtonStyle {
      @Environment(\\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : 0.5)
      }
    }
    struct Toggled: View {
      var body: some View { Button("On") { print("on") }.buttonStyle(Round()).modifier(Wide()) }
    }
    """,
    // New elements among the old ones, and elements whose ids are passed on.
    """
    struct Item: Identifiable { var id = UUID(); var name = "" }
    struct Items: View {
      @State private var items = [Item(), Item()]
      var body: some View {
        ForEach(items) { item in Text(item.name) }
        Button("Add") { items = items.filter { $0.name != "" } + [Item(name: "new")] }
        Button("Mark") { items = items.map { Item(id: $0.id, name: "x") } }
      }
    }
    """,
    // The same view in one type, in whichever AnyView.
    """
    struct Field: View {
      let title: String
      @State private var text = ""
      var body: some View { TextField(title, text: $text) }
    }
    struct Page: View {
      @State private var isWide = false
      var content: AnyView { isWide ? AnyView(Field(title: "a")) : AnyView(Field(title: "b")) }
      var body: some View { Toggle("Wide", isOn: $isWide); content }
    }
    """,
    // An action that runs again, and a view with an identity for each argument.
    """
    struct User: View {
      let id: Int
      @State private var name = ""
      var body: some View {
        Text(name).onAppear { name = "user \\(id)" }.onChange(of: id) { name = "user \\(id)" }
      }
    }
    struct Page: View {
      let number: Int
      @State private var text = ""
      var body: some View { Text(text).task { text = "page \\(number)" } }
    }
    struct Users: View {
      @State private var id = 1
      var body: some View {
        Button("Next") { id += 1 }
        User(id: id)
        Page(number: id).id(id)
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
