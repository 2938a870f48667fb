import Observation
import Recipes
@_exported import Units

@Observable
public final class Item: Identifiable {
  public let id: Int
  public var name: String
  public var amount: Amount

  public init(id: Int, name: String, amount: Amount) {
    self.id = id
    self.name = name
    self.amount = amount
  }

  func fits(_ recipe: Recipes.Item) -> Bool { recipe.name == name && recipe.rating > 0 }
}

extension String {
  var shout: String { uppercased() + "?" }

  public var label: String { shout }
}
