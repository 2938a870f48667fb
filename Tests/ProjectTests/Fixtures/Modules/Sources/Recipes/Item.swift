import Observation

@Observable
public final class Item {
  public var name: String
  package var rating: Int
  var notes = ""

  public init(name: String, rating: Int = 0) {
    self.name = name
    self.rating = rating
  }
}

public typealias Recipe = Item

extension String {
  var shout: String { uppercased() + "!" }
}
