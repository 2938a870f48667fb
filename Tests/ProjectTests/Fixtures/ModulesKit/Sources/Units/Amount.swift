public struct Amount: Hashable, CustomStringConvertible {
  public var grams: Int

  public init(grams: Int) { self.grams = grams }

  public var description: String { "\(grams) g" }
}

extension Int {
  public var grams: Amount { Amount(grams: self) }

  var hidden: Int { self }
}
