import SwiftUI

struct NewsView: View {
  @State private var model = NewsModel(feed: LocalFeed.sample)

  var body: some View {
    VStack {
      SearchField(text: $model.search)
      ForEach(model.visible) { article in
        ArticleRow(article: article) { model.toggleSaved(article) }
      }
      if let message = model.message { MessageBar(text: message) }
      Button("More") { Task { await model.loadMore() } }
    }
    .task { await model.loadMore() }
  }
}

#Preview { NewsView() }
