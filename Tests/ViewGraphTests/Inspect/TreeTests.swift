import Testing

/// The rendered tree and queries on it.
struct TreeTests {
  @Test func theTreeShowsWhatIsOnTheScreen() {
    expect(
      """
      struct Owner: View {
        @State private var isOn = true
        @State private var text = "hello"
        var body: some View {
          NavigationStack {
            Form {
              Section("Settings") {
                Toggle("on", isOn: $isOn)
                TextField("text", text: $text)
                SecureField("secret", text: $text)
                Label("label", systemImage: "star").font(.title)
              }
              Button(action: {}) { Image(systemName: "trash"); Text("delete") }.disabled(true)
              ProgressView(value: 0.5)
            }
            .navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .primaryAction) { Button("tool") {} } }
          }
        }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      > tree
        Owner#1
          NavigationStack
            Form
              Section
                header "Settings"
                Toggle "on" on
                TextField "text" "hello"
                SecureField "secret" •••••
                Label
                  Text "label"
                  Image "star"
              Button "delete" trash (disabled)
              ProgressView 0.5
            navigationTitle "Title"
            ToolbarItem
              Button "tool"
      """)
  }

  @Test func genericViewsAndBuildersAreViews() {
    expect(
      #"""
      struct Card<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      struct Owner: View {
        @State private var n = 0
        var body: some View { Card { Text("\(n)"); Button("go") { n += 1 } } }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Card#1
      > tree
        Owner#1
          Card#1
            VStack
              Text "0"
              Button "go"
      """#)
  }

  @Test func anAppShowsItsScenes() {
    expect(
      SetUp.books + """
        struct BookView: View {
          @Environment(Book.self) private var book
          var body: some View { Text(book.title) }
        }
        struct Reader: App {
          @State private var book = Book()
          var body: some Scene { WindowGroup { BookView().environment(book) } }
        }
        """,
      """
      > mount Reader()
      + Reader#1
      + BookView#1
      > tree
        Reader#1
          WindowGroup
            BookView#1
              Text "Dune"
      """)
  }
}
