actor DemoAuth: AuthService {
  private var passwords = ["Ann": "secret"]

  func signIn(_ name: String, password: String) async throws(AuthError) -> Session {
    guard passwords[name] == password else { throw .wrongPassword }
    return Session(user: name, scopes: name == "Ann" ? [.profile, .admin] : [.profile])
  }

  func register(_ name: String, password: String) async throws(AuthError) -> Session {
    guard passwords[name] == nil else { throw .nameTaken(name) }
    passwords[name] = password
    return Session(user: name)
  }
}
