import XCTest

@testable import Login

@MainActor
final class LoginModelTests: XCTestCase {
  func testAWrongPasswordIsTold() async {
    let model = LoginModel()
    model.name = "Ann"
    model.password = "wrong"
    await model.signIn()
    XCTAssertNil(model.session)
    XCTAssertEqual(model.error, "Wrong password")
    model.password = "secret"
    await model.signIn()
    XCTAssertEqual(model.session, Session(user: "Ann"))
  }
}
