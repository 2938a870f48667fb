/// What a password must have; told while it is typed.
enum PasswordRule: CaseIterable, Identifiable {
  case length, digit

  var id: Self { self }

  var title: String {
    switch self {
    case .length: "At least 6 characters"
    case .digit: "A digit"
    }
  }

  func isMet(by password: String) -> Bool {
    switch self {
    case .length: password.count >= 6
    case .digit: password.contains(where: \.isNumber)
    }
  }
}

extension [PasswordRule] {
  func broken(by password: String) -> [PasswordRule] { filter { !$0.isMet(by: password) } }
}
