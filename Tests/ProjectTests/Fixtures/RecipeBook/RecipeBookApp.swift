import SwiftUI

@main
struct RecipeBookApp: App {
  @State private var book = RecipeBook()
  @State private var navigator = Navigator()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(book)
        .environment(navigator)
    }
  }
}
