import Combine
import Foundation

final class RoomListViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var rooms: [Room] = []
  @Published private(set) var badge = ""

  init(session: ChatSession) {
    Publishers.CombineLatest(session.$rooms, $query)
      .map { rooms, query in
        query.isEmpty
          ? rooms : rooms.filter { $0.title.range(of: query, options: .caseInsensitive) != nil }
      }
      .assign(to: &$rooms)
    session.unreadCount
      .map { $0 == 0 ? "" : String($0) }
      .assign(to: &$badge)
  }
}
