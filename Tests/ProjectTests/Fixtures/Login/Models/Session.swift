import Foundation

struct Session: Equatable, Codable, Sendable {
  let user: String
  var scopes: Set<Scope> = [.profile]

  enum Scope: String, Codable, Sendable { case profile, admin }

  var isAdministrator: Bool { scopes.contains(.admin) }
}
