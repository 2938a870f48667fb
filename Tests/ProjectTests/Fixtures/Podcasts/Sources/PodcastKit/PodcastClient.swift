import Foundation

public protocol PodcastClient: Sendable {
  func shows() async throws -> [Podcast]
  func episodes(of podcast: Podcast) async throws -> [Episode]
}

public enum PodcastClientError: Error, Equatable, CustomStringConvertible {
  case unknownShow(String)
  case unreadable

  public var description: String {
    switch self {
    case .unknownShow(let title): return "There is no show called \(title)."
    case .unreadable: return "The answer cannot be read."
    }
  }
}

/// Reads documents of JSON that lie in memory.
public struct FixtureClient: PodcastClient {
  private let documents: [String: String]

  public init(documents: [String: String]) {
    self.documents = documents
  }

  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  public func shows() async throws -> [Podcast] {
    documents.keys.sorted().map { Podcast(title: $0, author: "Studio \($0.prefix(1))") }
  }

  public func episodes(of podcast: Podcast) async throws -> [Episode] {
    guard let document = documents[podcast.title] else {
      throw PodcastClientError.unknownShow(podcast.title)
    }
    do {
      return try decoder.decode([Episode].self, from: Data(document.utf8))
        .sorted { $0.published > $1.published }
    } catch is DecodingError {
      throw PodcastClientError.unreadable
    }
  }
}
