import Observation

@Observable
final class RecipeBook {
  var recipes = [
    Recipe(id: 1, name: "Soup", steps: ["Boil", "Stir"]), Recipe(id: 2, name: "Bread", steps: ["Bake"]),
  ]
  var path: [Route] = []

  subscript(id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  func open(_ recipe: Recipe) { path.append(.recipe(recipe.id)) }
}
