import PodcastKit
import SwiftUI

public struct PodcastsScene: Scene {
  @State private var library: Library
  @State private var player = Player()

  public init(client: any PodcastClient = FixtureClient.sample) {
    _library = State(initialValue: Library(client: client))
  }

  public var body: some Scene {
    WindowGroup("Podcasts") {
      LibraryView()
        .environment(library)
        .environment(player)
    }
  }
}
