import Observation

@MainActor @Observable
final class RegistrationModel {
  var name = ""
  var password = ""
  var acceptsTerms = false
  private(set) var isBusy = false
  private let service: any AuthService

  init(service: any AuthService) { self.service = service }

  var brokenRules: [PasswordRule] { PasswordRule.allCases.broken(by: password) }

  var canRegister: Bool { !name.isEmpty && brokenRules.isEmpty && acceptsTerms && !isBusy }

  func register() async -> Session? {
    isBusy = true
    defer { isBusy = false }
    return try? await service.register(name, password: password)
  }
}
