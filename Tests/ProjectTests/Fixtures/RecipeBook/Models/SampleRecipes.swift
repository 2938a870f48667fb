extension Recipe {
  static let samples = [
    Recipe(
      id: 1, name: "Soup", course: .starter,
      ingredients: [Ingredient(name: "carrots", grams: 300), Ingredient(name: "salt", grams: 4)],
      steps: ["Boil", "Stir"]),
    Recipe(
      id: 2, name: "Bread", servings: 8, ingredients: [Ingredient(name: "flour", grams: 500)],
      steps: ["Bake"]),
    Recipe(id: 3, name: "Trifle", course: .dessert, steps: ["Layer", "Chill", "Serve"]),
  ]
}
