import XCTest

@testable import Login

@MainActor
final class RegistrationTests: XCTestCase {
  private var model: RegistrationModel!

  override func setUp() async throws { model = RegistrationModel(service: DemoAuth()) }

  func testRulesAreBrokenUntilAllAreMet() {
    XCTAssertEqual(model.brokenRules, [.length, .digit])
    model.password = "abc123"
    XCTAssertEqual(model.brokenRules, [])
    model.name = "Bo"
    XCTAssertFalse(model.canRegister)
    model.acceptsTerms = true
    XCTAssertTrue(model.canRegister)
  }

  func testATakenNameGivesNoSession() async {
    (model.name, model.password) = ("Ann", "abc123")
    let taken = await model.register()
    XCTAssertNil(taken)
    model.name = "Bo"
    let session = await model.register()
    XCTAssertEqual(session?.user, "Bo")
  }
}
