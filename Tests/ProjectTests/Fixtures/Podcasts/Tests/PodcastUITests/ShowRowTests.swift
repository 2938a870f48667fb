import PodcastKit
import SwiftUI
import XCTest

@testable import PodcastUI

@MainActor
final class ShowRowTests: XCTestCase {
  func testRowsOfSubscribedShowsAreMade() {
    let show = Podcast(title: "Bread", author: "Studio B")
    let row = ShowRow(show: show, isSubscribed: true)
    XCTAssertTrue(row.isSubscribed)
    XCTAssertEqual(row.show.title, "Bread")
  }
}
