import XCTest

@testable import Settings

final class AccountTests: XCTestCase {
  private var store: AccountStore!
  private var service: LocalAccountService!

  override func setUp() async throws {
    try await super.setUp()
    service = LocalAccountService(
      account: Account(name: "Bo Lindgren Hall", email: "bo@example.org", joined: .now))
    store = await AccountStore(service: service)
    await store.load()
  }

  override func tearDown() async throws {
    store = nil
    service = nil
    try await super.tearDown()
  }

  @MainActor
  func testInitialsAreOfTwoNames() throws {
    let account = try XCTUnwrap(store.account)
    XCTAssertEqual(account.initials, "BL")
  }

  @MainActor
  func testAWrongAddressIsNotSaved() async {
    await store.update { $0.email = "bo" }
    XCTAssertEqual(store.account?.email, "bo@example.org")
    XCTAssertEqual(store.alert?.title, "Could not save")
    XCTAssertEqual(store.alert?.message, "“bo” is not an email address.")
  }

  @MainActor
  func testDeletingSignsOut() async {
    await store.deleteAccount()
    XCTAssertEqual(store.phase, .signedOut)
    do {
      _ = try await service.load()
      XCTFail("still there")
    } catch {
      guard case AccountError.signedOut = error else {
        return XCTFail("unexpected error: \(error)")
      }
    }
  }
}
