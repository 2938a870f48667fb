import PodcastKit
import SwiftUI

struct EpisodeRow: View {
  @Environment(Player.self) private var player
  let episode: Episode

  private var isCurrent: Bool { player.episode?.id == episode.id }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title)
          .bold(isCurrent)
        Text("\(episode.published, format: .dateTime.day().month()) · \(episode.duration.shortText)")
          .font(.caption)
      }
      Spacer()
      Button("Play \(episode.title)", systemImage: "play.fill") { player.play(episode) }
        .labelStyle(.iconOnly)
    }
    .contextMenu {
      Button("Queue \(episode.title)") { player.enqueue(episode) }
    }
  }
}
