enum AuthError: Error, Equatable {
  case wrongPassword
  case nameTaken(String)
  case locked

  var message: String {
    switch self {
    case .wrongPassword: "Wrong password"
    case .nameTaken(let name): "\(name) is taken"
    case .locked: "Too many attempts"
    }
  }
}
