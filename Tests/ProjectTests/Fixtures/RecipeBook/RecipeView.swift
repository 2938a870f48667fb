import SwiftUI

struct RecipeView: View {
  @Environment(RecipeBook.self) private var book
  let id: Recipe.ID

  var body: some View {
    if let recipe = book[id] {
      VStack {
        Text("Recipe: \(recipe.name)")
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          NavigationLink(step, value: Route.step(id, index))
        }
        Button("Home") { book.path = [] }
      }
    }
  }
}
