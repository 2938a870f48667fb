import PodcastKit
import SwiftUI

public struct LibraryView: View {
  @Environment(Library.self) private var library
  @State private var failed: [String] = []

  public init() {}

  public var body: some View {
    @Bindable var library = library
    NavigationStack {
      Group {
        switch library.state {
        case .idle, .loading:
          ProgressView("Loading")
        case .failed(let message):
          ContentUnavailableView(
            "No shows", systemImage: "wifi.slash", description: Text(message))
        case .loaded:
          ShowList(failed: failed)
        }
      }
      .navigationTitle("Shows")
      .navigationDestination(for: Podcast.self) { ShowDetail(show: $0) }
      .searchable(text: $library.searchText, prompt: "Search shows")
      .toolbar {
        ToolbarItem {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort by", selection: $library.sortOrder) {
              ForEach(Library.SortOrder.allCases) { Text($0.rawValue.capitalized) }
            }
          }
        }
      }
    }
    #if SHOWS_PLAYER
      .safeAreaInset(edge: .bottom) { MiniPlayer() }
    #endif
    .task {
      await library.refresh()
      failed = await library.loadEpisodes()
    }
    .refreshable { await library.refresh() }
  }
}

#Preview {
  LibraryView()
    .environment(Library(client: FixtureClient.sample))
    .environment(Player())
}
