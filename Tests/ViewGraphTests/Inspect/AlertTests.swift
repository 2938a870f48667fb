import Testing

/// `Alert` and `ActionSheet`, alerts as values.
struct AlertTests {
  @Test("an Alert shows its buttons; each does what it does and resets the binding")
  func buttonsCloseAlerts() {
    expect(
      #"""
      struct Owner: View {
        @State private var isShown = false
        @State private var log = ""
        var body: some View {
          let _ = print("owner", isShown, log)
          Button("show") { isShown = true }
            .alert(isPresented: $isShown) {
              Alert(
                title: Text("Delete?"), message: Text("It will be gone"),
                primaryButton: .destructive(Text("Delete")) { log += "d\(isShown)" }, secondaryButton: .cancel())
            }
        }
      }
      """#,
      #"""
      > mount Owner()
        owner false 
      + Owner#1
      > tap show
        owner true 
      ↻ Owner#1  state Owner#1.isShown
      + Owner#1.alert (presented)
      > tree
        Owner#1
          Button "show"
          Owner#1.alert
            Text "Delete?"
            Text "It will be gone"
            Button "Delete"
            Button "Cancel"
      > tap Delete
        owner false dtrue
      ↻ Owner#1  state Owner#1.log, state Owner#1.isShown
      - Owner#1.alert
      > tap show
        owner true dtrue
      ↻ Owner#1  state Owner#1.isShown
      + Owner#1.alert (presented)
      > tap Cancel
        owner false dtrue
      ↻ Owner#1  state Owner#1.isShown
      - Owner#1.alert
      > tap Cancel
      error: there is no 'Cancel' to tap; there is 'show'
      """#)
  }

  @Test("an alert of an item resets the item; an ActionSheet shows its buttons in order")
  func itemsAndSheets() {
    expect(
      #"""
      struct Item: Identifiable { let id: Int }
      struct Owner: View {
        @State private var item: Item?
        @State private var choice: Item?
        @State private var log = ""
        var body: some View {
          Button("item") { item = Item(id: 3) }
            .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
          Button("choose") { choice = Item(id: 4) }
            .actionSheet(item: $choice) { chosen in
              ActionSheet(
                title: Text("Which?"),
                buttons: [.default(Text("One")) { log += "1 of \(chosen.id)" }, .destructive(Text("None")), .cancel()])
            }
          Text(log)
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tap item
      + Owner#1.alert (presented)
      > tree
        Owner#1
          Button "item"
          Owner#1.alert
            Text "Item 3"
            Button "OK"
          Button "choose"
          Text
      > tap OK
      - Owner#1.alert
      > tap choose
      + Owner#1.dialog (presented)
      > tree
        Owner#1
          Button "item"
          Button "choose"
          Owner#1.dialog
            Text "Which?"
            Button "One"
            Button "None"
            Button "Cancel"
          Text
      > tap One
      ↻ Owner#1  state Owner#1.log
      - Owner#1.dialog
      > tap choose
      + Owner#1.dialog (presented)
      > dismiss
      - Owner#1.dialog
      """#)
  }
}
