import Foundation
import Money
import Observation

public protocol ItemRepository {
  func items() async throws -> [Item]
}

@Observable
public final class CatalogStore {
  public internal(set) var items: [Item] = []
  public var category: Category?
  public private(set) var isEmpty = true

  @ObservationIgnored private let repository: any ItemRepository

  public init(repository: some ItemRepository) {
    self.repository = repository
  }

  public var visible: [Item] {
    guard let category else { return items }
    return items.filter { $0.category == category }
  }

  @MainActor
  public func load() async {
    items = (try? await repository.items()) ?? []
    isEmpty = items.isEmpty
  }

  package func take(_ count: Int, of id: Item.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].stock -= count
  }
}
