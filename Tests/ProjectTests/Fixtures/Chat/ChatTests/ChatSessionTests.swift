import Combine
import XCTest

@testable import Chat

final class ChatSessionTests: XCTestCase {
  private var transport: EchoTransport!
  private var session: ChatSession!
  private var cancellables: Set<AnyCancellable>!

  override func setUp() {
    super.setUp()
    transport = EchoTransport()
    session = ChatSession(transport: transport)
    cancellables = []
  }

  override func tearDown() {
    cancellables = nil
    session = nil
    transport = nil
    super.tearDown()
  }

  func testMessagesAreEchoed() {
    session.connect()
    session.send("hello", to: "general")
    XCTAssertEqual(session.rooms[0].messages.map(\.text), ["hello", "HELLO"])
    XCTAssertEqual(session.rooms[0].messages.first?.status, .sent)
    XCTAssertEqual(session.rooms[0].unread, 1)
    XCTAssertEqual(session.rooms[0].preview, "Echo: HELLO")
  }

  func testMessagesFailWhileOffline() {
    session.send("hello", to: "random")
    XCTAssertEqual(session.rooms[1].messages.last?.status, .failed(reason: "Not connected"))
  }

  func testLongMessagesAreRejected() {
    session.connect()
    session.send(String(repeating: "a", count: 21), to: "random")
    XCTAssertEqual(session.rooms[1].messages.last?.status, .failed(reason: "Rejected: too long"))
  }

  func testUnreadCountsArePublishedOnce() {
    var counts: [Int] = []
    session.unreadCount
      .sink { counts.append($0) }
      .store(in: &cancellables)
    session.connect()
    session.send("one", to: "general")
    session.markRead("general")
    session.markRead("general")
    XCTAssertEqual(counts, [0, 1, 0])
  }

  func testTypingEndsWithTheMessage() {
    let expectation = expectation(description: "typing changed")
    expectation.expectedFulfillmentCount = 2
    session.$typing
      .dropFirst()
      .filter { $0["general"] != nil }
      .sink { _ in expectation.fulfill() }
      .store(in: &cancellables)
    transport.simulate(.typing(roomID: "general", user: .echo, isTyping: true))
    XCTAssertEqual(session.typing["general"], [.echo])
    transport.simulate(.received(roomID: "general", message: Message(author: .echo, text: "hi")))
    wait(for: [expectation], timeout: 1)
    XCTAssertEqual(session.typing["general"], [])
  }
}
