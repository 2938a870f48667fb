import SwiftUI

struct RoomListView: View {
  @EnvironmentObject var session: ChatSession
  @StateObject var viewModel: RoomListViewModel

  var body: some View {
    NavigationView {
      List(viewModel.rooms) { room in
        NavigationLink {
          ConversationView(room: room, session: session)
        } label: {
          RoomRow(room: room, isTyping: !(session.typing[room.id] ?? []).isEmpty)
        }
      }
      .searchable(text: $viewModel.query)
      .navigationTitle(viewModel.badge.isEmpty ? "Rooms" : "Rooms (\(viewModel.badge))")
      .toolbar {
        ConnectionButton()
      }
    }
    .onAppear(perform: session.connect)
  }
}

struct RoomListView_Previews: PreviewProvider {
  static let session = ChatSession(transport: EchoTransport())

  static var previews: some View {
    Group {
      RoomListView(viewModel: RoomListViewModel(session: session))
      RoomListView(viewModel: RoomListViewModel(session: session))
        .environment(\.colorScheme, .dark)
    }
    .environmentObject(session)
  }
}
