import SwiftUI

struct LoginFlow: View {
  @State private var model = LoginModel()

  var body: some View {
    if let session = model.session {
      HomeView(session: session, signOut: model.signOut)
    } else {
      LoginForm(model: model)
    }
  }
}
