enum Route: Hashable, Codable {
  case recipe(Recipe.ID)
  case step(Recipe.ID, Int)
}
