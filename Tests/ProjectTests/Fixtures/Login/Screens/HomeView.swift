import SwiftUI

struct HomeView: View {
  let session: Session
  let signOut: () -> Void

  var body: some View {
    VStack {
      Text("Hello, \(session.user)")
      if session.isAdministrator { Text("You may change everything") }
      Button("Sign out", role: .destructive, action: signOut)
    }
  }
}

#Preview("Guest") { HomeView(session: Session(user: "Guest"), signOut: {}) }
