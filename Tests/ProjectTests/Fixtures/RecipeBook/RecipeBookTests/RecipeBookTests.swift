import Testing

@testable import RecipeBook

@Test func recipesAreFoundByCourseAndName() {
  let book = RecipeBook()
  #expect(book.recipes(of: .main).map(\.name) == ["Bread"])
  book.search = "Tri"
  #expect(book.recipes(of: .main).isEmpty)
  #expect(book.recipes(of: .dessert).map(\.id) == [3])
  #expect(book[4] == nil)
}

@Test(arguments: [(1, 75), (2, 150), (8, 600)])
func ingredientsAreScaled(_ servings: Int, _ grams: Int) {
  let ingredient = Ingredient(name: "peas", grams: 300)
  #expect(ingredient.scaled(from: 4, to: servings).grams == grams)
}
