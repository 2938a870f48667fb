import SwiftUI

struct RootView: View {
  @Environment(RecipeBook.self) private var book

  var body: some View {
    @Bindable var book = book
    NavigationStack(path: $book.path) {
      List(book.recipes) { recipe in
        Button(recipe.name) { book.open(recipe) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id): RecipeView(id: id)
        case .step(let id, let index): StepView(text: book[id]?.steps[index] ?? "")
        }
      }
    }
  }
}
