import PodcastKit
import SwiftUI

struct ShowList: View {
  @Environment(Library.self) private var library
  let failed: [String]

  var body: some View {
    List {
      ForEach(library.visibleShows) { show in
        NavigationLink(value: show) {
          ShowRow(show: show, isSubscribed: library.isSubscribed(to: show))
        }
        .swipeActions {
          Button(library.isSubscribed(to: show) ? "Leave" : "Subscribe") {
            library.toggleSubscription(to: show)
          }
          .tint(.purple)
        }
      }
      if !failed.isEmpty {
        Text("Not loaded: \(failed.formatted())")
          .foregroundStyle(.secondary)
      }
    }
    .listStyle(.plain)
    .overlay {
      if library.visibleShows.isEmpty {
        ContentUnavailableView.search(text: library.searchText)
      }
    }
  }
}

struct ShowRow: View {
  let show: Podcast
  let isSubscribed: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(show.title).font(.headline)
        if isSubscribed {
          Image(systemName: "checkmark.circle.fill")
            .accessibilityLabel("Subscribed")
        }
      }
      Text("^[\(show.episodes.count) episode](inflect: true)")
        .font(.caption)
    }
  }
}
