import Observation

@Observable
final class RecipeBook {
  private(set) var recipes = Recipe.samples
  private(set) var favorites: Set<Recipe.ID> = []
  var search = ""

  subscript(id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  func recipes(of course: Course) -> [Recipe] {
    recipes.filter { $0.course == course && (search.isEmpty || $0.name.contains(search)) }
  }

  func toggleFavorite(_ id: Recipe.ID) {
    if favorites.remove(id) == nil { favorites.insert(id) }
  }
}
