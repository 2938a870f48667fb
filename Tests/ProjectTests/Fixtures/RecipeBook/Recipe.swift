struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var steps: [String]
}

enum Route: Hashable {
  case recipe(Recipe.ID)
  case step(Recipe.ID, Int)
}
