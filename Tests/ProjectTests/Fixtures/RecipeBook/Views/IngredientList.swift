import SwiftUI

struct IngredientList: View {
  let recipe: Recipe
  @State private var servings: Int

  init(recipe: Recipe) {
    self.recipe = recipe
    _servings = State(initialValue: recipe.servings)
  }

  var body: some View {
    Section("Ingredients") {
      Stepper("For \(servings)", value: $servings, in: 1...12)
      ForEach(recipe.ingredients, id: \.name) { ingredient in
        Text(ingredient.scaled(from: recipe.servings, to: servings).description)
      }
    }
  }
}

#Preview("Ingredients") { IngredientList(recipe: .samples[1]) }
