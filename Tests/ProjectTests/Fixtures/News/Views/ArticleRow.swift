import SwiftUI

struct ArticleRow: View {
  let article: Article
  let save: () -> Void

  var body: some View {
    HStack {
      Text(article.headline)
      if article.isSaved { Label("Saved", systemImage: "bookmark") }
      Button("Save \(article.headline)", action: save)
    }
  }
}
