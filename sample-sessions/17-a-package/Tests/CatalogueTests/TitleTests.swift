import XCTest

@testable import Catalogue

final class TitleTests: XCTestCase {
  func testATitleWithoutCopiesIsNotAvailable() {
    XCTAssertFalse(Title(id: 1, name: "Dune", price: 12, copies: 0).isAvailable)
    XCTAssertTrue(Title(id: 1, name: "Dune", price: 12).isAvailable)
  }
}
