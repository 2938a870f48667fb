import Recipes
import Testing

@testable import Pantry

@Test func anItemFitsARecipeOfItsName() {
  let salt = Pantry.Item(id: 1, name: "Salt", amount: 1.grams)
  #expect(salt.fits(Recipe(name: "Salt", rating: 1)))
  #expect(!salt.fits(Recipe(name: "Salt")))
  #expect("salt".shout == "SALT?")
}
