import Foundation

public struct Podcast: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var title: String
  public var author: String
  public var episodes: [Episode]

  public init(id: UUID = UUID(), title: String, author: String, episodes: [Episode] = []) {
    self.id = id
    self.title = title
    self.author = author
    self.episodes = episodes
  }
}

extension Podcast: Comparable {
  public static func < (lhs: Podcast, rhs: Podcast) -> Bool {
    lhs.title.localizedStandardCompare(rhs.title) == .orderedAscending
  }
}
