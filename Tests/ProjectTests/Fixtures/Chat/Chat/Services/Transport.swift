import Combine
import Foundation

enum TransportError: Error {
  case offline
  case rejected(String)
}

enum TransportEvent {
  case connected
  case disconnected
  case received(roomID: String, message: Message)
  case typing(roomID: String, user: User, isTyping: Bool)
}

protocol Transport: AnyObject {
  var events: AnyPublisher<TransportEvent, Never> { get }
  func connect()
  func disconnect()
  func send(_ text: String, to roomID: String) -> AnyPublisher<Message, TransportError>
}
