import Combine
import Foundation

final class ConversationViewModel: ObservableObject {
  @Published private(set) var messages: [Message] = []
  @Published var draft = ""
  @Published private(set) var canSend = false

  let room: Room
  private let session: ChatSession
  private var cancellables: Set<AnyCancellable> = []

  init(room: Room, session: ChatSession) {
    self.room = room
    self.session = session

    session.messages(in: room.id)
      .receive(on: DispatchQueue.main)
      .assign(to: &$messages)

    $draft
      .map { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
      .removeDuplicates()
      .combineLatest(session.$isConnected)
      .map { $0 && $1 }
      .sink { [unowned self] in canSend = $0 }
      .store(in: &cancellables)
  }

  func send() {
    session.send(draft.trimmingCharacters(in: .whitespacesAndNewlines), to: room.id)
    draft = ""
  }

  func appear() {
    session.markRead(room.id)
  }
}
