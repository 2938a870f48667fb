import Testing

/// User actions on the rendered views.
struct DrivingTests {
  @Test func sheetsAreShownAndDismissed() {
    expect(
      #"""
      struct Owner: View {
        @State private var isShown = false
        var body: some View {
          Button("show") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { print("dismissed") }) { Sheet() }
        }
      }
      struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() } }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap show
      + Sheet#1 (presented)
      > tree
        Owner#1
          Button "show"
          Owner#1.sheet
            Sheet#1
              Button "close"
      > tap close
        dismissed
      - Sheet#1
      > tap show
      + Sheet#2 (presented)
      > dismiss
        dismissed
      - Sheet#2
      > dismiss
      error: nothing is presented
      """#)
  }

  @Test func sheetsOfAnItemFollowItsId() {
    expect(
      #"""
      struct Item: Identifiable { var id: Int }
      struct Owner: View {
        @State private var item: Item?
        var body: some View {
          Button("one") { item = Item(id: 1) }
            .sheet(item: $item) { shown in
              Text("item \(shown.id)")
              Button("next") { item = Item(id: shown.id + 1) }
            }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap one
      + Owner#1.sheet (presented)
      > tap next
      + Owner#1.sheet (presented)
      - Owner#1.sheet
      > tree
        Owner#1
          Button "one"
          Owner#1.sheet
            Text "item 2"
            Button "next"
      """#)
  }

  @Test func alertsCloseWithTheirButtons() {
    expect(
      """
      struct Owner: View {
        @State private var asks = false
        var body: some View {
          Button("ask") { asks = true }
            .alert("Sure?", isPresented: $asks) { Button("Yes") { print("yes") } } message: { Text("really") }
        }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      > tap ask
      + Owner#1.alert (presented)
      > tree
        Owner#1
          Button "ask"
          alert "Sure?"
            Button "Yes"
            Text "really"
      > tap Yes
        yes
      - Owner#1.alert
      > tree
        Owner#1
          Button "ask"
      """)
  }

  @Test func linksPushAndBackPops() {
    expect(
      #"""
      struct Owner: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("one", value: 1)
              .navigationTitle("root")
              .navigationDestination(for: Int.self) { n in
                Text("number \(n)")
                NavigationLink("deeper", value: n + 1)
              }
          }
        }
      }
      struct Direct: View {
        var body: some View { NavigationStack { NavigationLink("open") { Detail() } } }
      }
      struct Detail: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("done") { dismiss() } }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap one
      ↻ Owner#1  state Owner#1.path
      + Owner#1.destination (presented)
      > tap deeper
      ↻ Owner#1  state Owner#1.path
      + Owner#1.destination2 (presented)
      > tree
        Owner#1
          NavigationStack
            NavigationLink "one" (covered)
            navigationTitle "root" (covered)
            Owner#1.destination (covered)
              Text "number 1"
              NavigationLink "deeper"
            Owner#1.destination2
              Text "number 2"
              NavigationLink "deeper"
      > back
      ↻ Owner#1  state Owner#1.path
      - Owner#1.destination2
      > back
      ↻ Owner#1  state Owner#1.path
      - Owner#1.destination
      > unmount Owner#1
      - Owner#1
      > mount Direct()
      + Direct#1
      > tap open
      + Detail#1 (presented)
      > tap done
      - Detail#1
      """#)
  }

  @Test func fieldsSlidersAndPickersTakeValues() {
    expect(
      """
      struct Owner: View {
        @State private var text = ""
        @State private var level = 0.0
        @State private var choice = 1
        @State private var count = 0
        var body: some View {
          TextField("name", text: $text).onSubmit { print("submitted", text) }
          Slider(value: $level, in: 0...10, step: 2) { Text("level") }
          Picker("choice", selection: $choice) { Text("one").tag(1); Text("two").tag(2) }
          Stepper("count", value: $count, in: 0...1)
        }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      > type name | Ada
      ↻ Owner#1  state Owner#1.text
      > submit name
        submitted Ada
      > slide level | 5.5
      ↻ Owner#1  state Owner#1.level
      > slide level | 99
      ↻ Owner#1  state Owner#1.level
      > select choice | two
      ↻ Owner#1  state Owner#1.choice
      > select choice | three
      error: 'choice' cannot take 'three'; it takes 'one', 'two'
      > step count | up
      ↻ Owner#1  state Owner#1.count
      > step count | up
      > tree
        Owner#1
          TextField "name" "Ada"
          Slider "level" 10.0
          Picker "choice" 2
            option "one"
            option "two" (chosen)
          Stepper "count" 1
      """)
  }

  @Test func rowsAreDeletedAndTabsChosen() {
    expect(
      #"""
      struct Owner: View {
        @State private var items = ["a", "b", "c"]
        @State private var tab = 1
        var body: some View {
          List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
          TabView(selection: $tab) {
            Text("first").tabItem { Text("One") }.tag(1)
            Text("second").tabItem { Text("Two") }.tag(2)
          }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Owner#1[a]
      + Owner#1[b]
      + Owner#1[c]
      > delete b
      ↻ Owner#1  state Owner#1.items
      - Owner#1[b]
      > select TabView | Two
      ↻ Owner#1  state Owner#1.tab
      > delete z
      error: there is no row 'z'; there are 'a', 'c'
      """#)
  }

  @Test func focusFollowsTyping() {
    expect(
      #"""
      struct Owner: View {
        enum Field: Hashable { case first, second }
        @FocusState private var field: Field?
        @State private var text = ""
        var body: some View {
          TextField("first", text: $text).focused($field, equals: .first)
          Text(field == nil ? "none" : "\(field!)")
          Button("second") { field = .second }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > type first | x
      ↻ Owner#1  state Owner#1.field, state Owner#1.text
      > tap second
      ↻ Owner#1  state Owner#1.field
      ↻ Owner#1  state Owner#1.field
      ! no view on the screen is .focused($field, equals: .second): the focus is nowhere, and field is nil again
      > tree
        Owner#1
          TextField "first" "x"
          Text "none"
          Button "second"
      """#)
  }

  @Test func errorsNameWhatMayHaveBeenMeant() {
    expect(
      """
      struct Owner: View {
        @State private var cups = 1
        @State private var flavour = "Vanilla"
        var body: some View {
          Button("Save changes") {}
          Button("Save as") {}
          Stepper("Amount of cups", value: $cups)
          Stepper("Spoons", value: $cups)
          Picker("Flavour", selection: $flavour) { ForEach(["Vanilla", "Cocoa"], id: \\.self) { Text($0) } }
          List { ForEach(["Anna", "Bert"], id: \\.self) { Text($0) }.onDelete { _ in } }
        }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      + Owner#1[Vanilla]
      + Owner#1[Cocoa]
      + Owner#1.ForEach#2[Anna]
      + Owner#1.ForEach#2[Bert]
      > tap changes
      error: there is no 'changes' to tap; there are 'Save changes', 'Save as'; did you mean 'Save changes'?
      > tap Save
      error: there is no 'Save' to tap; there are 'Save changes', 'Save as'
      > tap Svae as
      error: there is no 'Svae as' to tap; there are 'Save changes', 'Save as'; did you mean 'Save as'?
      > step amount | up
      error: there is no 'amount' to step; there are 'Amount of cups', 'Spoons'; did you mean 'Amount of cups'?
      > step Sugar | up
      error: there is no 'Sugar' to step; there are 'Amount of cups', 'Spoons'
      > select Flavour | Vanila
      error: 'Flavour' cannot take 'Vanila'; it takes 'Vanilla', 'Cocoa'; did you mean 'Vanilla'?
      > delete Ana
      error: there is no row 'Ana'; there are 'Vanilla', 'Cocoa', 'Anna', 'Bert'; did you mean 'Anna'?
      """)
  }

  @Test func errorsSayWhatThereIs() {
    expect(
      """
      struct Owner: View {
        var body: some View { Button("one") {}; Button("two") {}; Button("two") {}; Button("off") {}.disabled(true) }
      }
      """,
      """
      > mount Owner()
      + Owner#1
      > tap three
      error: there is no 'three' to tap; there are 'one', 'two', 'off'
      > tap two
      error: 2 controls are called 'two'; write two#1 to two#2
      > tap two#2
      > tap off
      error: 'off' is disabled
      > type name | x
      error: there is nothing to type into here
      > tap one @ Other#1
      error: there is no view 'Other#1'; there is Owner#1
      """)
  }
}
