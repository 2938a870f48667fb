struct Recipe: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var course = Course.main
  var servings = 2
  var ingredients: [Ingredient] = []
  var steps: [String]
}

enum Course: String, CaseIterable, Codable, Identifiable {
  case starter, main, dessert

  var id: Self { self }
  var title: String { rawValue.capitalized }
}
