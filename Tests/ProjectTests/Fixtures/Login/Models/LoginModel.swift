import Observation

@MainActor @Observable
final class LoginModel {
  enum Phase: Equatable { case signedOut, signingIn, signedIn(Session) }

  var name = ""
  var password = ""
  private(set) var phase = Phase.signedOut
  private(set) var error: String?
  private(set) var attempts = 0
  let service: any AuthService

  init(service: any AuthService = DemoAuth()) { self.service = service }

  var canSignIn: Bool { !name.isEmpty && password.count >= 4 && !isLocked }

  var isLocked: Bool { attempts >= 3 }

  func signIn() async {
    phase = .signingIn
    do throws(AuthError) {
      accept(try await service.signIn(name, password: password))
    } catch {
      attempts += 1
      phase = .signedOut
      self.error = isLocked ? AuthError.locked.message : error.message
    }
  }

  func accept(_ session: Session) {
    phase = .signedIn(session)
    (error, attempts) = (nil, 0)
  }

  func signOut() {
    phase = .signedOut
    password = ""
  }
}
