import Foundation
import Observation

/// The shows that are subscribed to, and what is known of them.
@MainActor
@Observable
public final class Library {
  public enum LoadState: Equatable, Sendable {
    case idle, loading, loaded
    case failed(String)
  }

  public private(set) var shows: [Podcast] = []
  public private(set) var state: LoadState = .idle
  public private(set) var subscriptions: Set<Podcast.ID> = []
  public var searchText = ""
  public var sortOrder: SortOrder = .title

  @ObservationIgnored private let client: any PodcastClient

  public init(client: any PodcastClient) {
    self.client = client
  }

  public enum SortOrder: String, CaseIterable, Identifiable, Sendable {
    case title, author

    public var id: Self { self }
  }

  public var visibleShows: [Podcast] {
    let found =
      searchText.isEmpty
      ? shows : shows.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    return switch sortOrder {
    case .title: found.sorted()
    case .author: found.sorted { ($0.author, $0.title) < ($1.author, $1.title) }
    }
  }

  public func isSubscribed(to podcast: Podcast) -> Bool {
    subscriptions.contains(podcast.id)
  }

  public func toggleSubscription(to podcast: Podcast) {
    subscriptions.formSymmetricDifference([podcast.id])
  }

  public func refresh() async {
    state = .loading
    do {
      shows = try await client.shows()
      state = .loaded
    } catch {
      state = .failed(String(describing: error))
    }
  }

  /// Loads the episodes of all shows at once and gives back the titles of those that failed.
  @discardableResult
  public func loadEpisodes() async -> [String] {
    let client = self.client
    let answers = await withTaskGroup(of: (Int, [Episode]?).self) { group in
      for (index, show) in shows.enumerated() {
        group.addTask { (index, try? await client.episodes(of: show)) }
      }
      var answers: [Int: [Episode]] = [:]
      for await (index, episodes) in group {
        answers[index] = episodes
      }
      return answers
    }
    var failed: [String] = []
    for index in shows.indices {
      if let episodes = answers[index] {
        shows[index].episodes = episodes
      } else {
        failed.append(shows[index].title)
      }
    }
    return failed
  }

  public subscript(id: Podcast.ID) -> Podcast? {
    shows.first { $0.id == id }
  }
}
