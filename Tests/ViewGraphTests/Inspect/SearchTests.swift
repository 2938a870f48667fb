import Testing

/// Searching, and the initial focus of search fields.
struct SearchTests {
  @Test("isSearching is true in what is searched while the field is used; dismissSearch ends that")
  func searchesAreHeardOfInside() {
    expect(
      #"""
      struct Status: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
          let _ = print("status", isSearching)
          Text("\(isSearching)")
          Button("stop") { dismissSearch() }
        }
      }
      struct Bystander: View { var body: some View { let _ = print("bystander"); Text("by") } }
      struct Owner: View {
        @State private var query = ""
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
          let _ = print("owner", isSearching, query)
          VStack { Status(); Bystander() }.searchable(text: $query)
          Button("outside") { dismissSearch() }
        }
      }
      """#,
      #"""
      > mount Owner()
        owner false 
        status false
        bystander
      + Owner#1
      + Status#1
      + Bystander#1
      > type Search | a
        owner false a
        status true
      ↻ Owner#1  state Owner#1.query
      ↻ Status#1  environment \.isSearching false → true
      > type Search | ab
        owner false ab
      ↻ Owner#1  state Owner#1.query
      > submit Search
      > tap outside
      > tap stop
        owner false 
        status false
      ↻ Owner#1  state Owner#1.query
      ↻ Status#1  environment \.isSearching true → false
      > tap stop
      > focus Search
        status true
      ↻ Status#1  environment \.isSearching false → true
      > dismiss
        status false
      ↻ Status#1  environment \.isSearching true → false
      > dismiss
      error: nothing is presented
      """#)
  }

  @Test("searchable(isPresented:) is written by the search, and begins and ends it")
  func searchesArePresentedByBindings() {
    expect(
      #"""
      struct Status: View {
        @Environment(\.isSearching) private var isSearching
        var body: some View { let _ = print("status", isSearching); Text("\(isSearching)") }
      }
      struct Owner: View {
        @State private var query = ""
        @State private var isOn = false
        var body: some View {
          let _ = print("owner", isOn, query)
          Status().searchable(text: $query, isPresented: $isOn, prompt: "Find")
          Button("switch") { isOn.toggle() }
        }
      }
      """#,
      #"""
      > mount Owner()
        owner false 
        status false
      + Owner#1
      + Status#1
      > tap switch
        owner true 
        status true
      ↻ Owner#1 (wasted)  state Owner#1.isOn
      ↻ Status#1  environment \.isSearching false → true
      > tap switch
        owner false 
        status false
      ↻ Owner#1 (wasted)  state Owner#1.isOn
      ↻ Status#1  environment \.isSearching true → false
      > type Find | a
        owner true a
        status true
      ↻ Owner#1  state Owner#1.isOn, state Owner#1.query
      ↻ Status#1  environment \.isSearching false → true
      > dismiss
        owner false 
        status false
      ↻ Owner#1  state Owner#1.isOn, state Owner#1.query
      ↻ Status#1  environment \.isSearching true → false
      """#)
  }

  @Test("each searchable view has a search of its own, which an input taken back leaves as it was")
  func searchesAreApart() {
    expect(
      #"""
      struct Status: View {
        let name: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View { Text("\(name) \(isSearching)"); Button("end \(name)") { dismissSearch(); if name == "b" { fatalError("no") } } }
      }
      struct Owner: View {
        @State private var first = ""
        @State private var second = ""
        var body: some View {
          Status(name: "a").searchable(text: $first, prompt: "A")
          Status(name: "b").searchable(text: $second, prompt: "B")
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Status#1
      + Status#2
      > type B | x
      ↻ Owner#1  state Owner#1.second
      ↻ Status#2  environment \.isSearching false → true
      > tap end a
      > tap end b
      error: no
      > tree Status#2
        Status#2
          Text "b true"
          Button "end b"
      """#)
  }

  @Test("defaultFocus gives the focus when its view appears first, unless somebody has it")
  func focusIsGivenAtFirst() {
    expect(
      #"""
      struct Form: View {
        enum Field { case name, mail }
        @FocusState private var field: Field?
        @State private var name = ""
        @State private var mail = ""
        let isEager: Bool
        var body: some View {
          let _ = print("form", field.map { "\($0)" } ?? "nil")
          VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Mail", text: $mail).focused($field, equals: .mail)
          }
          .onAppear { if isEager { field = .name } }
          .defaultFocus($field, .mail)
          Button("none") { field = nil }
        }
      }
      """#,
      #"""
      > mount Form(isEager: false)
        form nil
        form mail
      ↻ Form#1  state Form#1.field
      + Form#1
      > tap none
        form nil
      ↻ Form#1  state Form#1.field
      > mount Form(isEager: true)
        form nil
        form name
      ↻ Form#2  state Form#2.field
      + Form#2
      """#)
  }
}
