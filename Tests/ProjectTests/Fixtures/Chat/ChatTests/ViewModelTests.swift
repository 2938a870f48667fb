import Combine
import XCTest

@testable import Chat

final class ViewModelTests: XCTestCase {
  func testRoomsAreFilteredByTheirTitle() {
    let session = ChatSession(transport: EchoTransport())
    let viewModel = RoomListViewModel(session: session)
    XCTAssertEqual(viewModel.rooms.map(\.title), ["General", "Random"])
    viewModel.query = "ran"
    XCTAssertEqual(viewModel.rooms.map(\.id), ["random"])
    XCTAssertEqual(viewModel.badge, "")
  }

  func testOnlyTextCanBeSentAndOnlyWhileConnected() {
    let session = ChatSession(transport: EchoTransport())
    let viewModel = ConversationViewModel(room: session.rooms[0], session: session)
    viewModel.draft = "hi"
    XCTAssertFalse(viewModel.canSend)
    session.connect()
    XCTAssertTrue(viewModel.canSend)
    viewModel.draft = "  \n"
    XCTAssertFalse(viewModel.canSend)
  }

  func testSendingClearsTheDraft() {
    let session = ChatSession(transport: EchoTransport())
    session.connect()
    let viewModel = ConversationViewModel(room: session.rooms[0], session: session)
    let arrived = XCTestExpectation(description: "both messages")
    let token = viewModel.$messages
      .first { $0.count == 2 }
      .sink { _ in arrived.fulfill() }
    viewModel.draft = " hi "
    viewModel.send()
    XCTAssertEqual(viewModel.draft, "")
    XCTAssertEqual(XCTWaiter().wait(for: [arrived], timeout: 2), .completed)
    XCTAssertEqual(viewModel.messages.map(\.text), ["hi", "HI"])
    token.cancel()
  }
}
