import SwiftUI

struct NoteList: View {
  @Environment(NoteStore.self) private var store
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Note", text: $draft)
      Button("Add") {
        store.add(draft)
        draft = ""
      }
      ForEach(store.notes) { Text($0.text) }
    }
  }
}

#Preview {
  NoteList().environment(NoteStore())
}
