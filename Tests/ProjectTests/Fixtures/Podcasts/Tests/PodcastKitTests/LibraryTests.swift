import Foundation
import Testing

@testable import PodcastKit

@MainActor
@Suite(.serialized) final class LibraryTests {
  let library = Library(client: FixtureClient.sample)

  @Test func showsAreSortedByTitle() async {
    await library.refresh()
    #expect(library.state == .loaded)
    #expect(library.visibleShows.map(\.title) == ["Bread", "Deep Water", "Static"])
    library.searchText = "water"
    #expect(library.visibleShows.map(\.author) == ["Studio D"])
  }

  @Test func whatCannotBeReadIsNamed() async {
    await library.refresh()
    let failed = await library.loadEpisodes()
    #expect(failed == ["Static"])
    #expect(library.shows.map(\.episodes.count) == [1, 2, 0])
  }

  @Test func clientsThrowTheirOwnErrors() async throws {
    let unknown = Podcast(title: "Nobody", author: "")
    await #expect(throws: PodcastClientError.unknownShow("Nobody")) {
      try await FixtureClient.sample.episodes(of: unknown)
    }
    let unreadable = Podcast(title: "Static", author: "")
    let error = await #expect(throws: PodcastClientError.self) {
      try await FixtureClient.sample.episodes(of: unreadable)
    }
    #expect(error?.description == "The answer cannot be read.")
  }

  @Test func episodesSurviveTheirEncoding() throws {
    let episode = Episode(
      id: 3, title: "Salt", duration: .seconds(90), published: Date(timeIntervalSince1970: 0))
    let data = try JSONEncoder().encode(episode)
    #expect(try JSONDecoder().decode(Episode.self, from: data) == episode)
  }
}
