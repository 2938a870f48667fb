import Observation
import Pantry
import Recipes

@Observable
final class Shelf {
  var items = [
    Pantry.Item(id: 1, name: "Salt", amount: 500.grams),
    Pantry.Item(id: 2, name: "Rice", amount: 2000.grams),
  ]
  var recipe = Recipe(name: "Rice")

  func use(_ item: Pantry.Item) { item.amount.grams -= 100 }
}
