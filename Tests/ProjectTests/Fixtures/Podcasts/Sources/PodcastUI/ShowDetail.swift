import PodcastKit
import SwiftUI

struct ShowDetail: View {
  @Environment(Library.self) private var library
  let show: Podcast

  private var current: Podcast { library[show.id] ?? show }

  var body: some View {
    List {
      Section {
        Toggle("Subscribed", isOn: subscription)
      } header: {
        Text("by \(current.author)")
      }
      Section("Episodes") {
        ForEach(current.episodes) { EpisodeRow(episode: $0) }
      }
    }
    .navigationTitle(current.title)
    #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
  }

  private var subscription: Binding<Bool> {
    Binding(
      get: { library.isSubscribed(to: show) },
      set: { _ in library.toggleSubscription(to: show) })
  }
}
