import SwiftUI

struct Composer: View {
  @Binding var text: String
  let canSend: Bool
  let send: () -> Void

  var body: some View {
    HStack {
      TextField("Message", text: $text, axis: .vertical)
        .lineLimit(1...4)
        .submitLabel(.send)
        .onSubmit(send)
      Button("Send", action: send)
        .disabled(!canSend)
        .keyboardShortcut(.return, modifiers: .command)
    }
    .padding()
  }
}
