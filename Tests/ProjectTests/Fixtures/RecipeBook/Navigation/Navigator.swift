import Observation

@Observable
final class Navigator {
  var path: [Route] = []

  func open(_ recipe: Recipe.ID, step: Int? = nil) {
    path = [.recipe(recipe)]
    if let step { path.append(.step(recipe, step)) }
  }

  /// The step behind the one that is shown; back to the recipe after the last.
  func goOn(in recipe: Recipe) {
    guard case .step(recipe.id, let index) = path.last else { return }
    path.removeLast()
    if index + 1 < recipe.steps.count { path.append(.step(recipe.id, index + 1)) }
  }

  func goHome() { path.removeAll() }
}
