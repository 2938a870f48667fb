import Combine
import Foundation

final class ChatSession: ObservableObject {
  @Published private(set) var rooms: [Room]
  @Published private(set) var isConnected = false
  @Published private(set) var typing: [String: Set<User>] = [:]

  private let transport: Transport
  private var cancellables = Set<AnyCancellable>()

  init(
    transport: Transport,
    rooms: [Room] = [Room(id: "general", title: "General"), Room(id: "random", title: "Random")]
  ) {
    self.transport = transport
    self.rooms = rooms
    transport.events
      .sink { [weak self] event in self?.handle(event) }
      .store(in: &cancellables)
  }

  var unreadCount: AnyPublisher<Int, Never> {
    $rooms
      .map { rooms in rooms.reduce(0) { $0 + $1.unread } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func messages(in roomID: String) -> AnyPublisher<[Message], Never> {
    $rooms
      .compactMap { rooms in rooms.first(where: { $0.id == roomID })?.messages }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func connect() { transport.connect() }
  func disconnect() { transport.disconnect() }

  func markRead(_ roomID: String) {
    update(roomID) { $0.unread = 0 }
  }

  func send(_ text: String, to roomID: String) {
    let draft = Message(author: .me, text: text, status: .sending)
    update(roomID) { $0.messages.append(draft) }
    transport.send(text, to: roomID)
      .sink(
        receiveCompletion: { [weak self] completion in
          guard case .failure(let error) = completion else { return }
          self?.setStatus(.failed(reason: Self.reason(of: error)), of: draft.id, in: roomID)
        },
        receiveValue: { [weak self] _ in
          self?.setStatus(.sent, of: draft.id, in: roomID)
        }
      )
      .store(in: &cancellables)
  }

  private static func reason(of error: TransportError) -> String {
    switch error {
    case .offline: return "Not connected"
    case let .rejected(reason): return "Rejected: \(reason)"
    }
  }

  private func setStatus(_ status: Message.Status, of id: Message.ID, in roomID: String) {
    update(roomID) { room in
      guard let index = room.messages.firstIndex(where: { $0.id == id }) else { return }
      room.messages[index].status = status
    }
  }

  private func update(_ roomID: String, _ change: (inout Room) -> Void) {
    guard let index = rooms.firstIndex(where: { $0.id == roomID }) else { return }
    change(&rooms[index])
  }

  private func handle(_ event: TransportEvent) {
    switch event {
    case .connected:
      isConnected = true
    case .disconnected:
      isConnected = false
      typing.removeAll()
    case let .received(roomID, message):
      update(roomID) {
        $0.messages.append(message)
        $0.unread += 1
      }
      typing[roomID]?.remove(message.author)
    case let .typing(roomID, user, isTyping):
      if isTyping {
        typing[roomID, default: []].insert(user)
      } else {
        typing[roomID]?.remove(user)
      }
    }
  }
}
