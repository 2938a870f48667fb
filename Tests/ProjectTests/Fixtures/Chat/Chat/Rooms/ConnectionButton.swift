import SwiftUI

struct ConnectionButton: View {
  @EnvironmentObject private var session: ChatSession

  var body: some View {
    Button(action: toggle) {
      Label(
        session.isConnected ? "Disconnect" : "Connect",
        systemImage: session.isConnected ? "bolt.fill" : "bolt.slash")
    }
  }

  private func toggle() {
    if session.isConnected {
      session.disconnect()
    } else {
      session.connect()
    }
  }
}
