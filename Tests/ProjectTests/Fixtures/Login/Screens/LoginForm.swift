import SwiftUI

struct LoginForm: View {
  @Bindable var model: LoginModel
  @FocusState private var focus: Field?

  private enum Field { case name, password }

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $model.password).focused($focus, equals: .password)
      if let error = model.error { ErrorBanner(message: error) }
      Button("Sign in") { Task { await model.signIn() } }
        .disabled(!model.canSignIn)
    }
  }
}
