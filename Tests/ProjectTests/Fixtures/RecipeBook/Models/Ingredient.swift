struct Ingredient: Hashable, Codable {
  var name: String
  var grams: Int

  func scaled(from servings: Int, to wanted: Int) -> Ingredient {
    Ingredient(name: name, grams: grams * wanted / servings)
  }
}

extension Ingredient: CustomStringConvertible {
  var description: String { "\(grams) g \(name)" }
}
