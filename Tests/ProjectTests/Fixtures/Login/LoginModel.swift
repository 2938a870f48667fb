import Observation

@MainActor @Observable
final class LoginModel {
  var name = ""
  var password = ""
  private(set) var session: Session?
  private(set) var error: String?
  private let service: any AuthService

  init(service: any AuthService = DemoAuth()) { self.service = service }

  var canSignIn: Bool { !name.isEmpty && password.count >= 4 }

  func signIn() async {
    do {
      session = try await service.signIn(name, password: password)
      error = nil
    } catch {
      self.error = "Wrong password"
    }
  }

  func signOut() {
    session = nil
    password = ""
  }
}
