import Combine
import Foundation

/// Answers every message with its text, as a server on this machine.
final class EchoTransport: Transport {
  private let subject = PassthroughSubject<TransportEvent, Never>()
  private(set) var isConnected = false

  var events: AnyPublisher<TransportEvent, Never> {
    subject.eraseToAnyPublisher()
  }

  func connect() {
    isConnected = true
    subject.send(.connected)
  }

  func disconnect() {
    isConnected = false
    subject.send(.disconnected)
  }

  func send(_ text: String, to roomID: String) -> AnyPublisher<Message, TransportError> {
    guard isConnected else {
      return Fail(error: TransportError.offline).eraseToAnyPublisher()
    }
    guard text.count <= 20 else {
      return Fail(error: TransportError.rejected("too long")).eraseToAnyPublisher()
    }
    return Just(Message(author: .me, text: text))
      .handleEvents(receiveCompletion: { [weak self] _ in
        self?.subject.send(
          .received(roomID: roomID, message: Message(author: .echo, text: text.uppercased())))
      })
      .setFailureType(to: TransportError.self)
      .eraseToAnyPublisher()
  }

  func simulate(_ event: TransportEvent) {
    subject.send(event)
  }
}
