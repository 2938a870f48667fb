import Foundation

protocol AccountService {
  func load() async throws -> Account
  func save(_ account: Account) async throws
  func delete() async throws
}

enum AccountError: LocalizedError {
  case invalidEmail(String)
  case signedOut

  var errorDescription: String? {
    switch self {
    case .invalidEmail(let address): "“\(address)” is not an email address."
    case .signedOut: "You are signed out."
    }
  }
}

/// Keeps the account in memory; stands in for the server in previews and tests.
actor LocalAccountService: AccountService {
  private var account: Account?

  init(account: Account? = Account(name: "Ada Park", email: "ada@example.org", joined: .distantPast)) {
    self.account = account
  }

  func load() async throws -> Account {
    guard let account else { throw AccountError.signedOut }
    return account
  }

  func save(_ account: Account) async throws {
    guard account.hasValidEmail else { throw AccountError.invalidEmail(account.email) }
    self.account = account
  }

  func delete() async throws {
    account = nil
  }
}
