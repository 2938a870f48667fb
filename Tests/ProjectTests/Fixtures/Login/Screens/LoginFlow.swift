import SwiftUI

struct LoginFlow: View {
  @State private var model = LoginModel()
  @State private var isRegistering = false

  var body: some View {
    NavigationStack {
      switch model.phase {
      case .signedIn(let session): HomeView(session: session, signOut: model.signOut)
      case .signingIn: ProgressView("Signing in")
      case .signedOut:
        LoginForm(model: model)
        Button("Register") { isRegistering = true }
      }
    }
    .sheet(isPresented: $isRegistering) {
      RegistrationForm(service: model.service) { session in
        model.accept(session)
        isRegistering = false
      }
    }
  }
}
