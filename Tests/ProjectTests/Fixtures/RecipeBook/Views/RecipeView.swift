import SwiftUI

struct RecipeView: View {
  @Environment(RecipeBook.self) private var book
  @Environment(Navigator.self) private var navigator
  let recipe: Recipe

  private var isFavorite: Bool { book.favorites.contains(recipe.id) }

  var body: some View {
    List {
      IngredientList(recipe: recipe)
      Section("Steps") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          NavigationLink(step, value: Route.step(recipe.id, index))
        }
      }
      Button(isFavorite ? "Unlike" : "Like") { book.toggleFavorite(recipe.id) }
      Button("Home", action: navigator.goHome)
    }
    .navigationTitle(recipe.name)
  }
}
