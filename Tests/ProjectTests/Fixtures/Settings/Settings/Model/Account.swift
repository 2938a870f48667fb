import Foundation

struct Account: Codable, Equatable {
  var name: String
  var email: String
  var joined: Date

  var initials: String {
    name.split(separator: " ")
      .compactMap(\.first)
      .prefix(2)
      .map { String($0).uppercased() }
      .joined()
  }

  var hasValidEmail: Bool {
    let parts = email.components(separatedBy: "@")
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
