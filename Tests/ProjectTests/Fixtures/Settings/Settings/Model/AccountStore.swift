import Combine
import Foundation

@MainActor
final class AccountStore: ObservableObject {
  enum Phase: Equatable {
    case loading
    case signedIn(Account)
    case signedOut
  }

  @Published private(set) var phase: Phase = .loading
  @Published var alert: AlertItem?

  private let service: any AccountService

  init(service: any AccountService) {
    self.service = service
  }

  var account: Account? {
    guard case .signedIn(let account) = phase else { return nil }
    return account
  }

  func load() async {
    do {
      phase = .signedIn(try await service.load())
    } catch {
      phase = .signedOut
    }
  }

  func update(_ change: (inout Account) -> Void) async {
    guard var account else { return }
    change(&account)
    do {
      try await service.save(account)
      phase = .signedIn(account)
    } catch {
      alert = AlertItem(title: "Could not save", message: error.localizedDescription)
    }
  }

  func deleteAccount() async {
    do {
      try await service.delete()
      phase = .signedOut
    } catch {
      alert = AlertItem(title: "Could not delete", message: error.localizedDescription)
    }
  }
}

struct AlertItem: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var message: String

  static func == (lhs: AlertItem, rhs: AlertItem) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message
  }
}
