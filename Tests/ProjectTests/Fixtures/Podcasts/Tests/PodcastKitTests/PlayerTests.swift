import Foundation
import Testing

@testable import PodcastKit

extension Tag {
  @Tag static var playback: Self
}

@MainActor
struct PlayerTests {
  private let player = Player()

  private func episode(_ id: Int, seconds: Int = 60) -> Episode {
    Episode(id: id, title: "Part \(id)", duration: .seconds(seconds), published: .distantPast)
  }

  @Test(.tags(.playback)) func theQueuePlaysInOrder() {
    player.play(episode(1))
    player.enqueue(episode(2))
    player.enqueue(episode(2))
    #expect(player.queue.count == 1)
    player.skip(by: .seconds(45))
    #expect(player.progress == 0.75)
    player.skip(by: .seconds(45))
    #expect(player.episode?.id == 2)
    #expect(player.position == .zero)
    player.playNext()
    #expect(!player.isPlaying)
  }

  @Test(.tags(.playback), arguments: [(0.1, 0.5), (1.25, 1.25), (9, 3)])
  func ratesAreKeptInBounds(asked: Double, given: Double) {
    player.rate = asked
    #expect(player.rate == given)
  }

  @Test func durationsAreShort() {
    #expect(Duration.seconds(45 * 60).shortText == "45 min")
    #expect(Duration.seconds(65 * 60).shortText == "1 h 5 min")
    #expect(Duration.seconds(187).clockText == "3:07")
  }
}
