import SwiftUI

struct HomeView: View {
  let session: Session
  let signOut: () -> Void

  var body: some View {
    VStack {
      Text("Hello, \(session.user)")
      Button("Sign out", action: signOut)
    }
  }
}
