protocol AuthService: Sendable {
  func signIn(_ name: String, password: String) async throws(AuthError) -> Session
  func register(_ name: String, password: String) async throws(AuthError) -> Session
}
