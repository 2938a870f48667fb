import Observation

@MainActor @Observable
final class NewsModel {
  private(set) var articles: [Article] = []
  private(set) var message: String?
  var search = ""
  private var page = 0
  private let feed: any Feed

  init(feed: any Feed) { self.feed = feed }

  var visible: [Article] {
    search.isEmpty
      ? articles : articles.filter { $0.headline.localizedCaseInsensitiveContains(search) }
  }

  func loadMore() async {
    do {
      articles += try await feed.articles(page: page)
      page += 1
      message = nil
    } catch let error as FeedError {
      message = "Page \(error.page) is missing"
    } catch {
      message = "Unreadable"
    }
  }

  func toggleSaved(_ article: Article) {
    guard let index = articles.firstIndex(where: { $0.id == article.id }) else { return }
    articles[index].isSaved.toggle()
  }
}
