import SwiftUI

struct RegistrationForm: View {
  @State private var model: RegistrationModel
  private let done: (Session) -> Void

  init(service: any AuthService, done: @escaping (Session) -> Void) {
    _model = State(initialValue: RegistrationModel(service: service))
    self.done = done
  }

  var body: some View {
    Form {
      TextField("New name", text: $model.name)
      SecureField("New password", text: $model.password)
      if !model.brokenRules.isEmpty {
        RuleList(rules: PasswordRule.allCases, password: model.password)
      }
      Toggle("I accept the terms", isOn: $model.acceptsTerms)
      Button("Create account") {
        Task {
          if let session = await model.register() { done(session) }
        }
      }
      .disabled(!model.canRegister)
    }
  }
}

#Preview("Registration") {
  RegistrationForm(service: DemoAuth()) { print("registered \($0.user)") }
}
