import Foundation
import Observation

/// What plays, and how far it is.
@MainActor @Observable
public final class Player {
  public private(set) var episode: Episode?
  public private(set) var isPlaying = false
  public var position: Duration = .zero
  public var rate: Double {
    get { storedRate }
    set { storedRate = min(max(newValue, 0.5), 3) }
  }
  public private(set) var queue: [Episode] = []

  private var storedRate = 1.0

  public init() {}

  public var progress: Double {
    guard let episode, episode.duration > .zero else { return 0 }
    return position / episode.duration
  }

  public func play(_ episode: Episode) {
    if self.episode?.id != episode.id { position = .zero }
    self.episode = episode
    isPlaying = true
  }

  public func enqueue(_ episode: Episode) {
    guard !queue.contains(episode) else { return }
    queue.append(episode)
  }

  public func togglePlaying() {
    isPlaying.toggle()
  }

  public func skip(by step: Duration) {
    guard let episode else { return }
    position = min(max(position + step, .zero), episode.duration)
    if position == episode.duration { playNext() }
  }

  public func playNext() {
    guard !queue.isEmpty else {
      isPlaying = false
      return
    }
    play(queue.removeFirst())
  }
}
