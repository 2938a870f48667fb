import XCTest

@testable import Login

@MainActor
final class LoginModelTests: XCTestCase {
  func testAWrongPasswordIsTold() async {
    let model = LoginModel()
    model.name = "Ann"
    model.password = "wrong"
    await model.signIn()
    XCTAssertEqual(model.phase, .signedOut)
    XCTAssertEqual(model.error, "Wrong password")
    model.password = "secret"
    await model.signIn()
    XCTAssertEqual(model.phase, .signedIn(Session(user: "Ann", scopes: [.profile, .admin])))
    XCTAssertNil(model.error)
  }

  func testThreeWrongPasswordsLock() async {
    let model = LoginModel()
    model.name = "Ann"
    model.password = "wrong"
    for _ in 0..<3 { await model.signIn() }
    XCTAssertEqual(model.error, "Too many attempts")
    XCTAssertFalse(model.canSignIn)
  }
}
