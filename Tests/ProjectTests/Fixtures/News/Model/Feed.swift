import Foundation

protocol Feed: Sendable {
  func articles(page: Int) async throws -> [Article]
}

struct FeedError: Error, Equatable { let page: Int }

/// Pages of JSON, as a server sends them.
struct LocalFeed: Feed {
  let pages: [String]

  func articles(page: Int) async throws -> [Article] {
    guard pages.indices.contains(page) else { throw FeedError(page: page) }
    return try JSONDecoder().decode([Article].self, from: Data(pages[page].utf8))
  }

  static let sample = LocalFeed(pages: [
    #"[{"id": 1, "headline": "Rain", "body": "It rains."}]"#,
    #"[{"id": 2, "headline": "Sun", "body": "It shines."}]"#,
  ])
}
