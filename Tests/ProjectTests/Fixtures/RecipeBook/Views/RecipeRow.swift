import SwiftUI

struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    NavigationLink(value: Route.recipe(recipe.id)) {
      HStack {
        Text(recipe.name)
        if isFavorite { Image(systemName: "heart") }
      }
    }
  }
}

#Preview("Favorite") {
  NavigationStack { RecipeRow(recipe: .samples[0], isFavorite: true) }
}
