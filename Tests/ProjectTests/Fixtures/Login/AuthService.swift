protocol AuthService: Sendable {
  func signIn(_ name: String, password: String) async throws -> Session
}

struct Session: Equatable, Sendable { let user: String }

enum AuthError: Error { case wrongPassword }

struct DemoAuth: AuthService {
  func signIn(_ name: String, password: String) async throws -> Session {
    guard password == "secret" else { throw AuthError.wrongPassword }
    return Session(user: name)
  }
}
