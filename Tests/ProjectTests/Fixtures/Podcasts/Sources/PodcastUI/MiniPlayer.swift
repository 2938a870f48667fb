import PodcastKit
import SwiftUI

struct MiniPlayer: View {
  @Environment(Player.self) private var player
  @State private var isExpanded = false

  var body: some View {
    if let episode = player.episode {
      VStack {
        HStack {
          Text(episode.title).lineLimit(1)
          Spacer()
          Button(player.isPlaying ? "Pause" : "Resume") { player.togglePlaying() }
          Button("Forward") { player.skip(by: .seconds(30)) }
        }
        ProgressView(value: player.progress)
      }
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
      .onTapGesture { isExpanded = true }
      .sheet(isPresented: $isExpanded) { PlayerView(episode: episode) }
    }
  }
}

struct PlayerView: View {
  @Environment(Player.self) private var player
  @Environment(\.dismiss) private var dismiss
  let episode: Episode

  var body: some View {
    @Bindable var player = player
    VStack(spacing: 24) {
      Text(episode.title).font(.title2)
      Text(player.position.clockText).monospacedDigit()
      Stepper("Speed \(player.rate.formatted())", value: $player.rate, in: 0.5...3, step: 0.25)
      if !player.queue.isEmpty {
        Text("Next: \(player.queue.map(\.title).joined(separator: ", "))")
      }
      Button("Close") { dismiss() }
    }
    .presentationDetents([.medium, .large])
  }
}
