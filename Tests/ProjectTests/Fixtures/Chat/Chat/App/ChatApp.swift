import SwiftUI

@main
struct ChatApp: App {
  @StateObject private var session = ChatSession(transport: EchoTransport())

  var body: some Scene {
    WindowGroup {
      RoomListView(viewModel: RoomListViewModel(session: session))
        .environmentObject(session)
    }
  }
}
