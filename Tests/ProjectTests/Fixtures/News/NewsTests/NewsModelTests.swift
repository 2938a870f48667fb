import Testing

@testable import News

@MainActor @Suite struct NewsModelTests {
  let model = NewsModel(feed: LocalFeed.sample)

  @Test func pagesAreAddedUntilNoneIsLeft() async {
    await model.loadMore()
    await model.loadMore()
    #expect(model.articles.map(\.headline) == ["Rain", "Sun"])
    await model.loadMore()
    #expect(model.message == "Page 2 is missing")
    model.search = "su"
    #expect(model.visible.map(\.id) == [2])
  }

  @Test func wrongPagesThrow() async {
    await #expect(throws: FeedError(page: 7)) { try await LocalFeed.sample.articles(page: 7) }
  }
}
