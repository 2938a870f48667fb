import SwiftUI

struct ConversationView: View {
  @StateObject private var viewModel: ConversationViewModel

  init(room: Room, session: ChatSession) {
    _viewModel = StateObject(wrappedValue: ConversationViewModel(room: room, session: session))
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(viewModel.messages) { message in
              MessageBubble(message: message)
                .id(message.id)
            }
          }
          .padding(.horizontal)
        }
        .onChange(of: viewModel.messages.count) { _ in
          guard let last = viewModel.messages.last else { return }
          withAnimation(.easeOut) { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      Divider()
      Composer(text: $viewModel.draft, canSend: viewModel.canSend, send: viewModel.send)
    }
    .navigationTitle(viewModel.room.title)
    .onAppear { viewModel.appear() }
  }
}
